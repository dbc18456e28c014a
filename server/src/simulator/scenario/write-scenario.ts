// Writes a run as a scenario file: where it started, what was done and answered, and what came out.
import { stringify } from 'yaml';
import type { GameObject } from '../state/game-object';
import type { Mana, Player } from '../state/game-state';
import type { Entity, ObjectId, Zone } from '../state/names';
import type { Printed } from '../state/printed';
import { Game } from '../process/game';
import type { Answered, Run } from '../run/run';
import { basicNames } from './card-source';
import { playerKeys, type actionKeys } from './format';
import { objectsIn } from './naming';

/** An action as it stands in the file: `{ cast: 'Shock', targets: ['Bear'] }`. */
export type WrittenAction = Partial<
  Record<(typeof actionKeys)[number] | 'by' | 'ability' | 'x' | 'targets', unknown>
>;

/** What the run itself does not know: what it is called, and what was done. */
export interface RunDescription {
  readonly name: string;
  readonly actions: readonly WrittenAction[];
}

const zonesOfPlayer = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'command'] as const;

/**
 * The text of a scenario file that plays a run again and expects what it came to. Decisions are written with the
 * answers that were taken, the defaults, too, so that the scenario stays the same when a default changes.
 */
export function writeScenario(run: Run, { name, actions }: RunDescription): string {
  const writer = new ScenarioWriter(run);
  return stringify([writer.scenario(name, actions)], {
    lineWidth: 110,
    indentSeq: true,
    defaultStringType: 'PLAIN',
  });
}

class ScenarioWriter {
  private readonly start: Game;
  /** Names of the scenario's own for objects that must be told apart. */
  private readonly own = new Map<ObjectId, string>();

  constructor(private readonly run: Run) {
    this.start = new Game(structuredClone(run.start));
    const attachedTo = Object.values(run.start.objects).flatMap(({ attachedTo: to }) =>
      to?.kind === 'object' ? [to.id] : [],
    );
    for (const id of attachedTo) this.own.set(id, `${this.printedName(this.start.object(id))} ${id}`);
  }

  scenario(name: string, actions: readonly WrittenAction[]): Record<string, unknown> {
    const cards = this.cardTexts();
    const answers = this.run.steps.flatMap(({ decisions }) => decisions).map(answerOf);
    return {
      name,
      ...(cards !== '' && { cards }),
      start: this.startOf(),
      do: actions,
      ...(answers.length > 0 && { answers }),
      then: this.outcome(),
    };
  }

  private printedName({ faces }: GameObject): string {
    return faces.length > 1 && faces.every(({ name }) => name !== '')
      ? faces.map(({ name }) => name).join(' // ')
      : (faces[0]?.name ?? '');
  }

  private cardTexts(): string {
    const texts = new Map<string, string>();
    for (const object of Object.values(this.run.start.objects)) {
      const name = this.printedName(object);
      if (object.kind === 'ability' || basicNames.includes(name)) continue;
      if (!texts.has(name)) texts.set(name, object.faces.map(faceText).join('\n//\n'));
    }
    return texts.size === 0 ? '' : `${[...texts.values()].join('\n\n')}\n`;
  }

  private startOf(): Record<string, unknown> {
    const { state } = this.start;
    const start: Record<string, unknown> = { turn: state.turn, step: state.step };
    if (state.activePlayer !== 0) start['active'] = playerKeys[state.activePlayer];
    if (state.seed !== 1) start['seed'] = state.seed;
    for (const player of state.players) {
      const key = playerKeys[player.id]!;
      start[`${key}.life`] = player.life;
      if (player.mana.length > 0) start[`${key}.mana`] = manaText(player.mana);
      if (Object.keys(player.counters).length > 0) start[`${key}.counters`] = player.counters;
      for (const zone of zonesOfPlayer) {
        const entries = this.ownedIn(this.start, player, zone).map((id) => this.entry(this.start.object(id)));
        if (entries.length > 0) start[`${key}.${zone}`] = entries;
      }
    }
    return start;
  }

  private ownedIn(game: Game, player: Player, zone: Zone): ObjectId[] {
    return objectsIn(game, zone).filter((id) => game.object(id).owner === player.id);
  }

  private entry(object: GameObject): unknown {
    const card = this.printedName(object);
    const chosen = Object.values(object.chosen).flat();
    const is: Record<string, unknown> = {
      as: this.own.get(object.id),
      tapped: object.tapped || undefined,
      counters: Object.keys(object.counters).length > 0 ? object.counters : undefined,
      stickers:
        object.nameStickers.length > 0
          ? object.nameStickers.map(({ word, wordsBefore }) => ({ word, after: wordsBefore }))
          : undefined,
      'attached to': object.attachedTo && this.nameOf(object.attachedTo),
      controller: object.controller === object.owner ? undefined : playerKeys[object.controller],
      face: object.face > 0 ? object.face + 1 : undefined,
      'face down': object.faceDown ? true : undefined,
      'summoning sick': object.controlledSince === this.start.state.turn || undefined,
      token: object.kind === 'token' || undefined,
      damage: object.damage > 0 ? object.damage : undefined,
      chosen: chosen.length > 0 ? chosen.map((one) => this.chosenWord(one)) : undefined,
      'cast with x': object.castWith?.x,
    };
    const given = Object.fromEntries(Object.entries(is).filter(([, value]) => value !== undefined));
    return Object.keys(given).length === 0 ? card : { card, ...given };
  }

  private chosenWord(one: GameObject['chosen'][string][number]): string | number {
    const colors = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;
    switch (one.kind) {
      case 'color':
        return colors[one.color];
      case 'type':
        return one.type;
      case 'name':
        return one.name;
      case 'number':
        return one.number;
      case 'player':
        return playerKeys[one.player] ?? 'you';
      case 'object':
        return this.nameOf({ kind: 'object', id: one.object });
      case 'word':
        return one.word;
    }
  }

  private nameOf(entity: Entity): string {
    if (entity.kind === 'player') return playerKeys[entity.id] ?? 'you';
    return this.own.get(entity.id) ?? this.printedName(this.start.object(entity.id));
  }

  /** What came out: all that is not as it was. */
  private outcome(): Record<string, unknown> {
    const { game, complete, steps } = this.run;
    const then: Record<string, unknown> = {};
    for (const player of game.state.players) {
      const key = playerKeys[player.id]!;
      then[`${key}.life`] = player.life;
      if (player.lost) then[`${key}.lost`] = true;
      for (const zone of zonesOfPlayer) {
        const now = this.inZone(game, player, zone);
        const before = this.inZone(this.start, this.start.state.players[player.id]!, zone);
        if (now.join('\n') !== before.join('\n') || zone === 'battlefield')
          then[`${key}.${zone}`] = this.expected(game, player, zone);
      }
    }
    const said = steps.flatMap(({ notices }) => notices).filter(({ kind }) => kind === 'nothing');
    if (said.length > 0) then['notices'] = [...new Set(said.map(({ says }) => says))];
    if (!complete) then['complete'] = false;
    return then;
  }

  private idsFor(game: Game, player: Player, zone: Zone): ObjectId[] {
    if (zone === 'battlefield')
      return game.state.battlefield.filter((id) => game.of(id).controller === player.id);
    return this.ownedIn(game, player, zone);
  }

  private inZone(game: Game, player: Player, zone: Zone): string[] {
    return this.idsFor(game, player, zone).map((id) => game.nameOf(id));
  }

  private expected(game: Game, player: Player, zone: Zone): unknown[] {
    return this.idsFor(game, player, zone).map((id) => {
      const object = game.object(id);
      const { name, power, toughness } = game.of(id);
      const card = name === '' && object.faceDown ? 'face down' : name;
      if (zone !== 'battlefield') return card;
      const is = {
        ...(power !== undefined && { size: `${power}/${toughness ?? 0}` }),
        ...(object.tapped && { tapped: true }),
        ...(Object.keys(object.counters).length > 0 && { counters: object.counters }),
        ...(object.damage > 0 && { damage: object.damage }),
      };
      return Object.keys(is).length === 0 ? card : { card, ...is };
    });
  }
}

/** An answer by its labels; where two options have the same label, by their positions. */
function answerOf({ decision, answer }: Answered): Record<string, unknown> {
  const labels = decision.options.map(({ label }) => label);
  const given = answer.map((at) => {
    const label = labels[at] ?? '';
    const clear = labels.filter((each) => each.toLowerCase() === label.toLowerCase()).length === 1;
    return clear && !/^(?:none|all)$/i.test(label) ? label : at + 1;
  });
  return {
    asked: decision.question,
    answer: given.length === 0 ? 'none' : given.length === 1 ? given[0] : given,
  };
}

function manaText(mana: readonly Mana[]): string {
  return mana.map(({ type }) => `{${type}}`).join('');
}

/** A face in the `.card` format. */
export function faceText(face: Printed): string {
  const lines =
    face.text === ''
      ? []
      : face.text.split('\n').map((line) => (/^(?:#|\\|\/\/$|\s*$)/.test(line) ? `\\${line}` : line));
  const numbers = [
    ...(face.power !== undefined && face.toughness !== undefined ? [`${face.power}/${face.toughness}`] : []),
    ...(face.loyalty === undefined ? [] : [`Loyalty: ${face.loyalty}`]),
    ...(face.defense === undefined ? [] : [`Defense: ${face.defense}`]),
  ];
  const last = lines.at(-1);
  if (numbers.length === 0 && last !== undefined && /^[^\\]*\d\/\S+$|^(?:Loyalty|Defense):/i.test(last))
    lines[lines.length - 1] = `\\${last}`;
  return [`${face.name} ${face.manaCost ?? ''}`.trim(), face.typeLine, ...lines, ...numbers].join('\n');
}
