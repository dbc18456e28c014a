// Targets: which words make them, what can be chosen, what is still legal on resolution (CR 115, 601.2c, 608.2b).
import type { Meaning } from '../../oracle';
import type { Sentence } from '../abilities/ability';
import { targetRefusal } from '../characteristics/game-rules';
import { describes, isOther, namesPlace, nounOf, postsFit, usualZone } from '../meaning/describe';
import { amountOf } from '../meaning/amounts';
import {
  isNode,
  Nothing,
  objects,
  players,
  sameEntity,
  targetKey,
  Unsupported,
  type Frame,
} from '../meaning/frame';
import { opponentsOf, playersInOrder } from '../meaning/players';
import type { Play } from '../run/play';
import type { Entity, ObjectId } from '../state/names';
import type { Game } from './game';
import { describePhrase, isTargetDeterminer } from './resolving';

/** One instance of the word "target" with what it stands for. */
export interface TargetPhrase {
  readonly key: string;
  readonly node: Meaning;
  /** The noun phrase, or the words for players and "any target". */
  readonly value: Meaning | string;
  readonly sentence: Sentence;
  readonly says: string;
}

function isTargetWord(value: unknown): value is string {
  return typeof value === 'string' && /\btargets?\b/.test(value);
}

function collect(node: Meaning, sentence: Sentence, found: TargetPhrase[]): void {
  for (const [slot, value] of Object.entries(node)) {
    if (slot === 'span' || slot === 'det' || slot === 'kind' || slot === 'text') continue;
    for (const each of Array.isArray(value) ? value : [value]) {
      if (isTargetWord(each) && !Array.isArray(value) && slot !== 'done' && slot !== 'verb') {
        found.push({ key: targetKey(sentence.place, node, slot), node, value: each, sentence, says: each });
      } else if (isNode(each) && each.kind !== 'line' && each.kind !== 'triggered') {
        // Targets of a later triggered ability are chosen when it goes on the stack (CR 603.3d).
        const made =
          ((each.kind === 'object' || each.kind === 'objects') && isTargetDeterminer(each['det'])) ||
          ((each.kind === 'player' || each.kind === 'players') && each['target'] === true);
        if (made && !Array.isArray(value)) {
          found.push({
            key: targetKey(sentence.place, node, slot),
            node,
            value: each,
            sentence,
            says: describePhrase(each),
          });
        }
        collect(each, sentence, found);
      }
    }
  }
}

/** All target phrases of an ability's sentences, in the order of the text. */
export function targetPhrases(sentences: readonly Sentence[]): TargetPhrase[] {
  return sentences.flatMap((sentence) => {
    const found: TargetPhrase[] = [];
    collect({ kind: 'sentence', span: sentence.meaning.span, of: sentence.meaning }, sentence, found);
    const at = ({ value, node }: TargetPhrase): number =>
      typeof value === 'string' ? node.span.start : value.span.start;
    return found.sort((one, other) => at(one) - at(other));
  });
}

/** How many targets a phrase takes. @throws Unsupported */
function countOf(frame: Frame, phrase: TargetPhrase): [number, number] {
  const { value } = phrase;
  if (typeof value === 'string') {
    const most = /\b(two|three|four|X)\b/.exec(value)?.[1];
    if (/any number/.test(value)) return [0, Infinity];
    if (most === undefined) return /up to one/.test(value) ? [0, 1] : [1, 1];
    const n = most === 'X' ? amountOf(frame, 'X', undefined) : ['two', 'three', 'four'].indexOf(most) + 2;
    if (/up to/.test(value)) return [0, n];
    if (/one, two, or three/.test(value)) return [1, 3];
    if (/one or two/.test(value)) return [1, 2];
    return [n, n];
  }
  const det = value.kind === 'player' || value.kind === 'players' ? value : value['det'];
  if (!isNode(det)) return /up to one/.test(String(det)) ? [0, 1] : [1, 1];
  if (det.kind === 'anyNumber' || det['any'] === true) return [0, Infinity];
  if (det.kind === 'between') return [Number(det['least']), Number(det['most'])];
  const n = det['n'] === undefined ? 1 : amountOf(frame, det['n'], det);
  return [det['upTo'] === true ? 0 : n, n];
}

function playersNamed(frame: Frame, words: string): Entity[] {
  const you = frame.controller;
  if (/opponent/.test(words)) return players(opponentsOf(frame, you));
  if (/player/.test(words)) {
    return players(playersInOrder(frame).filter((id) => !(/another|other/.test(words) && id === you)));
  }
  return [];
}

/** CR 115.4: a creature, player, planeswalker or battle. */
function anyTargets(frame: Frame): Entity[] {
  const permanents = frame.state.battlefield.filter((id) =>
    frame.view
      .of(id)
      .types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle'),
  );
  return [...objects(permanents), ...players(playersInOrder(frame))];
}

function namesPlayers(what: unknown): string | undefined {
  if (!isNode(what)) return undefined;
  if (what['noun'] === 'player' || what['noun'] === 'opponent') return String(what['noun']);
  for (const slot of ['of', 'one', 'other']) {
    const inner = what[slot];
    for (const each of Array.isArray(inner) ? (inner as unknown[]) : [inner]) {
      const found = namesPlayers(each);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function fitsPhrase(frame: Frame, value: Meaning, id: ObjectId): boolean {
  const what = value['what'];
  const fits = (node: unknown): boolean => {
    if (namesPlayers(node) !== undefined && isNode(node)) {
      const inner = [node['of'], node['one'], node['other']].flat().filter(isNode);
      return inner.some((each) => namesPlayers(each) === undefined && fits(each));
    }
    return describes(frame, node, id);
  };
  return fits(what) && postsFit(frame, value, id);
}

function objectsIn(frame: Frame, value: Meaning): ObjectId[] {
  const { state } = frame;
  const all = (): ObjectId[] =>
    Object.values(state.objects)
      .filter(
        ({ zone }) =>
          zone === 'graveyard' ||
          zone === 'exile' ||
          zone === 'battlefield' ||
          zone === 'stack' ||
          zone === 'command',
      )
      .map(({ id }) => id);
  const pool = namesPlace(value)
    ? all()
    : usualZone(nounOf(value['what'])) === 'stack'
      ? state.stack
      : usualZone(nounOf(value['what'])) === 'any'
        ? [...state.battlefield, ...state.stack]
        : state.battlefield.filter((id) => !state.objects[id]?.phasedOut);
  return pool.filter((id) => id !== frame.onStack && fitsPhrase(frame, value, id));
}

/** Everything that a target phrase can target now, hexproof and the like taken into account. @throws Unsupported, Nothing */
export function legalTargets(frame: Frame, phrase: TargetPhrase, chosen: readonly Entity[] = []): Entity[] {
  const { value } = phrase;
  let pool: Entity[];
  let other = false;
  if (typeof value === 'string') {
    other = /\b(?:another|other)\b/.test(value);
    if (
      /^(?:any|each of|(?:up to )?(?:one|two|three|four|X)\b(?!.*player)|any number of targets)/.test(
        value,
      ) &&
      !/player|opponent/.test(value)
    ) {
      pool = anyTargets(frame);
    } else {
      pool = playersNamed(frame, value);
    }
  } else if (value.kind === 'player' || value.kind === 'players') {
    pool = playersNamed(frame, String(value['role']) + (value['other'] === true ? ' other' : ''));
  } else {
    other = isOther(value['det']);
    const named = namesPlayers(value['what']);
    pool = [...objects(objectsIn(frame, value)), ...(named === undefined ? [] : playersNamed(frame, named))];
  }
  const by = frame.onStack ?? frame.source;
  return pool.filter(
    (entity) =>
      targetRefusal({ of: (id) => frame.view.of(id), state: frame.state }, entity, by, frame.controller) ===
        undefined &&
      !(
        other &&
        (chosen.some((each) => sameEntity(each, entity)) ||
          (entity.kind === 'object' && entity.id === frame.source))
      ),
  );
}

/** Targets by the key of their phrase. */
export type ChosenTargets = Readonly<Record<string, readonly Entity[]>>;

/**
 * Has the targets chosen, phrase by phrase (CR 601.2c). @returns undefined where a required target can't be chosen
 * @throws Unsupported where a phrase is not evaluated
 */
export function* chooseTargets(
  game: Game,
  frame: Frame,
  sentences: readonly Sentence[],
): Play<ChosenTargets | undefined> {
  const chosen: Record<string, readonly Entity[]> = {};
  const soFar = new Map<string, readonly Entity[]>();
  const all: Entity[] = [];
  for (const phrase of targetPhrases(sentences)) {
    const here: Frame = { ...frame, place: phrase.sentence.place, targets: soFar };
    const pool = targetsOrNone(here, phrase, all);
    const [least, most] = countOf(here, phrase);
    if (pool.length < least) {
      yield* game.notice({
        kind: 'information',
        says: `There is no legal target for “${phrase.says}”.`,
        rule: 'choose-targets',
      });
      return undefined;
    }
    const picked = yield* chooseSome(game, frame, phrase, pool, least, Math.min(most, pool.length));
    chosen[phrase.key] = picked;
    soFar.set(phrase.key, picked);
    all.push(...picked);
  }
  return chosen;
}

/** Legal targets; none where the phrase depends on a choice that nobody made (CR 607.5a). */
function targetsOrNone(frame: Frame, phrase: TargetPhrase, chosen: readonly Entity[]): Entity[] {
  try {
    return legalTargets(frame, phrase, chosen);
  } catch (error) {
    if (error instanceof Nothing) return [];
    throw error;
  }
}

function* chooseSome(
  game: Game,
  frame: Frame,
  phrase: TargetPhrase,
  pool: readonly Entity[],
  least: number,
  most: number,
): Play<readonly Entity[]> {
  const take = Math.max(least, Math.min(1, most));
  const preferred = preferredFirst(frame, phrase, pool);
  const answer = yield* game.decide({
    asks: 'targets',
    player: frame.controller,
    question: `Choose ${phrase.says}`,
    options: preferred.map((entity) => ({ label: game.describe(entity), entity })),
    least,
    most,
    rule: 'choose-targets',
    byDefault: preferred.slice(0, take).map((_, index) => index),
  });
  return answer.flatMap((at) => (preferred[at] ? [preferred[at]] : []));
}

/** Opponents and their things first, for a default that shows what the text does; otherwise the order of the game. */
function preferredFirst(frame: Frame, _phrase: TargetPhrase, pool: readonly Entity[]): readonly Entity[] {
  const theirs = (entity: Entity): boolean =>
    entity.kind === 'player'
      ? entity.id !== frame.controller
      : frame.view.of(entity.id).controller !== frame.controller;
  return [...pool.filter(theirs), ...pool.filter((each) => !theirs(each))];
}

/** Which targets are still legal, by phrase; phrases that can't be evaluated keep theirs (CR 608.2b). */
export function stillLegal(
  game: Game,
  frame: Frame,
  sentences: readonly Sentence[],
  chosen: ChosenTargets,
): Map<string, readonly Entity[]> {
  const legal = new Map<string, readonly Entity[]>();
  for (const phrase of targetPhrases(sentences)) {
    const before = chosen[phrase.key];
    if (!before) continue;
    const here: Frame = { ...frame, place: phrase.sentence.place, targets: legal };
    let pool: Entity[];
    try {
      pool = legalTargets(here, phrase);
    } catch (error) {
      if (!(error instanceof Unsupported) && !(error instanceof Nothing)) throw error;
      pool = [];
    }
    legal.set(
      phrase.key,
      before.filter((entity) => {
        if (entity.kind === 'object' && !game.exists(entity.id)) return false;
        return pool.some((each) => sameEntity(each, entity));
      }),
    );
  }
  return legal;
}
