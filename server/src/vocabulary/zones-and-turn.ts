// Zones, phases and steps with the rules that describe them.

/** A word of the game and its rule. */
export interface RuledWord {
  readonly name: string;
  readonly rule: string;
}

/** The zones (CR 400.1); ante is used by cards that are no longer played. */
export const zones: readonly (RuledWord & { readonly public: boolean })[] = [
  { name: 'library', rule: '401', public: false },
  { name: 'hand', rule: '402', public: false },
  { name: 'battlefield', rule: '403', public: true },
  { name: 'graveyard', rule: '404', public: true },
  { name: 'stack', rule: '405', public: true },
  { name: 'exile', rule: '406', public: true },
  { name: 'ante', rule: '407', public: true },
  { name: 'command zone', rule: '408', public: true },
];

/** The phases of a turn in order (CR 500.1), with the steps of each. */
export const phases: readonly (RuledWord & { readonly steps: readonly RuledWord[] })[] = [
  {
    name: 'beginning phase',
    rule: '501',
    steps: [
      { name: 'untap step', rule: '502' },
      { name: 'upkeep step', rule: '503' },
      { name: 'draw step', rule: '504' },
    ],
  },
  { name: 'precombat main phase', rule: '505.1', steps: [] },
  {
    name: 'combat phase',
    rule: '506',
    steps: [
      { name: 'beginning of combat step', rule: '507' },
      { name: 'declare attackers step', rule: '508' },
      { name: 'declare blockers step', rule: '509' },
      { name: 'combat damage step', rule: '510' },
      { name: 'end of combat step', rule: '511' },
    ],
  },
  { name: 'postcombat main phase', rule: '505.1', steps: [] },
  {
    name: 'ending phase',
    rule: '512',
    steps: [
      { name: 'end step', rule: '513' },
      { name: 'cleanup step', rule: '514' },
    ],
  },
];
