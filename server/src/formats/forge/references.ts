// Where a script names its variables: in parameters, in expressions, in filters and in keywords.
import type { Sourced } from '../../card';
import type { ForgeReference, ForgeVocabulary } from '../../vocabulary/forge';
import { isWords } from './parameter-words';
import { part, wordsIn } from './words-in';
import type { Body, Parameter, ScriptFace, ScriptVariable } from './script';

/** One place that names a script variable, or would if the variable were there. */
export interface Reference {
  readonly name: Sourced<string>;
  readonly kind: ForgeReference | 'expression' | 'keyword';
  /** Who says it: a body (with its parameter), a variable's expression or a line. */
  readonly body?: Body;
  readonly parameter?: Parameter;
  readonly owner?: ScriptVariable;
}

/** What a parameter of this body refers to; undefined when its value is no reference. */
export function referenceKind(
  body: Body,
  parameter: Parameter,
  { references }: ForgeVocabulary,
): ForgeReference | undefined {
  const name = parameter.name.value;
  const { declarer } = body;
  if (declarer) {
    const kinds = declarer.kind === 'mode' ? ['static', 'trigger'] : [declarer.kind];
    for (const kind of kinds) {
      const own = references.get(`${kind}:${declarer.names[0] ?? ''}/${name}`);
      if (own) return own;
    }
  }
  return references.get(name) ?? (/SubAbility$/i.test(name) ? 'variable' : undefined);
}

/** All references on a face whose place says that a script variable is meant. */
export function findReferences(face: ScriptFace, vocabulary: ForgeVocabulary): readonly Reference[] {
  const found: Reference[] = [];
  for (const body of face.bodies) {
    for (const parameter of body.parameters) {
      if (!parameter.dollar || isWords(parameter.name.value)) continue;
      addParameter(found, body, parameter, vocabulary);
    }
  }
  for (const variable of face.variables) {
    if (!variable.body) addExpression(found, variable.value, { owner: variable });
  }
  for (const line of face.lines) if (line.key.value === 'K') addKeyword(found, line.value);
  return found;
}

function addParameter(
  found: Reference[],
  body: Body,
  parameter: Parameter,
  vocabulary: ForgeVocabulary,
): void {
  const kind = referenceKind(body, parameter, vocabulary);
  const { value } = parameter;
  if (kind === 'variable') {
    for (const word of wordsIn(value, /[^,&]+/g)) {
      if (/^[A-Za-z_]\w*$/.test(word.value)) found.push({ name: word, kind, body, parameter });
    }
    return;
  }
  if (kind === 'number') {
    const comparison = /^(LT|LE|EQ|GE|GT|NE)(\d+|[A-Z_]\w*)$/.exec(value.value);
    const [, before = '', name = ''] = comparison ?? /^([+-]?)([A-Za-z_]\w*)$/.exec(value.value) ?? [];
    if (name !== '' && !/^\d/.test(name))
      found.push({ name: part(value, before.length, name), kind, body, parameter });
  }
  addExpression(found, value, { body, parameter });
}

function addExpression(
  found: Reference[],
  value: Sourced<string>,
  by: Pick<Reference, 'body' | 'parameter' | 'owner'>,
): void {
  for (const pattern of EXPRESSIONS) {
    for (const match of value.value.matchAll(pattern)) {
      const name = match[1]!;
      found.push({
        name: part(value, match.index + match[0].length - name.length, name),
        kind: 'expression',
        ...by,
      });
    }
  }
}

/** Each ends with the name. */
const EXPRESSIONS: readonly RegExp[] = [
  /(?<![A-Za-z])SVar\$([A-Za-z_]\w*)/g,
  /\/(?:Plus|Minus|NMinus|Times|Mod|LimitMax|LimitMin|DivideEvenlyUp|DivideEvenlyDown)\.([A-Za-z_]\w*)(?![\w$])/g,
  /(?<![A-Za-z])(?:cmc|power|toughness|basePower|baseToughness|totalPT_|life|HasPropertylife)(?:LT|LE|EQ|GE|GT|NE)((?!CardsIn|Chosen)[A-Z_]\w*)(?![\w$])/g,
  /(?<![A-Za-z])counters_(?:LT|LE|EQ|GE|GT|NE)([A-Z]\d?)(?=_)/g,
  /(?:Sub|Add)Counter<([A-Za-z_]\w*)(?=\/)/g,
  /Count\$Compare ([A-Za-z_]\w*)(?= (?:LT|LE|EQ|GE|GT|NE))/g,
];

/** Keywords with script variables among their arguments: `K:Chapter:3:First,Second,Third`. */
function addKeyword(found: Reference[], value: Sourced<string>): void {
  const parts = value.value.split(':');
  const head = parts[0] ?? '';
  const at =
    head === 'Chapter'
      ? 2
      : head === 'ETBReplacement' || head === 'etbCounter'
        ? 2
        : head === 'MayEffectFromOpeningHand'
          ? 1
          : 0;
  const argument = parts[at];
  if (at === 0 || argument === undefined) return;
  const start = parts.slice(0, at).join(':').length + 1;
  for (const name of wordsIn(part(value, start, argument), /[^,]+/g)) {
    if (head === 'etbCounter' ? /^[A-Za-z_]\w*$/.test(name.value) : true)
      found.push({ name, kind: head === 'etbCounter' ? 'expression' : 'keyword' });
  }
}

/** Every place on the face that names the variable, its definitions left out. */
export function findMentions(
  face: ScriptFace,
  name: string,
  vocabulary: ForgeVocabulary,
): readonly Sourced<string>[] {
  const places = new Map<number, Sourced<string>>();
  for (const { name: word } of findReferences(face, vocabulary)) {
    if (word.value === name) places.set(word.file.start, word);
  }
  const add = (value: Sourced<string>, isMention: (at: number) => boolean) => {
    for (const match of value.value.matchAll(mentionPattern(name))) {
      if (isMention(match.index)) places.set(value.file.start + match.index, part(value, match.index, name));
    }
  };
  for (const body of face.bodies) {
    for (const { name: key, value } of body.parameters) {
      if (isWords(key.value) || body.declarer?.parameter.value === value) continue;
      if (vocabulary.values.get(key.value)?.has(name)) continue;
      // A bare `X` in a cost is mana; only what stands between `<` and `>` can be a variable.
      const isCost = /Cost$/.test(key.value);
      add(value, (at) => !isCost || isBetweenAngles(value.value, at) || value.value === name);
    }
  }
  for (const variable of face.variables) if (!variable.body) add(variable.value, () => true);
  for (const line of face.lines) {
    if (line.key.value === 'K') add(line.value, (at) => name.length > 1 || line.value.value[at - 1] !== ' ');
  }
  return [...places.values()].sort((a, b) => a.file.start - b.file.start);
}

function isBetweenAngles(value: string, at: number): boolean {
  return value.lastIndexOf('<', at) > value.lastIndexOf('>', at);
}

/** Finds a name as a word of its own, or behind a comparison as in `powerGEX`. */
function mentionPattern(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:(?<![A-Za-z0-9])|(?<=LT|LE|EQ|GE|GT|NE))${escaped}(?![A-Za-z0-9])`, 'g');
}
