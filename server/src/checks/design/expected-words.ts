// Says in words what the grammar would have read at a place where it could not go on.

/** What people call the categories of the grammar; those that are left out would say nothing to them. */
const NOUNS: Readonly<Record<string, string>> = {
  ...named('a number', 'amount number quantity count one counting plainamount compared much NUMBER'),
  ...named('an object', 'np np1 npshut described bare barenoun objectref generic subject subjects hasnp'),
  ...named('a player', 'player who whoyou possessor'),
  ...named('a keyword', 'keyword keywordname cyclingname keywords'),
  ...named('a cost', 'cost costof costitem payment manacost'),
  ...named('mana', 'mana manaof'),
  ...named('a symbol', 'SYMBOL'),
  ...named('a color', 'color tokencolor'),
  ...named('a duration', 'duration'),
  ...named('a condition', 'condition stated conditional'),
  ...named('a zone', 'place destination goplace library origin fromplace'),
  ...named('a type', 'cardtype typeitem typeword typenoun subtype supertype bare'),
  ...named('a kind of counter', 'countername counterkind counters singlecounter simplecounters'),
  ...named('a token', 'tokens onetokens tokenkind'),
  ...named('a verb', 'acts act dact plain preds pred modal permit chain maypreds thenmay'),
  ...named('an ability', 'ability abilities QUOTE'),
  ...named('power and toughness', 'CHANGE SIZE sizeof'),
  ...named('a sentence', 'sentence clause body'),
  ...named('an event', 'event'),
  ...named('a name', 'NAME'),
  ...named('the name of the card', 'SELF selfref'),
};

function named(noun: string, categories: string): Record<string, string> {
  return Object.fromEntries(categories.split(' ').map((category) => [category, noun]));
}

/** More than that, and nobody reads it. */
const MOST = 5;

/**
 * The grammar's expectations (`card`, `<np.sg>`) as a list for people: `"card", "additional" or a number`.
 * Empty when nothing of it has a name.
 */
export function describeExpected(expected: readonly string[]): string {
  const said = new Set<string>();
  for (const one of expected) {
    const category = /^<(\w+)/.exec(one)?.[1];
    const words = category === undefined ? `"${one}"` : NOUNS[category];
    if (words !== undefined) said.add(words);
  }
  const list = [...said].slice(0, MOST);
  const last = list.pop() ?? '';
  return list.length > 0 ? `${list.join(', ')} or ${last}` : last;
}
