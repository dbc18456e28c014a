// Runs every script check over every face of a script.
import type { Problem } from '../../text';
import type { ForgeVocabulary } from '../../vocabulary/forge';
import { disabledBy } from './cards';
import { guessMode, modeKinds } from './learn';
import { SCRIPT_CHECKS } from './problems.generated';
import type { ScriptContext } from './problems/script-check';
import type { Body, Script, ScriptFace } from './script';
import { findParameter } from './script';

/** The problems of a script, in the order of their places. */
export function findScriptProblems(script: Script, vocabulary: ForgeVocabulary): readonly Problem[] {
  const off = new Set(disabledBy(script).map(({ check }) => check));
  const problems: Problem[] = [];
  for (const face of script.faces) {
    if (face.lines.length === 0) continue;
    const context = makeContext(script, face, vocabulary);
    for (const check of SCRIPT_CHECKS) {
      if (off.has(check.id)) continue;
      for (const found of check.find(context)) problems.push(found);
    }
  }
  return problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** What the checks of one face share. */
export function makeContext(script: Script, face: ScriptFace, vocabulary: ForgeVocabulary): ScriptContext {
  const modes = modeKinds(face);
  const merged = new Map<Body, ReadonlyMap<string, number> | undefined>();
  const ofCard = script.faces.filter(({ card }) => card === face.card);
  let wholeText: string | undefined;
  return {
    script,
    face,
    vocabulary,
    knownParameters(body) {
      if (!merged.has(body)) merged.set(body, parametersOf(body, modes, vocabulary));
      return merged.get(body);
    },
    definedNames: namesOn(face, vocabulary),
    oracle: oracleOf(face),
    get wholeText() {
      return (wholeText ??= ofCard.map((other) => textOf(other, ['Oracle', 'K'])).join('\n'));
    },
  };
}

/** A face with two `Oracle:` lines has run together with another; neither is to be trusted. */
function oracleOf(face: ScriptFace): string {
  return face.lines.filter(({ key }) => key.value === 'Oracle').length === 1 ? textOf(face, ['Oracle']) : '';
}

function textOf(face: ScriptFace, keys: readonly string[]): string {
  const lines = face.lines
    .filter(({ key, value }) => keys.includes(key.value) && !value.value.startsWith('etbCounter'))
    .map(({ value }) => value.value);
  // A thousand is written with a comma, which would make it two numbers.
  return lines
    .join('\n')
    .replaceAll('\\n', '\n')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .toLowerCase();
}

function parametersOf(
  body: Body,
  modes: ReadonlyMap<string, 'trigger' | 'static'>,
  { handlers }: ForgeVocabulary,
): ReadonlyMap<string, number> | undefined {
  const { declarer } = body;
  if (!declarer) return undefined;
  const kinds =
    declarer.kind === 'mode'
      ? [modes.get(body.owner?.name.value ?? '') ?? guessMode(body), 'trigger', 'static']
      : [declarer.kind];
  const maps = declarer.names.flatMap((name) => {
    for (const kind of kinds) {
      const known = handlers.get(`${kind}:${name}`);
      if (known) return [known];
    }
    return [];
  });
  if (maps.length === 0) return undefined;
  if (maps.length === 1) return maps[0];
  const all = new Map<string, number>();
  for (const map of maps) for (const [name, count] of map) all.set(name, Math.max(count, all.get(name) ?? 0));
  return all;
}

function namesOn(face: ScriptFace, { makers }: ForgeVocabulary): ReadonlySet<string> {
  const names = new Set<string>(face.variableNamed.keys());
  for (const body of face.bodies) {
    // Flips of several coins are counted in `X`, if no other name is given.
    if (body.declarer?.names[0] === 'FlipCoin' && findParameter(body, 'Amount')) names.add('X');
    for (const { name, value } of body.parameters) {
      if (!makers.has(name.value)) continue;
      for (const word of value.value.split(/\s*[,&]\s*/)) names.add(word);
    }
  }
  return names;
}
