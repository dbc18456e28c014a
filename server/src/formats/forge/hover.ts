// What a script variable stands for, with everything that follows from it spelled out.
import { touches } from '../../text';
import type { ForgeVocabulary } from '../../vocabulary/forge';
import type { FileHover } from '../file-format';
import { findNameAt } from './navigation';
import { describeBody } from './outline';
import { isWords } from './parameter-words';
import { findReferences } from './references';
import type { Reference } from './references';
import type { Body, Script, ScriptFace } from './script';

/** A chain longer than that is cut; the game's own are shorter. */
const LONGEST_CHAIN = 24;

/** What stands at the offset: a script variable with its chain, or a parameter with how often it is used. */
export function hoverAt(script: Script, offset: number, vocabulary: ForgeVocabulary): FileHover | undefined {
  const place = findNameAt(script, offset, vocabulary);
  if (place) {
    if (!place.face.variableNamed.has(place.name)) return undefined;
    return { file: place.file, markdown: spellOut(place.face, place.name, vocabulary).join('\n') };
  }
  for (const face of script.faces) {
    for (const body of face.bodies) {
      const declared = body.declarer?.parameter;
      if (declared && offset >= declared.file.start && offset <= declared.file.end)
        return { file: declared.file, markdown: spellOutBody(face, body, vocabulary).join('\n') };
      const parameter = body.parameters.find(({ name, dollar }) => dollar && touches(name.file, offset));
      if (parameter)
        return {
          file: parameter.name.file,
          markdown: describeParameter(body, parameter.name.value, vocabulary),
        };
    }
  }
  return undefined;
}

/** A nested list: what the variable does, then what it leads to. */
export function spellOut(face: ScriptFace, name: string, vocabulary: ForgeVocabulary): readonly string[] {
  const lines: string[] = [];
  walkChain(face, name, 0, findReferences(face, vocabulary), lines);
  return lines;
}

/** The same for an ability, trigger or effect that stands in a line of its own, or in a script variable. */
function spellOutBody(face: ScriptFace, body: Body, vocabulary: ForgeVocabulary): readonly string[] {
  if (body.owner) return spellOut(face, body.owner.name.value, vocabulary);
  const references = findReferences(face, vocabulary);
  const lines = [`- ${describe(body)}`];
  const children = references.filter((reference) => reference.body === body).map(({ name }) => name);
  children.sort((a, b) => a.file.start - b.file.start);
  for (const child of new Set(children.map(({ value }) => value))) {
    walkChain(face, child, 1, references, lines);
  }
  return lines;
}

function walkChain(
  face: ScriptFace,
  name: string,
  from: number,
  references: readonly Reference[],
  lines: string[],
): void {
  const walk = (current: string, depth: number, seen: ReadonlySet<string>) => {
    if (lines.length >= LONGEST_CHAIN) return;
    const variable = face.variableNamed.get(current);
    if (!variable) {
      lines.push(`${'  '.repeat(depth)}- **${code(current)}**: not defined on this face`);
      return;
    }
    if (seen.has(current)) {
      lines.push(`${'  '.repeat(depth)}- **${code(current)}**: again, from its beginning`);
      return;
    }
    lines.push(
      `${'  '.repeat(depth)}- **${code(current)}**: ${variable.body ? describe(variable.body) : code(variable.value.value)}`,
    );
    const next = new Set([...seen, current]);
    for (const child of leadingFrom(current, references)) walk(child, depth + 1, next);
  };
  walk(name, from, new Set());
  if (lines.length >= LONGEST_CHAIN && lines.at(-1) !== '- …') lines.push('- …');
}

/** What a variable names, each once, in the order of the file. */
function leadingFrom(name: string, references: readonly Reference[]): ReadonlySet<string> {
  const names = references
    .filter(({ body, owner }) => (body?.owner ?? owner)?.name.value === name)
    .map((reference) => reference.name);
  return new Set(names.sort((a, b) => a.file.start - b.file.start).map(({ value }) => value));
}

const DECLARERS = /^(?:DB|AB|SP|ST|Mode|Event)$/i;

/** `Draw ability (Defined: You, NumCards: 2)`, without the words for people. */
function describe(body: Body): string {
  const said = body.parameters.filter(
    ({ name, dollar }) =>
      dollar &&
      !DECLARERS.test(name.value) &&
      !isWords(name.value) &&
      !/^AI/.test(name.value) &&
      !/SubAbility$/.test(name.value),
  );
  const details = said.map(({ name, value }) => `${name.value}: ${code(value.value)}`).join(', ');
  return details === '' ? describeBody(body) : `${describeBody(body)} (${details})`;
}

function describeParameter(body: Body, name: string, { handlers, parameters }: ForgeVocabulary): string {
  const { declarer } = body;
  const kinds = declarer?.kind === 'mode' ? ['trigger', 'static'] : declarer ? [declarer.kind] : [];
  const uses = (declarer?.names ?? []).flatMap((handler) =>
    kinds.map((kind) => handlers.get(`${kind}:${handler}`)?.get(name) ?? 0),
  );
  const here = Math.max(0, ...uses);
  const all = parameters.get(name) ?? 0;
  const of = declarer ? ` of ${code(declarer.names.join(','))}` : '';
  return `Parameter **${name}$**${of}: known from ${here} scripts with it, ${all} in all.`;
}

/** Text as code, whatever it holds. */
function code(text: string): string {
  const shown = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return `\`${shown.replaceAll('`', 'ˋ').replace(/[\r\n]+/g, ' ')}\``;
}
