// Frames for static abilities: whom they affect and whether their conditions hold, by the values of the layer so far.
import type { Meaning } from '../../oracle';
import type { Ability } from '../abilities/ability';
import { objectOf } from '../events/apply';
import { holds } from '../meaning/conditions';
import { describes, fittingObjects } from '../meaning/describe';
import { isNode, newFrame, Unsupported, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { GameState } from '../state/game-state';
import type { ObjectId } from '../state/identity';
import type { View } from './characteristics';
import type { Gate, StaticBase } from './static-effects/static-effect';

/** The frame of a static ability of an object. */
export function staticFrame(view: View, state: GameState, source: ObjectId, ability: Ability): Frame {
  return newFrame({
    view,
    state,
    source,
    controller: view.of(source).controller,
    place: ability.place,
    abilityKey: ability.key,
  });
}

/** The frame in which "it" and "that creature" mean one affected object. */
export function aboutObject(frame: Frame, id: ObjectId): Frame {
  return {
    ...frame,
    memory: [
      ...frame.memory,
      { entities: [{ kind: 'object', id }], noun: '', plural: false, how: 'affected' },
    ],
  };
}

function gateHolds(frame: Frame, gate: Gate): boolean {
  const { condition } = gate;
  const time = isNode(condition) ? condition['time'] : undefined;
  if (isNode(condition) && condition.kind === 'duringTime') {
    if (isNode(time) && time.kind === 'otherTurns') return frame.state.activePlayer !== frame.controller;
    if (!isNode(time) || time.kind !== 'turn') throw new Unsupported(condition, 'during');
    if (time['whose'] === "each opponent's" || time['whose'] === "an opponent's")
      return frame.state.activePlayer !== frame.controller;
    return playersOf(frame, time, 'whose').includes(frame.state.activePlayer);
  }
  return holds(frame, condition) !== gate.negated;
}

/** Whether all conditions of an effect hold. @throws Unsupported, Nothing */
export function gatesHold(frame: Frame, effect: Pick<StaticBase, 'gates' | 'spokenOf'>): boolean {
  const seen = effect.spokenOf ? aboutSubject(frame, effect.spokenOf) : frame;
  return effect.gates.every((gate) => gateHolds(seen, gate));
}

function aboutSubject(frame: Frame, subject: Meaning): Frame {
  const [id] = attachedOrSelf(frame, subject) ?? [];
  return id === undefined ? frame : aboutObject(frame, id);
}

/** What "this creature", "it", "enchanted creature" mean; undefined for phrases that describe a group. */
function attachedOrSelf(frame: Frame, who: Meaning): readonly ObjectId[] | undefined {
  if (who.kind === 'self' || (who.kind === 'object' && who['det'] === 'this')) return [frame.source];
  if (who.kind !== 'object') return undefined;
  if (who['det'] !== 'equipped' && who['det'] !== 'enchanted' && who['det'] !== 'fortified') return undefined;
  const { attachedTo } = objectOf(frame.state, frame.source);
  if (attachedTo?.kind !== 'object' || !frame.state.objects[attachedTo.id]) return [];
  return describes(frame, who['what'], attachedTo.id) ? [attachedTo.id] : [];
}

/** Whether an effect is about its own object or the one it is attached to: then others can't change whom it affects much. */
export function isFixedSubject(who: unknown): boolean {
  return (
    isNode(who) &&
    (who.kind === 'self' ||
      who.kind === 'pronoun' ||
      who['det'] === 'this' ||
      who['det'] === 'equipped' ||
      who['det'] === 'enchanted')
  );
}

/** The objects that an effect is about now. @throws Unsupported, Nothing */
export function affectedObjects(
  frame: Frame,
  effect: Pick<StaticBase, 'who' | 'spokenOf'>,
): readonly ObjectId[] {
  const { who, spokenOf } = effect;
  if (!isNode(who)) throw new Unsupported(undefined, String(who));
  if (who.kind === 'pronoun')
    return spokenOf ? affectedObjects(frame, { who: spokenOf, spokenOf: undefined }) : [frame.source];
  const own = attachedOrSelf(frame, who);
  if (own) return own;
  if (who.kind === 'eitherOf' || who.kind === 'bothOf' || who.kind === 'pair') {
    return [
      ...new Set(
        [who['one'], who['other']].flatMap((each) =>
          isNode(each) ? affectedObjects(frame, { who: each, spokenOf }) : [],
        ),
      ),
    ];
  }
  return fittingObjects(frame, who);
}
