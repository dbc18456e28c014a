// Which object or player a name in a scenario means.
import type { Game } from '../process/game';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/names';
import { playerKeys } from './format';

/** Where names are looked for first. */
const usualOrder: readonly Zone[] = [
  'battlefield',
  'stack',
  'hand',
  'graveyard',
  'exile',
  'command',
  'library',
];

interface WrittenName {
  readonly name: string;
  /** From 1. */
  readonly nth: number;
  readonly of: PlayerId | undefined;
}

/** The names that a scenario gives to its objects and players. */
export class Naming {
  /** The physical cards that have a name of the scenario's own. */
  private readonly things = new Map<string, number>();

  constructor(private readonly playerNames: readonly string[]) {}

  /** Gives a card a name. */
  call(name: string, thing: number): void {
    this.things.set(name.toLowerCase(), thing);
  }

  /** All own names. */
  ownNames(): string[] {
    return [...this.things.keys()];
  }

  /** The seat of a player: `you`, `opponent`, `opponent 2`, or what the player is called. */
  player(name: string): PlayerId | undefined {
    const lower = name.trim().toLowerCase();
    const seat = (playerKeys as readonly string[]).indexOf(lower);
    if (seat >= 0 && seat < this.playerNames.length) return seat;
    const named = this.playerNames.findIndex((each) => each.toLowerCase() === lower);
    return named >= 0 ? named : undefined;
  }

  private readName(text: string): WrittenName {
    const [, owner, rest = text] = /^(?:(.+?)['’]s|your)\s+(.+)$/i.exec(text) ?? [];
    const of = /^your\s/i.test(text) ? 0 : owner === undefined ? undefined : this.player(owner);
    const name = of === undefined ? text : rest;
    const numbered = /^(.*\S)\s*#(\d+)$/.exec(name);
    return numbered
      ? { name: numbered[1]!, nth: Math.max(1, Number(numbered[2])), of }
      : { name, nth: 1, of };
  }

  /** Whether an object answers to a name: its own in the scenario, the one it has now, or one that is printed on it. */
  matches(game: Game, id: ObjectId, text: string): boolean {
    const { name, of } = this.readName(text);
    const object = game.object(id);
    const now = game.of(id);
    if (of !== undefined && now.controller !== of && object.owner !== of) return false;
    const lower = name.toLowerCase();
    const thing = this.things.get(lower);
    if (thing !== undefined) return object.thing === thing && object.kind !== 'ability';
    if (now.name.toLowerCase() === lower) return true;
    if (object.kind === 'ability' && object.ability) {
      return [game.of(object.ability.source).name, game.nameOf(id)].some(
        (each) => each.toLowerCase() === lower,
      );
    }
    return false;
  }

  private isPrintedOn(game: Game, id: ObjectId, text: string): boolean {
    const { name, of } = this.readName(text);
    const object = game.object(id);
    if (of !== undefined && game.of(id).controller !== of && object.owner !== of) return false;
    const lower = name.toLowerCase();
    const faces = object.faces.map((face) => face.name.toLowerCase());
    return faces.includes(lower) || faces.join(' // ') === lower;
  }

  /**
   * The objects that a name means, the likeliest first; `#2` takes the second of those that share the name.
   * @param order the zones to look in, in this order; all zones by default
   */
  find(game: Game, text: string, order: readonly Zone[] = usualOrder): ObjectId[] {
    const all = order.flatMap((zone) => objectsIn(game, zone));
    let found = all.filter((id) => this.matches(game, id, text));
    if (found.length === 0) found = all.filter((id) => this.isPrintedOn(game, id, text));
    return found.slice(this.readName(text).nth - 1);
  }

  /** The object or player that a name means. */
  entity(game: Game, text: string, order?: readonly Zone[]): Entity | undefined {
    const player = this.player(text);
    if (player !== undefined) return { kind: 'player', id: player };
    const [id] = this.find(game, text, order);
    return id === undefined ? undefined : { kind: 'object', id };
  }

  /** Names of all that is in the zones, for “Did you mean”. */
  namesIn(game: Game, order: readonly Zone[] = usualOrder): string[] {
    const names = order.flatMap((zone) => objectsIn(game, zone)).map((id) => game.nameOf(id));
    return [...new Set([...names, ...this.ownNames()])];
  }
}

/** The objects in a zone: of all players, one after the other; the stack from its top. */
export function objectsIn(game: Game, zone: Zone): ObjectId[] {
  const { state } = game;
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return state.players.flatMap((player) => player[zone]);
    case 'stack':
      return [...state.stack].reverse();
    case 'battlefield':
    case 'exile':
    case 'command':
      return [...state[zone]];
    case 'outside':
      return [];
  }
}
