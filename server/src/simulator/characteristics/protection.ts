// Protection, hexproof and shroud, of permanents and of players (CR 702.11, 702.16, 702.18).
import type { RuleName } from '../../vocabulary';
import type { Ability } from '../abilities/ability';
import type { Meaning } from '../../oracle';
import { chosenOf } from '../meaning/chosen';
import { describes } from '../meaning/describe';
import { isNode, newFrame, type Frame } from '../meaning/frame';
import { keywordNode } from '../meaning/keywords';
import { playersOf } from '../meaning/players';
import { colorOf, hasType } from '../meaning/types';
import type { Entity, ObjectId, PlayerId } from '../state/identity';
import type { BoardView } from './characteristics';
import { playerAbilities } from './player-effects';
import { activeRules, actsForbiddenTo, fitsPhrase, safely } from './rule-effects';

/** Why something is not allowed: the rule by its stable name, and words for people. */
export interface Refusal {
  readonly says: string;
  readonly rule: RuleName;
}

interface Holding {
  readonly ability: Ability;
  /** Frame for the quality: "the chosen color" is one chosen for the object that has or gives the ability. */
  readonly frame: Frame;
}

function holdings(board: BoardView, entity: Entity, keyword: string): readonly Holding[] {
  const { state } = board;
  const frameOf = (source: ObjectId, controller: PlayerId, ability: Ability): Frame =>
    newFrame({ view: board, state, source, controller, place: ability.place, abilityKey: ability.key });
  if (entity.kind === 'player') {
    return playerAbilities(board, entity.id)
      .filter(({ ability }) => ability.keyword === keyword)
      .map(({ ability, source }) => ({ ability, frame: frameOf(source ?? 0, entity.id, ability) }));
  }
  const { abilities, controller } = board.of(entity.id);
  return abilities
    .filter((ability) => ability.keyword === keyword)
    .map((ability) => ({ ability, frame: frameOf(entity.id, controller, ability) }));
}

/** Whether an object has the quality that "from …" names. */
function hasQuality(frame: Frame, from: unknown, id: ObjectId, holder: Meaning): boolean {
  const { colors } = frame.view.of(id);
  if (typeof from === 'string') {
    const color = colorOf(from);
    if (color) return colors.includes(color);
    switch (from) {
      case 'everything':
        return true;
      case 'each color':
      case 'all colors':
        return colors.length > 0;
      case 'monocolored':
        return colors.length === 1;
      case 'multicolored':
        return colors.length > 1;
      case 'colorless':
        return colors.length === 0;
      case 'the chosen color':
        return chosenOf(frame, 'color', holder).some(
          (one) => one.kind === 'color' && colors.includes(one.color),
        );
      case 'the chosen player':
        return chosenOf(frame, 'player', holder).some(
          (one) => one.kind === 'player' && frame.view.of(id).controller === one.player,
        );
      case 'each opponent':
        return frame.view.of(id).controller !== frame.controller;
    }
    return hasType(frame.view.of(id), from);
  }
  if (!isNode(from)) return false;
  const some = (...parts: readonly unknown[]): boolean =>
    parts.flat().some((part) => hasQuality(frame, part, id, holder));
  switch (from.kind) {
    case 'each':
    case 'twoKinds':
    case 'colorAndKind':
      return some(from['one'], from['other'], from['of'] ?? []);
    case 'manyFrom':
      return some(from['of'], from['last']);
    case 'from':
      return some(from['of']);
    case 'player':
      return playersOf(frame, from, 'who').includes(frame.view.of(id).controller);
    case 'chosen':
      return from['what'] === 'card name'
        ? chosenOf(frame, 'name', from).some(
            (one) => one.kind === 'name' && one.name === frame.view.of(id).name,
          )
        : chosenOf(frame, 'type', from).some(
            (one) => one.kind === 'type' && hasType(frame.view.of(id), one.type),
          );
    case 'described': {
      // CR 702.16a: a quality of the source, whatever zone it is in.
      const { noun, ...rest } = from;
      const bare = typeof noun === 'string' && /^(?:spell|card|source|permanent)$/.test(noun);
      return describes(frame, bare ? { ...rest, kind: from.kind, span: from.span } : from, id);
    }
  }
  return describes(frame, from, id);
}

function matches(holding: Holding, id: ObjectId): boolean {
  const node = keywordNode(holding.ability);
  return node !== undefined && safely(() => hasQuality(holding.frame, node['from'], id, node), false);
}

/** Whether a permanent or player has protection from an object: a spell, or the source of an ability or of damage. */
export function protectedFrom(board: BoardView, entity: Entity, source: ObjectId): boolean {
  return holdings(board, entity, 'protection').some((holding) => matches(holding, source));
}

/**
 * Whether protection takes an Aura or Equipment off what it is attached to (CR 702.16c, d). Protection that the Aura
 * itself gives and that says it doesn't remove it is left out of account (CR 702.16n).
 */
export function protectionRemoves(board: BoardView, attachment: ObjectId, from: Entity): boolean {
  const stays = activeRules(board).some(({ source, does }) => {
    const inner = does.kind === 'negated' ? does['does'] : undefined;
    return source === attachment && isNode(inner) && inner.kind === 'remove';
  });
  return holdings(board, from, 'protection').some(
    (holding) =>
      matches(holding, attachment) && !(stays && holding.ability.key.startsWith(`g${attachment}.`)),
  );
}

/** The source of what targets: the spell itself, or the object whose ability it is (CR 702.16b). */
function targeting(board: BoardView, id: ObjectId): ObjectId {
  return board.state.objects[id]?.ability?.source ?? id;
}

/**
 * Why an object or player can't be the target of a spell or ability; undefined where it can, as far as these go.
 * @param by the spell or ability on the stack, or the source of an ability; @param controller who chooses the target
 */
export function targetRefusal(
  board: BoardView,
  entity: Entity,
  by: ObjectId,
  controller: PlayerId,
): Refusal | undefined {
  const source = targeting(board, by);
  const whose = entity.kind === 'player' ? entity.id : board.of(entity.id).controller;
  if (holdings(board, entity, 'shroud').length > 0) {
    return { says: 'it has shroud', rule: 'shroud' };
  }
  if (whose !== controller) {
    const hexproof = holdings(board, entity, 'hexproof').some(
      (holding) => keywordNode(holding.ability) === undefined || matches(holding, source),
    );
    if (hexproof) return { says: 'it has hexproof', rule: 'hexproof' };
  }
  if (protectedFrom(board, entity, source)) {
    return { says: `it has protection from ${board.of(source).name || 'its source'}`, rule: 'protection' };
  }
  if (entity.kind === 'object') {
    const forbidden = actsForbiddenTo(board, entity.id).some(({ act, rule }) => {
      const done = act.kind === 'isPassive' ? act['done'] : undefined;
      if (!isNode(done) || done.kind !== 'theTarget') return false;
      return safely(() => isTargetedBy({ ...rule.frame }, done['of'], by, source), false);
    });
    if (forbidden) return { says: 'an effect keeps it from being a target', rule: 'effects-on-game-rules' };
  }
  return undefined;
}

/** Whether the spell or ability is of those that "can't be the target of …" names. */
function isTargetedBy(frame: Frame, of: unknown, by: ObjectId, source: ObjectId): boolean {
  if (!isNode(of)) return false;
  const what = of['what'];
  const noun = isNode(what) ? what['noun'] : undefined;
  const ability = by !== source;
  if (noun === 'ability' || noun === 'activated ability' || noun === 'triggered ability') return ability;
  if (isNode(what) && what.kind === 'spellsAndAbilities')
    return fitsPhrase(frame, { ...of, what: { kind: 'described', span: of.span } }, source);
  return !ability && fitsPhrase(frame, of, source);
}
