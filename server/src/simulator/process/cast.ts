// Casting spells, activating abilities, playing lands (CR 601, 602, 305): the steps in their order.
import type { RuleName } from '../../vocabulary';
import type { Ability } from '../abilities/ability';
import { abilitiesOfText } from '../abilities/granted';
import {
  activationCostChanges,
  canActivate,
  canCast,
  canPlayLand,
  costChanges,
  landsPerTurn,
  totalMana,
} from '../characteristics/game-rules';
import { freshObject } from '../events/apply';
import type { Cause } from '../events/game-event';
import { isNode, newFrame, Unsupported, type Frame } from '../meaning/frame';
import { keywordCost, keywordNode, keywordsNamed } from '../meaning/keywords';
import { isPermanentType } from '../meaning/types';
import type { Play } from '../run/play';
import type { StackChoices } from '../state/game-object';
import type { Entity, ObjectId, PlayerId } from '../state/names';
import { carryOutSentences } from './instructions';
import { activateManaAbility, isManaAbility, tapForCost, withoutStack } from './mana-abilities';
import { divideAmong } from './division';
import { chooseModes } from './modes';
import { canPay, payCost, tapRefusal } from './pay';
import { moveObject, perform } from './perform';
import { limitBroken } from './activation-limits';
import { activatedOf } from './keyword-activated';
import { beforePriority } from './priority';
import { chosenSentences, spellAbilities } from './resolve';
import { Resolving } from './resolving';
import { chooseTargets, legalTargets, type ChosenTargets } from './targets';
import { putTriggers } from './triggers';
import type { Game } from './game';

/** What the one who acts announces; what is left open is asked. */
export interface Announcement {
  /** Which face or half is cast. */
  readonly face?: number;
  readonly x?: number;
  /** Additional and alternative costs, by keyword, with how often. */
  readonly paid?: Readonly<Record<string, number>>;
  /** Without paying the mana cost. */
  readonly free?: boolean;
}

const notPossible = (game: Game, says: string, rule: RuleName): Play =>
  game.notice({ kind: 'nothing', says, rule });

/** Additional costs that a keyword names, taken as often as announced; the alternative ones replace the mana cost. */
const alternatives = new Set([
  'flashback',
  'evoke',
  'dash',
  'overload',
  'madness',
  'surge',
  'prowl',
  'spectacle',
  'escape',
  'emerge',
  'blitz',
  'warp',
  'bestow',
  'mutate',
  'foretell',
  'disturb',
  'harmonize',
  'cleave',
  'sneak',
  'impending',
]);

interface Price {
  readonly symbols: readonly string[];
  readonly parts: readonly unknown[];
}

function priceOf(game: Game, id: ObjectId, announced: Announcement): Price {
  const characteristics = game.of(id);
  const parts: unknown[] = [];
  let symbols = [...(announced.free ? [] : (characteristics.manaCost ?? []))];
  for (const [keyword, times] of Object.entries(announced.paid ?? {})) {
    const [ability] = keywordsNamed(characteristics, keyword);
    if (!ability || times === 0) continue;
    const cost = keywordCost(ability);
    const node = keywordNode(ability);
    const dash = node?.['cost'];
    if (alternatives.has(keyword)) symbols = [];
    for (let count = 0; count < times; count += 1) {
      if (cost) symbols.push(...cost);
      else if (isNode(dash)) parts.push(dash);
    }
  }
  for (const ability of characteristics.abilities) {
    for (const { meaning } of ability.sentences)
      if (meaning.kind === 'additionalCost') parts.push(meaning['cost']);
  }
  return { symbols, parts };
}

/** Which additional costs may be paid, asked one by one where they were not announced (CR 601.2b). */
function* announceCosts(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  announced: Announcement,
): Play<Readonly<Record<string, number>>> {
  const paid: Record<string, number> = { ...announced.paid };
  for (const keyword of ['kicker', 'multikicker', 'buyback', 'entwine', 'bargain']) {
    const [ability] = keywordsNamed(game.of(id), keyword);
    if (!ability || paid[keyword] !== undefined) continue;
    const yes = yield* game.mayChoose(
      player,
      `Pay ${keyword} ${keywordCost(ability)?.join('') ?? ''}?`,
      'announce-costs',
      false,
    );
    if (yes) paid[keyword] = 1;
  }
  return paid;
}

function* announceX(
  game: Game,
  player: PlayerId,
  symbols: readonly string[],
  announced: number | undefined,
): Play<number | undefined> {
  if (!symbols.includes('{X}')) return undefined;
  if (announced !== undefined) return announced;
  const answer = yield* game.decide({
    asks: 'x',
    player,
    question: 'Choose X',
    options: Array.from({ length: 21 }, (_, n) => ({ label: String(n) })),
    least: 1,
    most: 1,
    rule: 'x-announced',
    byDefault: [2],
  });
  return answer[0] ?? 0;
}

/**
 * Casts a spell: onto the stack, modes, targets, costs (CR 601.2). @returns the spell; undefined where it can't be cast,
 * which is said
 */
export function* castSpell(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  announced: Announcement = {},
): Play<ObjectId | undefined> {
  const name = game.nameOf(card);
  yield* game.step(`${game.player(player).name} casts ${name}`, 'casting');
  if (!canCast(game, player, card)) {
    yield* notPossible(game, `${name} can’t be cast: an effect forbids it.`, 'casting');
    return undefined;
  }
  const paid = yield* announceCosts(game, player, card, announced);
  const price = priceOf(game, card, { ...announced, paid });
  const x = yield* announceX(game, player, price.symbols, announced.x);
  const from = game.object(card).zone;
  const cause: Cause = { kind: 'rule', rule: 'casting' };
  const spell = yield* moveObject(game, card, 'stack', cause, {
    reason: 'cast',
    by: player,
    arrival: {
      controller: player,
      face: announced.face ?? game.object(card).face,
      onStack: { targets: {}, paid, manaSpent: [], ...(x !== undefined && { x }) },
    },
  });
  if (spell === undefined) return undefined;
  const backTo = from === 'nowhere' || from === 'stack' || from === 'battlefield' ? 'hand' : from;
  // CR 733.1: an illegal action is undone.
  const undo = function* (says: string, rule: RuleName): Play<undefined> {
    yield* notPossible(game, says, rule);
    yield* moveObject(game, spell, backTo, { kind: 'rule', rule: 'illegal-actions' }, { reason: 'rule' });
    return undefined;
  };
  const choices = yield* chooseForStack(game, spell, spellAbilities(game, spell), player, x);
  if (choices === undefined)
    return yield* undo(`${name} can’t be cast: it has no legal target.`, 'choose-targets');
  const symbols = totalMana(withNumber(price.symbols, x), costChanges(game, spell));
  const resolving = new Resolving(game, choices.frame);
  yield* tapForCost(game, player, symbols);
  if (!canPay(resolving, player, symbols) || !price.parts.every((part) => canPay(resolving, player, part))) {
    return yield* undo(`${name} can’t be cast: its cost can’t be paid.`, 'pay-costs');
  }
  const manaSpent = yield* payCost(resolving, player, symbols);
  for (const part of price.parts) yield* payCost(resolving, player, part);
  const onStack: StackChoices = {
    ...choices.choices,
    paid,
    manaSpent,
    ...(x !== undefined && { x }),
    ...rememberedCosts(resolving),
  };
  yield* game.emit({ kind: 'change', object: spell, set: { onStack } }, cause);
  yield* game.emit(
    { kind: 'record', record: { what: 'cast', player, object: spell } },
    cause,
    `${game.player(player).name} has cast ${name}.`,
  );
  yield* putTriggers(game, { kind: 'cast', player, object: spell }, cause);
  yield* targeted(game, spell, choices.choices.targets, cause);
  yield* beforePriority(game);
  return spell;
}

function rememberedCosts(resolving: Resolving): { sacrificed?: readonly Entity[] } {
  const sacrificed = resolving.frame.memory
    .filter(({ how }) => how === 'sacrificed')
    .flatMap(({ entities }) => entities);
  return sacrificed.length > 0 ? { sacrificed } : {};
}

function withNumber(symbols: readonly string[], x: number | undefined): string[] {
  return symbols.map((symbol) => (symbol === '{X}' ? `{${x ?? 0}}` : symbol));
}

function* targeted(game: Game, object: ObjectId, targets: ChosenTargets, cause: Cause): Play {
  for (const target of Object.values(targets).flat())
    yield* putTriggers(game, { kind: 'target', object, target }, cause);
}

interface ForStack {
  readonly frame: Frame;
  readonly choices: Pick<StackChoices, 'modes' | 'targets' | 'division'>;
}

/** Modes, targets and divisions. @returns undefined where a target can't be chosen */
function* chooseForStack(
  game: Game,
  id: ObjectId,
  abilities: readonly Ability[],
  player: PlayerId,
  x: number | undefined,
  source = id,
): Play<ForStack | undefined> {
  const [first] = abilities;
  const frame: Frame = {
    ...newFrame({
      view: game,
      state: game.state,
      source,
      controller: player,
      place: first?.place ?? { text: '', line: 0, start: 0 },
      abilityKey: first?.key ?? '',
    }),
    onStack: game.state.objects[id]?.zone === 'stack' ? id : undefined,
    numbers: { x, that: undefined },
  };
  const modal = abilities.find(({ modes }) => modes !== undefined);
  let targets: ChosenTargets | undefined = {};
  let modes: readonly number[] | undefined;
  try {
    modes = modal?.modes ? yield* chooseModes(game, frame, modal.modes) : undefined;
    targets = yield* chooseTargets(
      game,
      frame,
      abilities.flatMap((ability) => chosenSentences(ability, modes)),
    );
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    yield* game.notice({
      kind: 'unsupported',
      says: `The choices for this are not simulated: ${error.what}.`,
      ...(error.node && { words: { object: source, place: frame.place, span: error.node.span } }),
    });
  }
  if (targets === undefined) return undefined;
  const sentences = abilities.flatMap((ability) => chosenSentences(ability, modes));
  const division = yield* divideAmong(
    game,
    { ...frame, targets: new Map(Object.entries(targets)) },
    sentences,
    targets,
  );
  const enchant = yield* enchantTarget(game, frame, id);
  if (enchant === 'none') return undefined;
  return {
    frame,
    choices: {
      targets: enchant ? { ...targets, enchant: [enchant] } : targets,
      ...(modes && { modes }),
      ...(division && { division }),
    },
  };
}

/** CR 303.4a: an Aura spell's target is what its enchant ability names. */
function* enchantTarget(game: Game, frame: Frame, id: ObjectId): Play<Entity | 'none' | undefined> {
  if (!game.state.objects[id]) return undefined;
  const { subtypes, types } = game.of(id);
  if (!subtypes.includes('Aura') || !isPermanentType(game.of(id)) || types.includes('creature'))
    return undefined;
  const [ability] = keywordsNamed(game.of(id), 'enchant');
  const node = ability && keywordNode(ability);
  if (!ability || !node) return undefined;
  const who = node.kind === 'enchantPlayer' ? String(node['who']) : undefined;
  const value = who !== undefined ? `target ${who}` : { ...node, kind: 'object', det: 'target' };
  const pool = legalTargets(
    { ...frame, place: ability.place },
    {
      key: 'enchant',
      node,
      value,
      sentence: { meaning: node, place: ability.place },
      says: 'what it enchants',
    },
  );
  if (pool.length === 0) return 'none';
  const [chosen] = yield* game.chooseEntities(
    frame.controller,
    'Choose what it enchants',
    pool,
    1,
    1,
    'choose-targets',
    'targets',
  );
  return chosen;
}

/** Activates an activated or loyalty ability (CR 602.2, 606). @returns the ability on the stack */
export function* activateAbility(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  key: string,
  announced: Announcement = {},
): Play<ObjectId | undefined> {
  const found = game.of(source).abilities.find((each) => each.key === key);
  const ability = found && (activatedOf(found) ?? found);
  const name = game.nameOf(source);
  yield* game.step(`${game.player(player).name} activates an ability of ${name}`, 'activating');
  if (!ability || (ability.kind !== 'activated' && ability.kind !== 'loyalty')) {
    yield* notPossible(game, `${name} has no such activated ability.`, 'activating');
    return undefined;
  }
  if (!canActivate(game, source, ability, isManaAbility(ability))) {
    yield* notPossible(
      game,
      `The ability of ${name} can’t be activated: an effect forbids it.`,
      'activating',
    );
    return undefined;
  }
  const limit = limitBroken(game, player, source, ability);
  if (limit !== undefined) {
    yield* notPossible(game, `The ability of ${name} can’t be activated: ${limit}.`, 'activating');
    return undefined;
  }
  if (isManaAbility(ability)) {
    yield* refusedTap(game, source, ability, player);
    if (yield* activateManaAbility(game, source, ability, player)) {
      yield* recordActivation(game, player, source, ability);
    } else {
      yield* notPossible(game, `The cost of the ability of ${name} can’t be paid.`, 'pay-costs');
    }
    return undefined;
  }
  if (ability.kind === 'loyalty') return yield* activateLoyalty(game, player, source, ability, announced);
  const costs = ability.cost?.['of'];
  const symbols = (Array.isArray(costs) ? costs : []).filter(Array.isArray).flat() as string[];
  const parts = (Array.isArray(costs) ? costs : []).filter((part) => !Array.isArray(part)) as unknown[];
  const x = yield* announceX(game, player, symbols, announced.x);
  const choices = yield* chooseForStack(game, -1, [ability], player, x, source);
  if (choices === undefined) {
    yield* notPossible(
      game,
      `The ability of ${name} can’t be activated: it has no legal target.`,
      'choose-targets',
    );
    return undefined;
  }
  if (yield* refusedTap(game, source, ability, player)) return undefined;
  const mana = symbols.filter((symbol) => !/^\{[TQE]\}$/.test(symbol));
  const others = symbols.filter((symbol) => /^\{[TQE]\}$/.test(symbol));
  const total = [...totalMana(withNumber(mana, x), activationCostChanges(game, source, ability)), ...others];
  const resolving = new Resolving(game, choices.frame);
  yield* tapForCost(
    game,
    player,
    total.filter((symbol) => !others.includes(symbol)),
  );
  if (!canPay(resolving, player, total) || !parts.every((part) => canPay(resolving, player, part))) {
    yield* notPossible(game, `The cost of the ability of ${name} can’t be paid.`, 'pay-costs');
    return undefined;
  }
  yield* payCost(resolving, player, total);
  for (const part of parts) yield* payCost(resolving, player, part);
  return yield* putOnStack(game, player, source, ability, choices.choices, x, resolving);
}

/**
 * Puts an ability on the stack without its cost or its event, for "what does it do?". Mana abilities resolve at once.
 * @returns whether its choices could be made
 */
export function* putAbility(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
  remembered: Readonly<Record<string, readonly Entity[]>>,
  amount: number | undefined,
): Play<boolean> {
  yield* game.step(`An ability of ${game.nameOf(source)}`, 'resolving');
  if (isManaAbility(ability)) {
    yield* carryOutSentences(withoutStack(game, source, ability, player), ability.sentences);
    return true;
  }
  const choices = yield* chooseForStack(game, -1, [ability], player, 2, source);
  if (choices === undefined) return false;
  yield* putOnStack(game, player, source, ability, choices.choices, 2, new Resolving(game, choices.frame), {
    remembered,
    ...(amount !== undefined && { amount }),
  });
  return true;
}

/** Says which {T} or {Q} can't be paid, and why. @returns whether one was refused */
function* refusedTap(game: Game, source: ObjectId, ability: Ability, player: PlayerId): Play<boolean> {
  const costs = ability.cost?.['of'];
  const symbols = (Array.isArray(costs) ? costs : []).filter(Array.isArray).flat() as string[];
  const resolving = withoutStack(game, source, ability, player);
  for (const symbol of symbols.filter((each) => each === '{T}' || each === '{Q}')) {
    const refusal = tapRefusal(resolving, symbol);
    if (!refusal) continue;
    yield* notPossible(game, `${symbol} can’t be paid: ${refusal.says}`, refusal.rule);
    return true;
  }
  return false;
}

/** Counts an activation, for "only once each turn". */
function recordActivation(game: Game, player: PlayerId, source: ObjectId, ability: Ability): Play {
  const record = { what: `activated ${ability.key}`, player, object: source };
  return game.emit({ kind: 'record', record }, { kind: 'rule', rule: 'activating' });
}

function* putOnStack(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
  choices: ForStack['choices'],
  x: number | undefined,
  resolving: Resolving,
  event: { readonly remembered?: Readonly<Record<string, readonly Entity[]>>; readonly amount?: number } = {},
): Play<ObjectId> {
  const cause: Cause = { kind: 'object', id: source };
  const id = game.state.nextId;
  const remembered: Record<string, readonly Entity[]> = { ...event.remembered };
  const { sacrificed } = rememberedCosts(resolving);
  if (sacrificed) remembered['sacrificed'] = sacrificed;
  yield* game.emit(
    {
      kind: 'create',
      object: freshObject({
        id,
        thing: id,
        kind: 'ability',
        owner: player,
        controller: player,
        zone: 'stack',
        faces: [],
        onStack: { ...choices, paid: {}, manaSpent: [], ...(x !== undefined && { x }) },
        ability: {
          source,
          ability: ability.key,
          remembered,
          kept: ability,
          ...(event.amount !== undefined && { amount: event.amount }),
        },
      }),
    },
    cause,
    `The ability of ${game.nameOf(source)} goes on the stack.`,
  );
  yield* recordActivation(game, player, source, ability);
  yield* putTriggers(game, { kind: 'activate', player, source, object: id }, cause);
  yield* targeted(game, id, choices.targets, cause);
  yield* beforePriority(game);
  return id;
}

function* activateLoyalty(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  ability: Ability,
  announced: Announcement,
): Play<ObjectId | undefined> {
  const name = game.nameOf(source);
  const cause: Cause = { kind: 'object', id: source };
  const mark = `loyalty${game.state.turn}`;
  if (game.object(source).marks[mark] !== undefined) {
    yield* notPossible(
      game,
      `A loyalty ability of ${name} was activated this turn already.`,
      'loyalty-abilities',
    );
    return undefined;
  }
  const text = (ability.loyalty ?? '0').replace('−', '-').replace(/[[\]]/g, '');
  const x = /X/.test(text) ? yield* announceX(game, player, ['{X}'], announced.x) : undefined;
  const n = /X/.test(text) ? (text.startsWith('-') ? -(x ?? 0) : (x ?? 0)) : Number(text);
  if (n < 0 && (game.object(source).counters['loyalty'] ?? 0) < -n) {
    yield* notPossible(game, `${name} has too few loyalty counters.`, 'pay-costs');
    return undefined;
  }
  const choices = yield* chooseForStack(game, -1, [ability], player, x, source);
  if (choices === undefined) {
    yield* notPossible(
      game,
      `The ability of ${name} can’t be activated: it has no legal target.`,
      'choose-targets',
    );
    return undefined;
  }
  yield* game.emit({ kind: 'mark', object: source, mark, n: 1 }, cause);
  const on: Entity = { kind: 'object', id: source };
  if (n > 0) yield* perform(game, { kind: 'counters', on, counter: 'loyalty', n, by: player }, cause);
  if (n < 0) yield* perform(game, { kind: 'removeCounters', on, counter: 'loyalty', n: -n }, cause);
  return yield* putOnStack(
    game,
    player,
    source,
    ability,
    choices.choices,
    x,
    new Resolving(game, choices.frame),
  );
}

/** Plays a land (CR 305.1, 116.2a). */
export function* playLand(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  announced: Announcement = {},
): Play<ObjectId | undefined> {
  const name = game.nameOf(card);
  yield* game.step(`${game.player(player).name} plays ${name}`, 'play-land');
  if (!canPlayLand(game, player, card) || game.player(player).landsPlayed >= landsPerTurn(game, player)) {
    yield* notPossible(game, `${game.player(player).name} can’t play another land this turn.`, 'play-land');
    return undefined;
  }
  const cause: Cause = { kind: 'rule', rule: 'play-land' };
  const land = yield* moveObject(game, card, 'battlefield', cause, {
    reason: 'play',
    by: player,
    arrival: { controller: player, face: announced.face ?? game.object(card).face },
  });
  yield* game.emit(
    { kind: 'player', player, set: { landsPlayed: game.player(player).landsPlayed + 1 } },
    cause,
  );
  yield* beforePriority(game);
  return land;
}

/** Puts free text on the stack as an ability without an object of its own, for "what does this text do?". */
export function* putText(
  game: Game,
  player: PlayerId,
  text: string,
  announced: Announcement = {},
): Play<ObjectId | undefined> {
  const abilities = abilitiesOfText(text, 'text');
  const cause: Cause = { kind: 'rule', rule: 'resolving' };
  const source = game.state.nextId;
  yield* game.emit(
    {
      kind: 'create',
      object: freshObject({
        id: source,
        thing: source,
        kind: 'emblem',
        owner: player,
        controller: player,
        zone: 'command',
        faces: [{ name: 'the text', typeLine: '', text: '' }],
      }),
    },
    cause,
  );
  const sentences = abilities.flatMap((ability) => ability.sentences);
  const modes = abilities.find((ability) => ability.modes)?.modes;
  const [first] = abilities;
  if (!first) return undefined;
  const whole: Ability = { ...first, kind: 'spell', sentences, ...(modes && { modes }) };
  const choices = yield* chooseForStack(game, -1, [whole], player, announced.x, source);
  if (choices === undefined) {
    yield* notPossible(game, 'The text has no legal target.', 'choose-targets');
    return undefined;
  }
  return yield* putOnStack(
    game,
    player,
    source,
    whole,
    choices.choices,
    announced.x,
    new Resolving(game, choices.frame),
  );
}
