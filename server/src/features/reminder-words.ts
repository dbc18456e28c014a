// The sentences of reminder text, put together from what a keyword does: who, what is or is not done, by whom, when.

/** A thing that is spoken of, and whether its verb stands in the plural. */
export interface Thing {
  readonly words: string;
  readonly several?: boolean;
}

/** What a reminder calls the object that has the keyword. */
export const self = (noun: string): Thing => ({ words: `this ${noun}` });

/** "creatures with flying or reach". */
export function having(...keywords: readonly string[]): Thing {
  return { words: `creatures with ${either(keywords)}`, several: true };
}

/** "artifact creatures", "green creatures". */
export function creaturesThat(kind: string): Thing {
  return { words: `${kind} creatures`, several: true };
}

/** "flying", "flying or reach", "a, b, or c". */
export function either(words: readonly string[]): string {
  return enumerate(words, 'or');
}

/** "blocked, targeted, or equipped" with the conjunction given. */
export function enumerate(words: readonly string[], conjunction: string): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1) ?? ''}`;
}

/** What cannot happen to a thing: `cannotBe(x, ['blocked'], {exceptBy})`. */
export function cannotBe(
  thing: Thing,
  deeds: readonly string[],
  limits: { readonly exceptBy?: readonly Thing[]; readonly by?: Thing; readonly while?: string } = {},
): string {
  const except = limits.exceptBy
    ? ` except by ${limits.exceptBy.map(({ words }) => words).join(' and/or ')}`
    : '';
  const by = limits.by ? ` by ${limits.by.words}` : '';
  const during = limits.while ? ` as long as ${limits.while}` : '';
  return `${thing.words} can't be ${enumerate(deeds, 'or')}${except}${by}${during}`;
}

/** What a thing can or cannot do. */
export function can(thing: Thing, deed: string, isAble = true): string {
  return `${thing.words} ${isAble ? 'can' : "can't"} ${deed}`;
}

/** What a thing does, its verb in the right number. */
export function does(thing: Thing, verb: string, rest: string): string {
  return `${thing.words} ${thing.several ? verb : thirdPerson(verb)} ${rest}`.trim();
}

/** "Whenever this creature becomes blocked, ...". */
export function whenever(event: string, effect: string): string {
  return `whenever ${event}, ${effect}`;
}

/** "this creature gets +1/+1 until end of turn". */
export function getsThisTurn(thing: Thing, power: number | string, toughness = power): string {
  return `${does(thing, 'get', `+${power}/+${toughness}`)} until end of turn`;
}

/** "{2}, Discard this card: Draw a card". */
export function activated(costs: readonly string[], effect: string): string {
  return `${costs.map(capital).join(', ')}: ${capital(effect)}`;
}

/** "the top card", "the top two cards" of your library. */
export function topCards(count: number | 'X'): string {
  return `the top ${count === 1 ? 'card' : `${numeral(count)} cards`} of your library`;
}

/** A small number as card text spells it. */
export function numeral(count: number | 'X'): string {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
  return count === 'X' ? count : (words[count] ?? String(count));
}

/** "a +1/+1 counter", "two +1/+1 counters". */
export function counters(count: number | 'X', kind: string): string {
  return count === 1 ? `a ${kind} counter` : `${numeral(count)} ${kind} counters`;
}

/** Sentences as a reminder: capitals, full stops, parentheses. */
export function reminder(...sentences: readonly string[]): string {
  // A quotation at the end brings its own full stop.
  const closed = sentences.map((each) => capital(each) + (/[.!?]["”]$/.test(each) ? '' : '.'));
  return `(${closed.join(' ')})`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  return /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}
