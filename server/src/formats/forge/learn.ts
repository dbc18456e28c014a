// Learns the vocabulary of scripts from scripts: what is used with what, and how often.
import type { ForgeReference, ForgeVocabulary } from '../../vocabulary/forge';
import { findCounterTypes } from './counter-types';
import { isWords } from './parameter-words';
import { readScript } from './read-script';
import type { Body, ScriptFace } from './script';

/** How often values of a parameter name a script variable of their face. */
interface ReferenceCount {
  defined: number;
  numbers: number;
  /** Words that name no variable of the face, with the number of scripts. */
  readonly undefinedWords: Map<string, number>;
}

/** Values kept for one parameter at most, and how often one must be seen to be kept. */
const VALUES_KEPT = 60;
const VALUE_SEEN = 3;

/**
 * The vocabulary of the given scripts. A word counts once for each script. `texts` may be the user's own folder;
 * merge the result with the table that ships (`mergeForgeVocabularies`).
 */
export function learnVocabulary(texts: Iterable<string>): ForgeVocabulary {
  const learning = new VocabularyLearner();
  for (const text of texts) learning.add(text);
  return learning.finish();
}

/** Learns script by script, for who must do other things in between. */
export class VocabularyLearner {
  private readonly handlers = new Map<string, Map<string, number>>();
  private readonly parameters = new Map<string, number>();
  private readonly references = new Map<string, ReferenceCount>();
  private readonly makers = new Set<string>();
  private readonly counters = new Map<string, number>();
  private readonly expressions = new Map<string, number>();
  private readonly values = new Map<string, Map<string, number>>();
  private readonly definitions = new Map<string, number>();
  private readonly orphans = new Map<string, { plain: number; other: number }>();
  /** What this script has added already. */
  private seen = new Set<string>();

  add(text: string): void {
    this.seen = new Set();
    for (const face of readScript(text).faces) {
      const modes = modeKinds(face);
      for (const body of face.bodies) this.addBody(body, face, modes);
      this.addVariables(face);
      this.addCounters(face);
    }
  }

  private addBody(body: Body, face: ScriptFace, modes: ReadonlyMap<string, 'trigger' | 'static'>): void {
    const { declarer } = body;
    if (!declarer) return;
    const kind =
      declarer.kind === 'mode' ? (modes.get(body.owner?.name.value ?? '') ?? guessMode(body)) : declarer.kind;
    for (const name of declarer.names) {
      const handler = `${kind}:${name}`;
      const known = this.handlers.get(handler) ?? new Map<string, number>();
      this.handlers.set(handler, known);
      for (const parameter of body.parameters) {
        if (parameter.dollar) this.count(known, parameter.name.value, `${handler}/`);
      }
    }
    for (const parameter of body.parameters) {
      if (!parameter.dollar) continue;
      const { value } = parameter.value;
      const name = parameter.name.value;
      this.count(this.parameters, name, 'parameter/');
      if (isMaker(name, declarer.names[0])) this.makers.add(name);
      this.addReference(name, `${kind}:${declarer.names[0] ?? ''}`, value, face);
      if (isWords(name)) continue;
      const values = this.values.get(name) ?? new Map<string, number>();
      this.values.set(name, values);
      for (const word of value.split(/\s*[,&]\s*/)) {
        if (/^[A-Za-z]\w*$/.test(word) && !face.variableNamed.has(word))
          this.count(values, word, `value/${name}/`);
      }
    }
  }

  private addReference(name: string, handler: string, value: string, face: ScriptFace): void {
    if (isWords(name) || NO_REFERENCE.test(name)) return;
    for (const key of [name, `${handler}/${name}`]) {
      let count = this.references.get(key);
      if (!count) this.references.set(key, (count = { defined: 0, numbers: 0, undefinedWords: new Map() }));
      for (const word of value.split(/\s*[,&]\s*/)) {
        const bare = word.replace(/^[+-]/, '').replace(/^(?:LT|LE|EQ|GE|GT|NE)(?=[A-Z]|\d)/, '');
        if (/^\d+$/.test(bare)) count.numbers++;
        else if (face.variableNamed.has(bare)) count.defined++;
        else if (/^[A-Za-z_]\w*$/.test(bare)) this.count(count.undefinedWords, bare, `word/${key}/`);
      }
    }
  }

  private addVariables(face: ScriptFace): void {
    for (const [name, variable] of face.variableNamed) {
      this.count(this.definitions, name, 'definition/');
      const head = /^([A-Za-z]\w*)\s*\$/.exec(variable.value.value)?.[1];
      if (head && !variable.body) this.count(this.expressions, head, 'expression/');
      if (isMentioned(face, name)) continue;
      const orphan = this.orphans.get(name) ?? { plain: 0, other: 0 };
      this.orphans.set(name, orphan);
      if (variable.body || head) orphan.other++;
      else orphan.plain++;
    }
  }

  private addCounters(face: ScriptFace): void {
    for (const { value } of findCounterTypes(face)) this.count(this.counters, value, 'counter/');
  }

  private count(map: Map<string, number>, word: string, where: string): void {
    const key = where + word;
    if (word === '' || this.seen.has(key)) return;
    this.seen.add(key);
    map.set(word, (map.get(word) ?? 0) + 1);
  }

  finish(): ForgeVocabulary {
    const { references, numberWords } = this.finishReferences();
    const readByGame = new Map<string, number>();
    for (const [name, { plain, other }] of this.orphans) {
      const defined = this.definitions.get(name) ?? 0;
      if (plain > 1 || (plain > 0 && plain * 2 >= defined)) readByGame.set(name, plain + other);
      else if (other >= 2 && other * 2 >= defined) readByGame.set(name, other);
    }
    const values = new Map<string, Map<string, number>>();
    for (const [name, counts] of this.values) {
      const kept = [...counts].filter(([, count]) => count >= VALUE_SEEN).sort((a, b) => b[1] - a[1]);
      if (kept.length > 0) values.set(name, new Map(kept.slice(0, VALUES_KEPT)));
    }
    const { handlers, parameters, makers, counters, expressions } = this;
    return {
      handlers,
      parameters,
      references,
      numberWords,
      makers,
      counters,
      readByGame,
      expressions,
      values,
    };
  }

  private finishReferences(): { references: Map<string, ForgeReference>; numberWords: Map<string, number> } {
    const references = new Map<string, ForgeReference>();
    const numberWords = new Map<string, number>();
    for (const [key, { defined, numbers, undefinedWords }] of this.references) {
      if (this.makers.has(key.replace(/^.*\//, '')) || defined < 1) continue;
      let missing = 0;
      for (const count of undefinedWords.values()) missing += count;
      if (numbers === 0) {
        // A few agreements may be chance, as a variable may be named like a zone; names that say so are believed.
        const isSure =
          defined >= 10 ? defined >= 20 * missing : missing === 0 && SOUNDS_LIKE_VARIABLE.test(key);
        if (isSure) references.set(key, /(?:Compare|LifeAmount)$/.test(key) ? 'number' : 'variable');
        continue;
      }
      // `All` or `Double` come back in many scripts; single letters are the names of variables.
      const words = [...undefinedWords].filter(([word, count]) => count >= 2 && !/^[A-Z]\d?$/.test(word));
      for (const [, count] of words) missing -= count;
      if (defined < 5 || defined < 9 * missing) continue;
      references.set(key, 'number');
      for (const [word, count] of undefinedWords) {
        if (/^[A-Z]\d?$/.test(word)) continue;
        if (count >= 2) {
          numberWords.set(word, Math.max(count, numberWords.get(word) ?? 0));
        }
      }
    }
    // What holds for a parameter everywhere need not be said for each handler.
    for (const [key, kind] of [...references]) {
      const name = key.replace(/^.*\//, '');
      if (name !== key && references.get(name) === kind) references.delete(key);
    }
    return { references, numberWords };
  }
}

/** Parameters by which an effect stores something under a name that the script chooses. */
function isMaker(name: string, handler: string | undefined): boolean {
  return (
    /^(?:Result|Other|Excess|Chosen|SaveNumFlipsTo)SVar$/.test(name) ||
    name === 'Announce' ||
    (name === 'SVar' && handler === 'StoreSVar')
  );
}

/** Whether a body that only says `Mode$` is a trigger or a static ability, by who names it. */
export function modeKinds(face: ScriptFace): Map<string, 'trigger' | 'static'> {
  const kinds = new Map<string, 'trigger' | 'static'>();
  for (const body of face.bodies) {
    for (const { name, value } of body.parameters) {
      const isTrigger = /trigger/i.test(name.value);
      if (!isTrigger && !/static/i.test(name.value)) continue;
      if (isWords(name.value)) continue;
      for (const word of value.value.split(/\s*[,&]\s*/)) {
        if (face.variableNamed.has(word)) kinds.set(word, isTrigger ? 'trigger' : 'static');
      }
    }
  }
  return kinds;
}

/** A trigger does something (`Execute$`); a static ability just is. */
export function guessMode(body: Body): 'trigger' | 'static' {
  return body.parameters.some(({ name }) => /^(?:execute|triggerdescription)$/i.test(name.value))
    ? 'trigger'
    : 'static';
}

/** Whether anything on the face but its own definition and words for people names the variable. */
export function isMentioned(face: ScriptFace, name: string): boolean {
  const pattern = mentionPattern(name);
  const lines = face.lines.some(({ key, value }) => {
    if (key.value === 'SVar' || key.value === 'Oracle' || key.value === 'Name' || key.value === 'Types')
      return false;
    return 'ATSR'.includes(key.value) ? false : pattern.test(value.value);
  });
  if (lines) return true;
  const bodies = face.bodies.some(
    (body) =>
      body.owner?.name.value !== name &&
      body.parameters.some(
        (parameter) => !isWords(parameter.name.value) && pattern.test(parameter.value.value),
      ),
  );
  if (bodies) return true;
  return face.variables.some(
    (variable) => !variable.body && variable.name.value !== name && pattern.test(variable.value.value),
  );
}

/** Finds a name as a word of its own, or behind a comparison as in `powerGEX`. */
export function mentionPattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:(?<![A-Za-z0-9])|(?<=LT|LE|EQ|GE|GT|NE))${escaped}(?![A-Za-z0-9])`);
}

/** Parameters whose values may look like names of script variables and are none. */
const NO_REFERENCE = /^(?:Cost|UnlessCost|DB|AB|SP|ST|Mode|Event|VarName|VarValue|RoomName|Name)$|Zone/;

/** Parameters that name script variables by what they are called. */
const SOUNDS_LIKE_VARIABLE = /(?:Abilit(?:y|ies)|SVars?|Triggers?|Triggers?Exe?cute|StaticEffects?|Piles?)$/;
