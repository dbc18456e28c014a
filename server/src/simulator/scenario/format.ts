// The format of scenario files as shapes: docs/scenarios.md explains it, the JSON schema is generated from it.
import { stepOrder } from '../state/game-state';
import type { Field, MapShape, Shape } from './shape';

/** Players as scenario files call them, by their seats. */
export const playerKeys = ['you', 'opponent', 'opponent 2', 'opponent 3'] as const;

/** Steps that a scenario can name. */
export const stepNames = stepOrder;

/** The five colours as scenario files write them. */
export const colorNames = ['white', 'blue', 'black', 'red', 'green'] as const;

const text: Shape = { kind: 'text' };
const number: Shape = { kind: 'number' };
const natural: Shape = { kind: 'number', least: 0 };
const boolean: Shape = { kind: 'boolean' };
const plain: Shape = { kind: 'plain' };
const step: Shape = { kind: 'text', values: stepNames };
const listOf = (of: Shape): Shape => ({ kind: 'list', of });
const oneOrMore = (of: Shape): Shape => ({ kind: 'any of', shapes: [of, listOf(of)] });
const field = (about: string, shape: Field['shape']): Field => ({ about, shape });
const texts = oneOrMore(text);
const counters: Shape = {
  kind: 'map',
  keys: {},
  others: field('How many counters of this kind.', natural),
};

const sticker: Shape = {
  kind: 'any of',
  shapes: [
    text,
    {
      kind: 'map',
      keys: {
        word: field('The word on the name sticker.', text),
        after: field('How many words of the name stand before it; 0 puts it in front.', natural),
      },
      required: ['word'],
    },
  ],
};

/** A card in a zone at the start. */
export const entryShape: MapShape = {
  kind: 'map',
  required: ['card'],
  keys: {
    card: field('The name of a card of the scenario, of the workspace, or a basic land.', text),
    as: field('Another name for this object, to tell it from others in the scenario.', text),
    tapped: field('Whether it is tapped.', boolean),
    counters: field('Counters on it, by kind.', counters),
    stickers: field('Name stickers on it, oldest first.', oneOrMore(sticker)),
    'attached to': field('The object or player that it is attached to.', text),
    controller: field('Who controls it, if not its owner.', text),
    face: field('The face that is up: its name or its number.', plain),
    'face down': field('Whether it is a face-down 2/2 creature.', boolean),
    'summoning sick': field('Whether its controller got it this turn.', boolean),
    token: field('Whether it is a token with these values.', boolean),
    damage: field('Damage marked on it.', natural),
    chosen: field(
      'What was chosen for it as it entered: a colour, a type, a card name, a number, a player.',
      oneOrMore(plain),
    ),
    'cast with x': field('The value of X that it was cast with.', natural),
  },
};

const entry: Shape = { kind: 'any of', shapes: [text, entryShape] };
const zoneContents: Shape = { kind: 'any of', shapes: [listOf(entry), text] };

const startOfPlayer: Readonly<Record<string, Field>> = {
  life: field('Life total; 20 if not given.', number),
  library: field('The cards of the library, the top card first.', zoneContents),
  hand: field('The cards in hand.', zoneContents),
  battlefield: field(
    'The permanents that the player owns (and controls, if not said otherwise).',
    zoneContents,
  ),
  graveyard: field('The cards in the graveyard.', zoneContents),
  exile: field('Cards of the player in exile.', zoneContents),
  command: field('Cards of the player in the command zone.', zoneContents),
  mana: field('Mana in the pool, as symbols: {G}{G}{C}.', text),
  counters: field('Counters that the player has, by kind.', counters),
  'lands played': field('How many lands the player played this turn.', natural),
};

function withPlayers(perPlayer: Readonly<Record<string, Field>>): Record<string, Field> {
  const keys: Record<string, Field> = {};
  for (const player of playerKeys) {
    keys[player] = field(`What belongs to ${player}.`, { kind: 'map', keys: perPlayer });
    for (const [key, value] of Object.entries(perPlayer)) keys[`${player}.${key}`] = value;
  }
  return keys;
}

/** The position before the first action. */
export const startShape: MapShape = {
  kind: 'map',
  keys: {
    turn: field('The number of the turn; 3 if not given.', { kind: 'number', least: 1 }),
    step: field('The step; the first main phase if not given.', step),
    active: field('Whose turn it is; yours if not given.', text),
    seed: field('The seed of all chance; 1 if not given.', natural),
    players: field('What the players are called, you first.', listOf(text)),
    puzzle: field('A Forge puzzle file (.pzl), or the text of one, whose position to start from.', text),
    ...withPlayers(startOfPlayer),
  },
};

const anObjectIs: MapShape = {
  kind: 'map',
  keys: {
    zone: field('Where it is.', {
      kind: 'text',
      values: ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'nowhere'],
    }),
    size: field('Power and toughness, as 2/3.', text),
    power: field('Its power.', number),
    toughness: field('Its toughness.', number),
    loyalty: field('Its loyalty counters.', number),
    name: field('Its name now.', text),
    types: field('All its card types, in any order.', texts),
    subtypes: field('All its subtypes, in any order.', { kind: 'any of', shapes: [text, listOf(text)] }),
    supertypes: field('All its supertypes, in any order.', texts),
    colors: field(
      'All its colours, in any order; [] is colourless.',
      oneOrMore({ kind: 'text', values: colorNames }),
    ),
    keywords: field('Keywords that it has, among others.', texts),
    without: field('Keywords that it does not have.', texts),
    abilities: field('Words of abilities that it has, among others.', texts),
    'no abilities': field('Whether it has no abilities at all.', boolean),
    'mana value': field('Its mana value.', number),
    counters: field('All counters on it, by kind; {} is none.', counters),
    tapped: field('Whether it is tapped.', boolean),
    controller: field('Who controls it.', text),
    owner: field('Who owns it.', text),
    damage: field('Damage marked on it.', natural),
    'attached to': field('What it is attached to; nothing if it is not.', text),
    attacking: field('Whether it attacks.', boolean),
    'face down': field('Whether it is face down.', boolean),
    token: field('Whether it is a token.', boolean),
    stickers: field('The words of its name stickers, oldest first.', texts),
  },
};

const someObject: Shape = { kind: 'any of', shapes: [text, anObjectIs] };

const expectedEntry: Shape = {
  kind: 'any of',
  shapes: [
    text,
    { ...anObjectIs, keys: { card: field('Its name.', text), ...anObjectIs.keys }, required: ['card'] },
  ],
};
const expectedZone: Shape = { kind: 'any of', shapes: [listOf(expectedEntry), text] };

const expectedOfPlayer: Readonly<Record<string, Field>> = {
  life: field('The life total.', number),
  library: field('The whole library, the top card first.', expectedZone),
  hand: field('The whole hand, in any order.', expectedZone),
  battlefield: field('All permanents that the player controls, in any order.', expectedZone),
  graveyard: field('The whole graveyard, in any order.', expectedZone),
  exile: field('All exiled cards that the player owns, in any order.', expectedZone),
  command: field('All that the player owns in the command zone, in any order.', expectedZone),
  mana: field('The mana in the pool, as symbols in any order; "" is none.', text),
  counters: field('All counters that the player has, by kind.', counters),
  lost: field('Whether the player has lost.', boolean),
  won: field('Whether the player has won.', boolean),
  'cards in hand': field('How many cards are in hand.', natural),
  'cards in library': field('How many cards are in the library.', natural),
};

/** What must be true. */
export const expectationsShape: MapShape = {
  kind: 'map',
  keys: {
    ...withPlayers(expectedOfPlayer),
    objects: field('Objects by name, and what they are; 2/3 alone is the size.', {
      kind: 'map',
      keys: {},
      others: field('What this object is now.', someObject),
    }),
    battlefield: field('All permanents, in any order.', expectedZone),
    exile: field('All cards in exile, in any order.', expectedZone),
    stack: field('All on the stack, the top first.', expectedZone),
    gone: field('Names that no object in any zone has.', texts),
    log: field('Words that stand in the log.', texts),
    'not in log': field('Words that do not stand in the log.', texts),
    notices: field('Words that stand in notices: why a part does nothing, what is not supported.', texts),
    'no notices': field('Whether there is no notice at all.', boolean),
    complete: field('Whether all words were executed; true unless said otherwise.', boolean),
    'does not resolve': field(
      'Names of spells, or of sources of abilities, that leave the stack without resolving.',
      texts,
    ),
    asked: field('Words of questions that were asked.', texts),
    'not asked': field('Words of questions that were not asked.', texts),
    cites: field('Rule numbers that steps or notices cite.', texts),
    turn: field('The number of the turn.', number),
    step: field('The step.', step),
    active: field('Whose turn it is.', text),
    monarch: field('Who is the monarch; nobody if there is none.', text),
  },
};

const answer: Shape = oneOrMore(plain);
const answerEntry: Shape = {
  kind: 'any of',
  shapes: [
    plain,
    listOf(plain),
    {
      kind: 'map',
      keys: {
        asked: field(
          'Words of the question; of its kind where nothing else tells (targets, modes, may …).',
          text,
        ),
        answer: field('Names, words or numbers of the options; yes, no or none.', answer),
      },
      required: ['asked', 'answer'],
    },
  ],
};
const answers = field(
  'Answers, by order or by the words of the question; a question without one takes its default.',
  {
    kind: 'list',
    of: answerEntry,
  },
);

/** Keys of actions that say what is done; exactly one stands in each. */
export const actionKeys = [
  'cast',
  'play',
  'activate',
  'resolve',
  'attack',
  'block',
  'pass',
  'next',
  'go to',
  'expect',
] as const;

/** One action. */
export const actionShape: MapShape = {
  kind: 'map',
  oneOf: actionKeys,
  keys: {
    cast: field('Cast this card: it is put on the stack.', text),
    play: field('Play this land.', text),
    activate: field('Activate an ability of this object.', text),
    resolve: field('Resolve this text as if a spell or ability without a card had it.', text),
    attack: field('Attack with these creatures; a map says whom each attacks.', {
      kind: 'any of',
      shapes: [
        text,
        listOf(text),
        { kind: 'map', keys: {}, others: field('Whom or what it attacks.', text) },
      ],
    }),
    block: field('Blockers, each with the attackers that it blocks.', {
      kind: 'map',
      keys: {},
      others: field('The attackers that it blocks.', texts),
    }),
    pass: field('All players pass: the top object of the stack resolves; `all` until the stack is empty.', {
      kind: 'any of',
      shapes: [
        { kind: 'text', values: ['once', 'all'] },
        { kind: 'number', least: 1 },
      ],
    }),
    next: field('Go on to the next step or turn.', { kind: 'text', values: ['step', 'turn'] }),
    'go to': field('Go on to this step, of this turn or, with `turn`, of a later one.', step),
    expect: field('What must be true at this moment.', expectationsShape),
    by: field('Who does it, if not you.', text),
    targets: field(
      'The targets, in the order of the text.',
      oneOrMore({ kind: 'any of', shapes: [text, listOf(text)] }),
    ),
    modes: field('The chosen modes by number, or by words of them.', oneOrMore(plain)),
    x: field('The value of X.', natural),
    kicked: field('Whether (or how often) it is kicked.', { kind: 'any of', shapes: [boolean, natural] }),
    paid: field('Additional or alternative costs to pay, by their keyword.', texts),
    free: field('Whether the mana cost is not paid.', boolean),
    division: field('How damage or counters are divided among the targets, in their order.', listOf(natural)),
    ability: field('The ability, by its number among the activated ones or by words of it.', plain),
    face: field('The face or half to cast, by its name or number.', plain),
    turn: field('The number of the turn to go to.', natural),
    answers,
  },
};

/** One scenario. */
export const scenarioShape: MapShape = {
  kind: 'map',
  required: ['name'],
  keys: {
    name: field('What the scenario shows, in a few words.', text),
    rules: field('Numbers of the rules that it covers.', texts),
    cards: field('Cards as card text, or paths of card files.', texts),
    start: field('The position before the first action.', startShape),
    resolve: field('A text that resolves; short for one action.', text),
    do: field('What is done, in order.', { kind: 'any of', shapes: [listOf(actionShape), actionShape] }),
    answers,
    then: field('What must be true in the end, when the stack is empty.', expectationsShape),
    'stack stays': field('Whether the end comes before the stack has resolved.', boolean),
  },
};

/** A scenario file: a list of scenarios, or one. */
export const fileShape: Shape = { kind: 'any of', shapes: [listOf(scenarioShape), scenarioShape] };
