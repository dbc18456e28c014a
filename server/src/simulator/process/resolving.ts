// A spell or ability while it resolves: which objects and players its words mean, whose choices they are.
import type { RuleName } from '../../vocabulary';
import type { Meaning } from '../../oracle';
import type { Cause } from '../events/game-event';
import { objectOf } from '../events/apply';
import { amountOf } from '../meaning/amounts';
import type { Doings } from '../meaning/conditions';
import {
  describes,
  fittingObjects,
  isBackward,
  isOther,
  nounOf,
  postsFit,
  namesPlace,
  usualZone,
} from '../meaning/describe';
import {
  isNode,
  newFrame,
  Nothing,
  objectIds,
  objects,
  players,
  playerIds,
  targetKey,
  Unsupported,
  wordOf,
  type Frame,
} from '../meaning/frame';
import { isChoiceOfPlayer, playersOf } from '../meaning/players';
import { placeKey } from '../meaning/antecedents';
import { followed, lastSpokenOf, referredObjects, remember } from '../meaning/referents';
import type { Play, Words } from '../run/play';
import type { Duration } from '../state/continuous-effect';
import type { Entity, ObjectId, PlayerId, Zone } from '../state/names';
import { inRandomOrder } from './chance';
import type { Game } from './game';

/** Options of a look-up. */
export interface PickOptions {
  /** Who chooses where the words leave a choice; the doer by default. */
  readonly chooser?: PlayerId;
  /** Where cards are looked for when the words name no place. */
  readonly zone?: Zone;
  /** Whose zone. */
  readonly of?: PlayerId;
  /** Fewer may be chosen than the words say ("any number", a search). */
  readonly mayFail?: boolean;
}

/** What an instruction works with. */
export class Resolving {
  /** How long the effects of the instruction last; undefined for those without a duration. */
  duration: Duration | undefined;

  constructor(
    readonly game: Game,
    readonly frame: Frame,
    readonly doings: Doings = { did: undefined },
  ) {}

  get cause(): Cause {
    return { kind: 'object', id: this.frame.onStack ?? this.frame.source };
  }

  get you(): PlayerId {
    return this.frame.controller;
  }

  /** The same resolution with other parts of its frame; memory and doings are shared. */
  with(change: Partial<Frame>): Resolving {
    const other = new Resolving(this.game, { ...this.frame, ...change }, this.doings);
    other.duration = this.duration;
    return other;
  }

  words(node: Meaning): Words {
    return { object: this.frame.source, place: this.frame.place, span: node.span };
  }

  amount(node: Meaning, slot: string): number {
    return amountOf(this.frame, node[slot], node);
  }

  remember(entities: readonly Entity[], noun: string, how: string, plural?: boolean, node?: Meaning): void {
    const at = node && placeKey(this.frame.place.line, node.span.start);
    remember(this.frame, entities, noun, how, plural, at);
  }

  /** The one player who does it, out of those who do. */
  doer(doers: readonly Entity[]): PlayerId {
    const [first] = doers;
    if (first?.kind === 'player') return first.id;
    if (first?.kind === 'object') return this.game.of(first.id).controller;
    return this.you;
  }

  /**
   * Players that a phrase means; where it leaves a choice, that is asked.
   * @throws Unsupported
   */
  *players(node: Meaning, slot: string): Play<PlayerId[]> {
    const found = playersOf(this.frame, node, slot);
    const value = node[slot];
    if (!isChoiceOfPlayer(value) || found.length <= 1) return found;
    const chosen = yield* this.game.chooseEntities(
      this.you,
      `Choose ${String(value)}`,
      players(found),
      1,
      1,
      'choices-on-resolution',
    );
    return playerIds(chosen);
  }

  /** Who or what a sentence is about: the entities that its subject means, remembered for "it" and "they". */
  *subject(node: Meaning, slot = 'who'): Play<readonly Entity[]> {
    const who = node[slot];
    if (who === undefined) return [{ kind: 'player', id: this.you }];
    if (isNode(who) && who.kind === 'pronoun' && who['word'] === 'they') return lastSpokenOf(this.frame);
    if (typeof who === 'string' || (isNode(who) && /^(?:holder|holders|ownerOf)$/.test(who.kind))) {
      const found = players(yield* this.players(node, slot));
      if (who !== 'you')
        this.remember(found, 'player', typeof who === 'string' && /target/.test(who) ? 'target' : 'subject');
      return found;
    }
    return yield* this.entities(node, slot);
  }

  /**
   * The objects and players that a phrase in a slot means, choices made, remembered.
   * @throws Unsupported
   */
  *entities(node: Meaning, slot: string, options: PickOptions = {}): Play<readonly Entity[]> {
    const value = node[slot];
    if (typeof value === 'string') return yield* this.wordEntities(node, slot, value);
    if (!isNode(value)) throw new Unsupported(node, String(value));
    switch (value.kind) {
      case 'eitherOf':
      case 'bothOf':
      case 'pair': {
        if (value.kind === 'eitherOf') break;
        const one = yield* this.entities(value, 'one', options);
        const other = yield* this.entities(value, 'other', options);
        return [...one, ...other];
      }
      case 'playerAnd': {
        const one = yield* this.entities(value, 'who', options);
        const other = yield* this.entities(value, 'other', options);
        return [...one, ...other];
      }
      case 'holder':
      case 'holders':
      case 'ownerOf': {
        const found = players(yield* this.players(node, slot));
        this.remember(found, 'player', 'holder');
        return found;
      }
      case 'topCard':
      case 'topCards': {
        const n = value.kind === 'topCard' ? 1 : this.amount(value, 'n');
        const of = value['of'];
        const [owner] = isNode(of) ? playersOf(this.frame, of, 'of') : [this.you];
        if (owner === undefined) return [];
        const { library } = this.game.player(owner);
        const cards = value['which'] === 'bottom' ? library.slice(-n) : library.slice(0, n);
        this.remember(objects(cards), 'card', 'top', value.kind === 'topCards', value);
        return objects(cards);
      }
      case 'oneOf':
      case 'someOf': {
        const from = yield* this.entities(value, 'of', options);
        const n = value.kind === 'oneOf' ? 1 : this.amount(value, 'n');
        const least = value['upTo'] === true || /up to/.test(wordOf(value['how'])) || options.mayFail ? 0 : n;
        const chosen = yield* this.game.chooseEntities(
          options.chooser ?? this.you,
          `Choose ${n === 1 ? 'one' : n}`,
          from,
          least,
          n,
          'choices-on-resolution',
        );
        this.rest(from, chosen);
        this.remember(chosen, '', 'chosen', n !== 1);
        return chosen;
      }
      case 'eachOf':
        return yield* this.entities(value, 'of', options);
      case 'self':
      case 'pronoun': {
        const found = objects(
          referredObjects(this.frame, value)
            .map((id) => followed(this.game.state, id))
            .filter((id) => this.game.exists(id)),
        );
        if (value.kind === 'self') this.remember(found, 'self', 'self', false, value);
        return found;
      }
      case 'object':
      case 'objects':
        return yield* this.phrase(node, slot, value, options);
    }
    throw new Unsupported(value, value.kind);
  }

  private rest(from: readonly Entity[], chosen: readonly Entity[]): void {
    const left = from.filter((each) => !chosen.some((one) => one.kind === each.kind && one.id === each.id));
    this.frame.memory.push({ entities: left, noun: '', plural: true, how: 'rest' });
  }

  private *wordEntities(node: Meaning, slot: string, value: string): Play<readonly Entity[]> {
    if (/\btargets?\b/.test(value)) {
      const found = this.frame.targets.get(targetKey(this.frame.place, node, slot)) ?? [];
      this.remember(found, found[0]?.kind === 'player' ? 'player' : '', 'target');
      return found;
    }
    switch (value) {
      case 'the rest':
      case 'the others': {
        const left = [...this.frame.memory].reverse().find(({ how }) => how === 'rest');
        if (!left) throw new Unsupported(node, value);
        return left.entities.filter(({ kind, id }) => kind === 'player' || this.game.exists(id));
      }
      case 'both':
      case 'all of them':
        return objects(referredObjects(this.frame, value).filter((id) => this.game.exists(id)));
      case 'any number of them': {
        const from = objects(referredObjects(this.frame, 'all of them').filter((id) => this.game.exists(id)));
        const chosen = yield* this.game.chooseEntities(
          this.you,
          'Choose any number of them',
          from,
          0,
          from.length,
          'choices-on-resolution',
        );
        this.rest(from, chosen);
        return chosen;
      }
      case 'you and each creature you control': {
        const creatures = this.game.state.battlefield.filter(
          (id) => this.game.of(id).controller === this.you && this.game.of(id).types.includes('creature'),
        );
        return [{ kind: 'player', id: this.you }, ...objects(creatures)];
      }
    }
    const found = players(yield* this.players(node, slot));
    if (value !== 'you') this.remember(found, 'player', 'subject');
    return found;
  }

  /** A noun phrase: targets, things that were spoken of, all, or a choice. */
  private *phrase(
    node: Meaning,
    slot: string,
    value: Meaning,
    options: PickOptions,
  ): Play<readonly Entity[]> {
    const det = value['det'];
    const noun = nounOf(value['what']);
    const plural = value.kind === 'objects';
    if (isTargetDeterminer(det)) {
      const found = this.frame.targets.get(targetKey(this.frame.place, node, slot)) ?? [];
      this.remember(found, noun, 'target', plural, value);
      return found;
    }
    if (isBackward(value)) {
      const ids = referredObjects(this.frame, value)
        .map((id) => followed(this.game.state, id))
        .filter((id) => this.game.exists(id));
      if (det === 'enchanted' || det === 'equipped' || det === 'this')
        this.remember(objects(ids), noun, 'subject', false);
      return objects(ids);
    }
    const from = this.candidates(value, options);
    if (
      det === undefined ||
      (typeof det === 'string' &&
        /^(?:all|each|every|all other|each other|every other|all the|other|all of the)$/.test(det))
    ) {
      this.remember(objects(from), noun, 'subject', true, value);
      return objects(from);
    }
    const [least, most] = this.howMany(det, from.length, value);
    if (hasPost(value, 'at random')) {
      const picked = (yield* inRandomOrder(this.game, from, this.cause)).slice(0, most);
      this.remember(objects(picked), noun, 'chosen', plural, value);
      return objects(picked);
    }
    const chosen = yield* this.game.chooseEntities(
      options.chooser ?? this.you,
      `Choose ${describePhrase(value)}`,
      objects(from),
      options.mayFail ? 0 : least,
      most,
      'choices-on-resolution',
    );
    this.rest(objects(from), chosen);
    this.remember(chosen, noun, 'chosen', plural, value);
    return chosen;
  }

  private candidates(value: Meaning, options: PickOptions): ObjectId[] {
    const among = options.zone;
    if (among === undefined || namesPlace(value)) return fittingObjects(this.frame, value);
    const noun = nounOf(value['what']);
    const zone =
      among === 'hand' || among === 'library' || among === 'graveyard'
        ? this.game.player(options.of ?? this.you)[among]
        : this.game.state[among === 'outside' ? 'command' : among];
    if (usualZone(noun) !== 'cards' && among !== 'battlefield' && noun !== '') {
      return zone.filter((id) => this.fitsAnywhere(value, id));
    }
    return zone.filter(
      (id) => this.fitsAnywhere(value, id) && !(isOther(value['det']) && id === this.frame.source),
    );
  }

  /** Whether a card fits, its zone left out of account. */
  fitsAnywhere(value: Meaning, id: ObjectId): boolean {
    return describes(this.frame, value['what'], id) && postsFit(this.frame, value, id);
  }

  private howMany(det: unknown, there: number, node: Meaning): [number, number] {
    if (isNode(det)) {
      if (det.kind === 'anyNumber') return [0, there];
      if (det.kind === 'between') return [Number(det['least']), Number(det['most'])];
      if (det.kind === 'other') return [1, 1];
      const n = det['n'] === undefined ? 1 : amountOf(this.frame, det['n'], det);
      if (det.kind === 'several') return [det['upTo'] === true ? 0 : n, n];
      if (det.kind === 'atLeast') return det['way'] === 'fewer' ? [0, n] : [n, there];
      if (det.kind === 'another' || det.kind === 'exactly') return [n, n];
      throw new Unsupported(node, det.kind);
    }
    switch (det) {
      case 'a':
      case 'another':
      case 'one':
      case 'one other':
      case 'any one':
      case 'a single':
      case 'any':
        return [1, 1];
      case 'up to one':
      case 'up to one other':
        return [0, 1];
      case 'your':
      case 'their':
      case 'its':
        return [there, there];
    }
    throw new Unsupported(node, String(det));
  }

  /** All objects that a phrase describes, without a choice. */
  fitting(node: Meaning): ObjectId[] {
    return fittingObjects(this.frame, node);
  }

  /** Objects only. */
  *objects(node: Meaning, slot: string, options: PickOptions = {}): Play<ObjectId[]> {
    return objectIds(yield* this.entities(node, slot, options));
  }

  /** Says that a part does nothing, and why. */
  *nothing(node: Meaning, says: string, rule: RuleName): Play {
    yield* this.game.notice({ kind: 'nothing', says, rule, words: this.words(node) });
  }

  *unsupported(node: Meaning, says: string): Play {
    yield* this.game.notice({ kind: 'unsupported', says, words: this.words(node) });
  }

  /** The information about something that is not there any more cannot be had (CR 608.2b). */
  missing(node: Meaning): never {
    throw new Nothing(
      'The object is not there, so this part does not happen.',
      'illegal-target-information',
      node,
    );
  }

  owner(id: ObjectId): PlayerId {
    return objectOf(this.game.state, id).owner;
  }
}

/** Whether a determiner makes targets. */
export function isTargetDeterminer(det: unknown): boolean {
  return (typeof det === 'string' && /\btarget\b/.test(det)) || (isNode(det) && det['target'] === true);
}

function hasPost(node: Meaning, words: string): boolean {
  return Array.isArray(node['post']) && (node['post'] as unknown[]).includes(words);
}

/** A phrase in a few words, for questions: `a creature`, `a land card`. */
export function describePhrase(value: Meaning): string {
  const what = value['what'];
  const words = isNode(what)
    ? [
        ...((what['adjs'] ?? []) as unknown[]).map((each) =>
          typeof each === 'string' ? each : isNode(each) ? `non${String(each['what'])}` : '',
        ),
        ...((what['types'] ?? []) as unknown[]).flat().map(String),
        nounOf(what),
      ]
    : [];
  const det = value['det'];
  return [typeof det === 'string' ? det : value.kind === 'objects' ? 'some' : '', ...words]
    .filter(Boolean)
    .join(' ');
}

/** A resolution outside of the stack: for costs, turn-based actions and static effects. */
export function resolvingFor(game: Game, source: ObjectId, controller: PlayerId): Resolving {
  return new Resolving(
    game,
    newFrame({
      view: game,
      state: game.state,
      source,
      controller,
      place: { text: '', line: 0, start: 0 },
      abilityKey: '',
    }),
  );
}
