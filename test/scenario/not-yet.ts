// Scenarios that the rules core does not play as they say yet, each with what it cannot do.

/** Names of scenarios with the reason. The test of the samples fails for one that passes, so that it is taken off. */
export const notYet: ReadonlyMap<string, string> = new Map([
  ['a copy effect changes the words around the sticker, which keeps its place', 'becoming a copy'],
  ['only permanents with a name of the list are destroyed', 'the phrase is not read: originally printed'],
  ['a copy has the name of what it copies', 'the phrase is not read: originally printed'],
  ['a sticker makes it another name', 'the phrase is not read: originally printed'],
  ['the other two lists have names of their own', 'the phrase is not read: originally printed'],
  ['the chosen colour counts where it was chosen', 'becoming the chosen color'],
  ['with no choice made, that part does nothing and the rest happens', 'becoming the chosen color'],
  ['a creature that becomes a copy later never made the choice', 'becoming a copy'],
  ['an ability gained without the one that chooses has an undefined choice', 'becoming the chosen color'],
  ['a target that is no creature any more is illegal', 'not being a creature any more'],
  ['the source of the ability is gone, so its last power counts', 'counters in last known information'],
  ['the order in the graveyard makes no difference', 'entering at the same time'],
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
  ['another ability of the permanent has 0 for X', 'X of the permanent'],
  ['a permanent that was not cast enters with X as 0', 'X of the permanent'],
  ['twice no mana is no mana, and nothing triggers', 'the phrase is not read: produces twice as much'],
  [
    'a token copy of a permanent makes its own choice, and its abilities are linked as in the original',
    'tokens that enter with a choice',
  ],
  [
    'a creature that must attack is one of the rules of this turn',
    'requirements to attack where nobody declares',
  ],
  ['divided damage', 'asking how it is divided'],
  ['kicked', 'it deals … instead, after “if this spell was kicked”'],
  ['power until end of turn', 'a free text also counts as a static ability of what it stands on'],
  ['the first chapter of a saga as it enters', 'lore counters'],
  ['the last chapter, and the saga is sacrificed', 'lore counters'],
  ['equipment is attached and moves on', 'activating keyword abilities'],
  ['an Aura goes to the graveyard with its creature', 'it deals … instead, after “if this spell was kicked”'],
]);
