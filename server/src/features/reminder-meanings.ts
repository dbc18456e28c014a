// What keywords do, as far as a reminder says it. Each is put together from its meaning, so numbers, costs and nouns fit.
import { findSubtype } from '../vocabulary';
import {
  activated,
  can,
  cannotBe,
  counters,
  creaturesThat,
  does,
  enumerate,
  getsThisTurn,
  having,
  numeral,
  reminder,
  self,
  topCards,
  whenever,
} from './reminder-words';
import type { Thing } from './reminder-words';

/** A keyword as it stands on a card. */
export interface KeywordUse {
  /** What the card calls itself: "creature", "artifact", "spell". */
  readonly noun: string;
  /** Mana symbols behind the keyword, `{1}{W}`. */
  readonly cost: string;
  /** A number behind the keyword. */
  readonly count: number | 'X';
  /** Other words behind it: "red" for "protection from red", "Zombies" for "amass Zombies 2". */
  readonly words: string;
}

/** What must stand behind the keyword for the meaning to be complete. */
type Needs = 'nothing' | 'cost' | 'count' | 'words' | 'words and count';

interface Meaning {
  readonly needs: Needs;
  readonly say: (use: KeywordUse, me: Thing) => readonly string[];
}

const ofOpponents = 'your opponents control';
const spellsOrAbilities = 'spells or abilities';
const ofAnOpponent = 'an opponent controls';
const ontoTop = 'on top of your library';
const inAnyOrder = 'in any order';

const bare = (say: Meaning['say']): Meaning => ({ needs: 'nothing', say });
const withCost = (say: Meaning['say']): Meaning => ({ needs: 'cost', say });
const withCount = (say: Meaning['say']): Meaning => ({ needs: 'count', say });

const walk = (land: string): Meaning =>
  bare((_, me) => [cannotBe(me, ['blocked'], { while: `defending player controls ${land}` })]);

const meanings: Readonly<Record<string, Meaning>> = {
  // What can block, and what can be blocked.
  flying: bare((_, me) => [cannotBe(me, ['blocked'], { exceptBy: [having('flying', 'reach')] })]),
  reach: bare((_, me) => [can(me, `block ${having('flying').words}`)]),
  horsemanship: bare((_, me) => [cannotBe(me, ['blocked'], { exceptBy: [having('horsemanship')] })]),
  shadow: bare((_, me) => [can(me, `block or be blocked by only ${having('shadow').words}`)]),
  menace: bare((_, me) => [cannotBe(me, ['blocked'], { exceptBy: [creaturesThat('two or more')] })]),
  fear: bare((_, me) => [
    cannotBe(me, ['blocked'], { exceptBy: [creaturesThat('artifact'), creaturesThat('black')] }),
  ]),
  intimidate: bare((_, me) => [
    cannotBe(me, ['blocked'], {
      exceptBy: [creaturesThat('artifact'), { words: 'creatures that share a color with it' }],
    }),
  ]),
  skulk: bare((_, me) => [cannotBe(me, ['blocked'], { by: { words: 'creatures with greater power' } })]),
  plainswalk: walk('a Plains'),
  islandwalk: walk('an Island'),
  swampwalk: walk('a Swamp'),
  mountainwalk: walk('a Mountain'),
  forestwalk: walk('a Forest'),
  // Attacking and tapping.
  defender: bare((_, me) => [can(me, 'attack', false)]),
  haste: bare((_, me) => [can(me, 'attack and {T} as soon as it comes under your control')]),
  vigilance: bare((_, me) => [`attacking doesn't cause ${me.words} to tap`]),
  // Damage.
  'first strike': bare((_, me) => [does(me, 'deal', 'combat damage before creatures without first strike')]),
  'double strike': bare((_, me) => [
    does(me, 'deal', `both ${enumerate(['first-strike', 'regular'], 'and')} combat damage`),
  ]),
  trample: bare((_, me) => [
    can(me, "deal excess combat damage to the player or planeswalker it's attacking"),
  ]),
  deathtouch: bare(() => ['any amount of damage this deals to a creature is enough to destroy it']),
  lifelink: bare((_, me) => [`damage dealt by ${me.words} also causes you to gain that much life`]),
  indestructible: bare((_, me) => [`damage and effects that say "destroy" don't destroy ${me.words}`]),
  // What cannot be aimed at.
  shroud: bare((_, me) => [cannotBe(me, ['the target of spells or abilities'])]),
  hexproof: bare((_, me) => [cannotBe(me, [`the target of ${spellsOrAbilities} ${ofOpponents}`])]),
  protection: {
    needs: 'words',
    say: ({ words }, me) => [
      cannotBe(me, ['blocked', 'targeted', 'dealt damage', 'enchanted', 'equipped'], {
        by: { words: `anything ${words}` },
      }),
    ],
  },
  ward: withCost(({ cost }, me) => [
    whenever(
      `${me.words} becomes the target of a spell or ability ${ofAnOpponent}`,
      `counter it unless that player pays ${cost}`,
    ),
  ]),
  // What happens when.
  prowess: bare((_, me) => [whenever('you cast a noncreature spell', getsThisTurn(me, 1))]),
  exalted: bare(() => [
    whenever('a creature you control attacks alone', getsThisTurn({ words: 'that creature' }, 1)),
  ]),
  flanking: bare((_, me) => [
    whenever(
      `a creature without flanking blocks ${me.words}`,
      'the blocking creature gets -1/-1 until end of turn',
    ),
  ]),
  bushido: withCount(({ count }, me) => [
    whenever(`${me.words} blocks or becomes blocked`, getsThisTurn({ words: 'it' }, count)),
  ]),
  afflict: withCount(({ count }, me) => [
    whenever(`${me.words} becomes blocked`, `defending player loses ${count} life`),
  ]),
  annihilator: withCount(({ count }, me) => [
    whenever(
      `${me.words} attacks`,
      `defending player sacrifices ${count === 1 ? 'a permanent' : `${numeral(count)} permanents`} of their choice`,
    ),
  ]),
  persist: bare((_, me) => [comesBack(me, '-1/-1')]),
  undying: bare((_, me) => [comesBack(me, '+1/+1')]),
  modular: withCount(({ count }, me) => [
    `${me.words} enters with ${counters(count, '+1/+1')} on it`,
    'when it dies, you may put its +1/+1 counters on target artifact creature',
  ]),
  // Other ways and times to cast.
  flash: bare(() => [`you may ${cast('this spell')} any time you could ${cast('an instant')}`]),
  flashback: withCost(() => [
    'you may cast this card from your graveyard for its flashback cost',
    'then exile it',
  ]),
  kicker: withCost(({ cost }) => [`you may pay an additional ${cost} as you cast this spell`]),
  buyback: withCost(({ cost }) => [
    `you may pay an additional ${cost} as you cast this spell`,
    'if you do, put this card into your hand as it resolves',
  ]),
  cycling: withCost(({ cost }) => [activated([cost, 'discard this card'], 'draw a card')]),
  equip: withCost(({ cost }) => [
    activated([cost], 'attach to target creature you control'),
    'equip only as a sorcery',
  ]),
  // Keyword actions.
  scry: withCount(({ count }) =>
    count === 1
      ? [`look at ${topCards(count)}`, 'you may put that card on the bottom']
      : [lookAndPut(count, 'on the bottom', 'on top')],
  ),
  surveil: withCount(({ count }) =>
    count === 1
      ? [`look at ${topCards(count)}`, 'you may put it into your graveyard']
      : [lookAndPut(count, 'into your graveyard', ontoTop)],
  ),
  amass: {
    needs: 'words and count',
    say: ({ count, words }) => {
      const type = findSubtype(words)?.subtype.name ?? words.replace(/s$/, '');
      return [
        `put ${counters(count, '+1/+1')} on an Army you control`,
        `it's also ${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`,
        `if you don't control an Army, create a 0/0 black ${type} Army creature token first`,
      ];
    },
  },
  investigate: bare(() => [
    `create a Clue token`,
    `it's an artifact with "${activated(['{2}', 'sacrifice this token'], 'draw a card')}."`,
  ]),
};

const cast = (what: string): string => `cast ${what}`;

function lookAndPut(count: number | 'X', place: string, rest: string): string {
  return `look at ${topCards(count)}, then put any number of them ${place} and the rest ${rest} ${inAnyOrder}`;
}

function comesBack(me: Thing, kind: string): string {
  const state = `if it had no ${kind} counters on it`;
  const back = [
    'return it to the battlefield',
    "under its owner's control",
    `with ${counters(1, kind)} on it`,
  ];
  return `when ${does(me, 'die', '')}, ${state}, ${back.join(' ')}`;
}

/**
 * The reminder text of a keyword in today's wording; undefined for keywords that we cannot say in a sentence or two,
 * and where what must stand behind the keyword is missing.
 */
export function reminderOf(
  name: string,
  use: Partial<KeywordUse> & { readonly noun: string },
): string | undefined {
  const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined;
  if (!meaning) return undefined;
  const { cost = '', count, words = '' } = use;
  const needsCount = meaning.needs === 'count' || meaning.needs === 'words and count';
  const needsWords = meaning.needs === 'words' || meaning.needs === 'words and count';
  if ((meaning.needs === 'cost') !== (cost !== '')) return undefined;
  if (needsCount !== (count !== undefined) || needsWords !== (words !== '')) return undefined;
  return reminder(...meaning.say({ noun: use.noun, cost, count: count ?? 0, words }, self(use.noun)));
}

/** The keywords that have a reminder here. */
export const remindedKeywords: readonly string[] = Object.keys(meanings);
