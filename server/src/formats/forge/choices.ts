// Which choices a script uses, and everything that makes them: effects, parameters, costs and keywords.

/** A kind of choice that one part of a card makes and another uses. */
export interface ChoiceKind {
  /** For people: “colour”. */
  readonly what: string;
  /** A use of the choice inside a parameter or an expression. */
  readonly use: RegExp;
  /** Uses that are ones only as the value of these parameters: `Produced$ Chosen`. */
  readonly useIn?: readonly { readonly parameter: RegExp; readonly value: RegExp }[];
  /** Effects that make it, for `DB$ …`; the first is the usual one. */
  readonly effects: readonly string[];
  /** Parameters that make it, whatever effect they stand on, by `Name`, or by `Name=value` with that value only. */
  readonly parameters: readonly string[];
  /** Parts of costs and keyword lines that make it. */
  readonly elsewhere?: RegExp;
  /** Words of a description that stand for a choice which the game itself has made: the color of a commander. */
  readonly described?: RegExp;
}

/** All kinds of choices; their hidden makers were found by reading the scripts that use a choice and seem not to make it. */
export const CHOICE_KINDS: readonly ChoiceKind[] = [
  {
    what: 'color',
    use: /ChosenColor(?!s?Choice)|Devotion\.Chosen/,
    effects: ['ChooseColor'],
    useIn: [
      { parameter: /^(?:Produced|ReplaceColor)$/, value: /(?<![A-Za-z])Chosen(?![A-Za-z])/ },
      { parameter: /^ConditionChosenColor$/, value: /.+/ },
    ],
    parameters: ['ForColor', 'Gains=Choice'],
    described: /before the game begins/,
  },
  {
    what: 'type',
    use: /(?<![A-Za-z])(?:IsNot)?ChosenType/,
    effects: ['ChooseType'],
    parameters: ['AnnounceType', 'RepeatTypesFrom', 'RepeatTypes'],
    elsewhere: /Choose\w*Type</,
  },
  {
    what: 'card name',
    use: /(?<![A-Za-z])NamedCard|ChosenName|NamedByRemembered/,
    effects: ['NameCard', 'ChooseCard'],
    useIn: [
      { parameter: /^Name$/, value: /^ChosenName$/ },
      { parameter: /^CopyFromChosenName$/, value: /.+/ },
    ],
    parameters: [],
    elsewhere: /Hidden agenda|Double agenda/i,
  },
  {
    what: 'player',
    use: /ChosenPlayer(?!UID|Name)|Player\.Chosen(?![A-Z])|(?<![A-Za-z])ChosenCtrl/,
    effects: ['ChoosePlayer', 'Vote', 'VillainousChoice'],
    parameters: ['SetChosenPlayer', 'AnnounceType', 'Chooser', 'Choser'],
  },
  {
    what: 'number',
    use: /(?<![A-Za-z])ChosenNumber/,
    effects: ['ChooseNumber', 'BidLife', 'RemoveCounterAll', 'RollDice'],
    parameters: ['SetChosenNumber', 'AnnounceType'],
    elsewhere: /choose (?:a number|\d)/i,
  },
  {
    what: 'card',
    use: /(?<![A-Za-z])ChosenCard(?![A-Z])/,
    effects: ['ChooseCard', 'ChooseSource', 'TwoPiles', 'Vote'],
    parameters: ['RememberChosen', 'ImprintChosen'],
  },
  { what: 'direction', use: /ChosenDirection/, effects: ['ChooseDirection'], parameters: [] },
  { what: 'odd or even', use: /ChosenEvenOdd/, effects: ['ChooseEvenOdd'], parameters: [] },
  {
    what: 'mode',
    use: /(?<![A-Za-z])ChosenMode/,
    effects: ['GenericChoice', 'Charm', 'Vote'],
    parameters: ['SetChosenMode'],
  },
];
