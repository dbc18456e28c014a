// What fits at a place in a script: parameters of the effect, effects, script variables, usual values.
import type { FileSpan } from '../../text';
import type { ForgeVocabulary } from '../../vocabulary/forge';
import { forgeLineKeys } from '../../vocabulary/forge';
import { keywordAbilities } from '../../vocabulary/keyword-abilities';
import type { FileCompletion } from '../file-format';
import { makeContext } from './find-problems';
import { referenceKind } from './references';
import type { Body, Parameter, Script, ScriptFace } from './script';

/** Completions at the offset, the most usual first. */
export function completeAt(
  script: Script,
  offset: number,
  vocabulary: ForgeVocabulary,
): readonly FileCompletion[] {
  const face = script.faces.find(({ file }) => offset >= file.start && offset <= file.end);
  const body = face?.bodies.find(
    ({ file }) => offset >= file.start && offset <= lineEnd(script.text, file.end),
  );
  if (!face || !body) return keywords(script.text, offset) ?? lineKeys(script.text, offset);
  const parameter = body.parameters.findLast(({ file }) => offset >= file.start);
  const bar = script.text.lastIndexOf('|', offset - 1);
  const isInside = parameter !== undefined && bar < parameter.file.start;
  if (isInside && parameter.dollar && offset >= parameter.value.file.start) {
    return values(body, parameter, face, offset, script.text, vocabulary);
  }
  return names(script, body, face, offset, vocabulary);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The word before the offset, which a completion replaces. */
function wordBefore(text: string, offset: number): FileSpan {
  let start = offset;
  while (start > 0 && /\w/.test(text[start - 1]!)) start--;
  return { start, end: offset };
}

function lineKeys(text: string, offset: number): FileCompletion[] {
  const file = wordBefore(text, offset);
  if (file.start > 0 && text[file.start - 1] !== '\n') return [];
  return forgeLineKeys.map((key) => ({
    label: key,
    detail: 'line',
    file,
    newText: key === 'ALTERNATE' ? key : `${key}:`,
  }));
}

/** Keyword abilities in a `K:` line; undefined in any other. */
function keywords(text: string, offset: number): FileCompletion[] | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const before = /^K:([\p{L} ]*)$/u.exec(text.slice(start, offset));
  if (!before) return undefined;
  const file = { start: start + 2, end: offset };
  return [...keywordAbilities.values()].map(({ name, forms }) => {
    const label = name.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
    // What stands behind a keyword is parted from it by a colon.
    const isBare = forms.length === 0 || forms.includes('~');
    return { label, detail: 'keyword', file, newText: isBare ? label : `${label}:` };
  });
}

function names(
  script: Script,
  body: Body,
  face: ScriptFace,
  offset: number,
  vocabulary: ForgeVocabulary,
): FileCompletion[] {
  const file = wordBefore(script.text, offset);
  const used = new Set(body.parameters.filter(({ dollar }) => dollar).map(({ name }) => name.value));
  const known = makeContext(script, face, vocabulary).knownParameters(body) ?? new Map<string, number>();
  return [...known]
    .filter(([name]) => !used.has(name) && !(body.declarer && /^(?:DB|AB|SP|ST)$/.test(name)))
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => ({ label: name, detail: `${count} scripts`, file, newText: `${name}$ ` }));
}

function values(
  body: Body,
  parameter: Parameter,
  face: ScriptFace,
  offset: number,
  text: string,
  vocabulary: ForgeVocabulary,
): FileCompletion[] {
  const file = wordBefore(text, offset);
  if (body.declarer?.parameter === parameter) return declared(body, file, vocabulary);
  const kind = referenceKind(body, parameter, vocabulary);
  const variables =
    kind === undefined
      ? []
      : [...face.variableNamed.keys()].filter((name) => name !== body.owner?.name.value);
  const name = parameter.name.value;
  const known = /^CounterTypes?\d?$/.test(name) ? vocabulary.counters : vocabulary.values.get(name);
  const usual = kind === 'variable' ? [] : [...(known ?? [])].sort((a, b) => b[1] - a[1]);
  return [
    ...variables.map((name) => ({ label: name, detail: 'script variable', file, newText: name })),
    ...usual.map(([word, count]) => ({ label: word, detail: `${count} scripts`, file, newText: word })),
  ];
}

/** Effects, modes or events. */
function declared(body: Body, file: FileSpan, vocabulary: ForgeVocabulary): FileCompletion[] {
  const kinds = body.declarer!.kind === 'mode' ? ['trigger', 'static'] : [body.declarer!.kind];
  return [...vocabulary.handlers.keys()].flatMap((handler) => {
    const colon = handler.indexOf(':');
    const name = handler.slice(colon + 1);
    return kinds.includes(handler.slice(0, colon))
      ? [{ label: name, detail: handler.slice(0, colon), file, newText: name }]
      : [];
  });
}
