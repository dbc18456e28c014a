// Sets up the position that a scenario starts from: players, cards in zones, counters, stickers, attachments.
import type { Problem } from '../../text';
import { subtypesOf } from '../../vocabulary';
import { Game } from '../process/game';
import type { Chosen, GameObject } from '../state/game-object';
import type { GameState, Step } from '../state/game-state';
import type { Color, ManaType, ObjectId, PlayerId } from '../state/names';
import { newGame, placeObject } from '../state/new-game';
import type { Printed } from '../state/printed';
import { ScenarioCards, type CardSource } from './card-source';
import { colorNames } from './format';
import { readPuzzle } from './forge-puzzle';
import { Naming } from './naming';
import type { Placed, Plain, Scenario, Start, StartEntry, StartPlayer, StartZone } from './scenario';
import { unknownWord } from './shape';
import { problemAt } from './yaml-tree';

/** A position to play from. */
export interface Position {
  readonly state: GameState;
  readonly naming: Naming;
  readonly cards: ScenarioCards;
  /** What of the start could not be set up. */
  readonly problems: readonly Problem[];
}

const defaultNames = ['You', 'Opponent', 'Opponent 2', 'Opponent 3'];
const colorLetters: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];
const faceDownCreature: Printed = { name: '', typeLine: 'Creature', text: '', power: '2', toughness: '2' };

/** A zone may hold this many cards; more is a slip of the keys. */
const mostCards = 500;

/** Sets a scenario up. Never throws: what is not known is a problem, and is left out of the position. */
export function setUp(scenario: Scenario, source: CardSource): Position {
  const problems: Problem[] = [];
  const cards = new ScenarioCards(scenario.cards, source);
  for (const { value, span } of cards.unread) {
    const what = /[\r\n]/.test(value.trim())
      ? 'This text has no cards.'
      : `There is no card file “${value}” that can be read.`;
    problems.push(problemAt('unknown-card', span, what));
  }
  const start = withPuzzle(scenario.start, source, problems);
  const count = Math.max(
    2,
    start.players.findLastIndex((player) => hasAnything(player)) + 1,
    start.names?.length ?? 0,
  );
  const names = Array.from(
    { length: Math.min(count, 4) },
    (_, seat) => start.names?.[seat] ?? defaultNames[seat]!,
  );
  const state = newGame(names, start.seed ?? 1);
  const naming = new Naming(names);
  setUpTurn(state, start, naming, problems);
  const setter = new Setter(state, naming, cards, problems);
  for (const [seat, player] of start.players.entries()) {
    if (seat < names.length) setter.player(seat, player);
  }
  setter.attach();
  return { state, naming, cards, problems };
}

function hasAnything(player: StartPlayer): boolean {
  return Object.keys(player).length > 1 || Object.keys(player.zones).length > 0;
}

function withPuzzle(start: Start, source: CardSource, problems: Problem[]): Start {
  const { puzzle } = start;
  if (!puzzle) return start;
  const text = /[\r\n]/.test(puzzle.value.trim()) ? puzzle.value : source.readText(puzzle.value);
  if (text === undefined) {
    problems.push(
      problemAt('unknown-file', puzzle.span, `There is no puzzle file “${puzzle.value}” that can be read.`),
    );
    return start;
  }
  const read = readPuzzle(text, puzzle.span);
  problems.push(...read.problems.map((problem) => ({ ...problem, span: puzzle.span })));
  // What the scenario itself says comes in place of what the puzzle says.
  const players = read.start.players.map((player, seat): StartPlayer => {
    const own = start.players[seat];
    return own ? { ...player, ...own, zones: { ...player.zones, ...own.zones } } : player;
  });
  return { ...read.start, ...start, players };
}

function setUpTurn(state: GameState, start: Start, naming: Naming, problems: Problem[]): void {
  if (start.turn !== undefined) state.turn = start.turn;
  if (start.step !== undefined) state.step = start.step as Step;
  if (!start.active) return;
  const active = naming.player(start.active.value);
  if (active === undefined) problems.push(unknownPlayer(start.active, state));
  else state.activePlayer = active;
}

/** The problem of a player's name that nobody has. */
export function unknownPlayer({ value, span }: Placed<string>, state: GameState): Problem {
  return unknownWord('unknown-name', span, 'The player', value, [
    'you',
    'opponent',
    ...state.players.map(({ name }) => name),
  ]);
}

/** The mana of symbols such as `{G}{C}`; undefined where something else stands there. */
export function readMana(text: string): ManaType[] | undefined {
  const symbols = [...text.matchAll(/\{([WUBRGC])\}/gi)];
  if (symbols.map(([symbol]) => symbol).join('') !== text.replace(/\s/g, '')) return undefined;
  return symbols.map(([, letter]) => letter!.toUpperCase() as ManaType);
}

class Setter {
  private readonly attachments: { readonly object: ObjectId; readonly to: Placed<string> }[] = [];

  constructor(
    private readonly state: GameState,
    private readonly naming: Naming,
    private readonly cards: ScenarioCards,
    private readonly problems: Problem[],
  ) {}

  player(seat: PlayerId, start: StartPlayer): void {
    const player = this.state.players[seat]!;
    if (start.life !== undefined) player.life = start.life;
    if (start.counters) player.counters = { ...start.counters };
    if (start.landsPlayed !== undefined) player.landsPlayed = start.landsPlayed;
    if (start.mana) {
      const mana = readMana(start.mana.value);
      if (!mana)
        this.problems.push(
          problemAt('wrong-value', start.mana.span, 'Mana is written as symbols such as {G}{G}{C}.'),
        );
      player.mana = (mana ?? []).map((type) => ({ type, snow: false, source: undefined }));
    }
    for (const [zone, entries] of Object.entries(start.zones) as [StartZone, readonly StartEntry[]][]) {
      for (const entry of entries) this.place(seat, zone, entry);
    }
  }

  private place(seat: PlayerId, zone: StartZone, entry: StartEntry): void {
    const found = this.cards.findSome(entry.card.value);
    if (!found) {
      this.problems.push(
        unknownWord('unknown-card', entry.card.span, 'The card', entry.card.value, this.cards.names()),
      );
      return;
    }
    const { card, n } = found;
    if (n > mostCards) {
      this.problems.push(
        problemAt('wrong-value', entry.card.span, `A zone takes up to ${mostCards} cards here.`),
      );
      return;
    }
    for (let count = 0; count < n; count += 1) {
      const id = placeObject(
        this.state,
        seat,
        zone,
        card.faces,
        this.remembered(seat, zone, entry, card.faces),
      );
      // A card of the scenario can be named even while it is face down or called something else.
      if (entry.as) this.naming.call(entry.as.value, id);
      if (entry.attachedTo) this.attachments.push({ object: id, to: entry.attachedTo });
    }
  }

  private remembered(
    seat: PlayerId,
    zone: StartZone,
    entry: StartEntry,
    faces: readonly Printed[],
  ): Partial<GameObject> {
    const { state } = this;
    const face = this.faceOf(entry, faces);
    const controller = entry.controller && this.naming.player(entry.controller.value);
    if (entry.controller && controller === undefined)
      this.problems.push(unknownPlayer(entry.controller, state));
    const chosen = entry.chosen && entry.chosen.flatMap((value) => this.chosen(value));
    return {
      kind: entry.token ? 'token' : 'card',
      face,
      counters: { ...(zone === 'battlefield' ? startCounters(faces[face]) : {}), ...entry.counters },
      controlledSince: entry.summoningSick ? state.turn : -1,
      ...(controller !== undefined && { controller }),
      ...(entry.tapped && { tapped: true }),
      ...(entry.damage !== undefined && { damage: entry.damage }),
      ...(entry.faceDown && { faceDown: faceDownCreature }),
      ...(chosen && { chosen: { start: chosen } }),
      ...(entry.stickers && {
        nameStickers: entry.stickers.map(({ word, after }) => ({
          word,
          wordsBefore: after,
          timestamp: state.nextTimestamp++,
        })),
      }),
      ...(entry.castWithX !== undefined && {
        castWith: { targets: {}, x: entry.castWithX, paid: {}, manaSpent: [] },
      }),
    };
  }

  private faceOf({ face }: StartEntry, faces: readonly Printed[]): number {
    if (!face) return 0;
    const at =
      typeof face.value === 'number'
        ? face.value - 1
        : faces.findIndex(({ name }) => name.toLowerCase() === String(face.value).toLowerCase());
    if (faces[at]) return at;
    this.problems.push(
      unknownWord(
        'unknown-name',
        face.span,
        'The face',
        String(face.value),
        faces.map(({ name }) => name),
      ),
    );
    return 0;
  }

  private chosen({ value, span }: Placed<Plain>): Chosen[] {
    if (typeof value === 'number') return [{ kind: 'number', number: value }];
    const text = String(value);
    const color = (colorNames as readonly string[]).indexOf(text.toLowerCase());
    if (color >= 0) return [{ kind: 'color', color: colorLetters[color]! }];
    const types = [...subtypesOf.creature, ...subtypesOf.land];
    const type = types.find((each) => each.toLowerCase() === text.toLowerCase());
    if (type !== undefined) return [{ kind: 'type', type }];
    const player = this.naming.player(text);
    if (player !== undefined) return [{ kind: 'player', player }];
    if (this.cards.find(text)) return [{ kind: 'name', name: this.cards.find(text)!.name }];
    this.problems.push(
      problemAt('wrong-value', span, `“${text}” is no colour, type, player or card that can be chosen.`),
    );
    return [];
  }

  /** What is attached comes last, because what it is attached to may stand further down. */
  attach(): void {
    const game = new Game(this.state);
    for (const { object, to } of this.attachments) {
      const entity = this.naming.entity(game, to.value, ['battlefield', 'graveyard']);
      if (entity) this.state.objects[object]!.attachedTo = entity;
      else
        this.problems.push(
          unknownWord(
            'unknown-name',
            to.span,
            'The object',
            to.value,
            this.naming.namesIn(game, ['battlefield']),
          ),
        );
    }
    this.state.version += 1;
  }
}

/** CR 306.5b, 310.4b: a planeswalker or battle that has been there all along has what it entered with. */
function startCounters(face: Printed | undefined): Record<string, number> {
  const loyalty = Number(face?.loyalty);
  const defense = Number(face?.defense);
  return {
    ...(face?.loyalty !== undefined && Number.isSafeInteger(loyalty) && { loyalty }),
    ...(face?.defense !== undefined && Number.isSafeInteger(defense) && { defense }),
  };
}
