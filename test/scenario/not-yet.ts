// Scenarios that the rules core does not play as they say yet, each with what it cannot do.

/** Names of scenarios with the reason. The test of the samples fails for one that passes, so that it is taken off. */
export const notYet: ReadonlyMap<string, string> = new Map([
  ['only permanents with a name of the list are destroyed', 'the phrase is not read: originally printed'],
  ['a copy has the name of what it copies', 'the phrase is not read: originally printed'],
  ['a sticker makes it another name', 'the phrase is not read: originally printed'],
  ['the other two lists have names of their own', 'the phrase is not read: originally printed'],
  [
    'one replacement effect is applied to what another has made of the event',
    'replaced counters on entering',
  ],
  ['the amassed Army is meant although it could get no counters', 'counters that can’t be put'],
  ['a new Army that gets no counters dies, but the player has amassed', 'counters that can’t be put'],
  ['the counters of the Army can be doubled', 'replacement of counters'],
  ['a token with a name has that name', 'the phrase is not read: named legendary token'],
  ['mana of a chosen colour with no colour chosen is no mana', 'the rule is not cited'],
  ['a trigger on one type of mana triggers on that type only', 'the phrase is not read: tapped for {R}'],
  [
    'a replacement doubles the mana that is really produced',
    'the phrase is not read: produces twice as much',
  ],
  ['a permanent that was not cast enters with X as 0', 'X of the permanent'],
  ['twice no mana is no mana, and nothing triggers', 'the phrase is not read: produces twice as much'],
  [
    'a token copy of a permanent makes its own choice, and its abilities are linked as in the original',
    'tokens that enter with a choice',
  ],
]);
