// Effects on the rules of the game that apply now: restrictions, requirements, permissions (CR 613.11).
import { abilitiesOfGrant } from '../abilities/granted';
import type { Meaning } from '../../oracle';
import { describes, isOther, postsFit } from '../meaning/describe';
import { isNode, newFrame, Nothing, Unsupported, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { Entity, ObjectId, PlayerId } from '../state/identity';
import type { BoardView } from './characteristics';
import { affectedObjects, gatesHold } from './frames';
import { readStatic } from './static-effects/read-static';
import type { RuleEffect } from './static-effects/static-effect';
import { staticsOfSpell, staticsOn } from './statics-on-board';

/** A rule effect in force. */
export interface ActiveRule {
  readonly source: ObjectId | undefined;
  readonly effect: RuleEffect;
  /** The verb phrase, without the time that it lasts. */
  readonly does: Meaning;
  readonly frame: Frame;
  /** For effects of resolved spells and abilities: whom they affect was fixed then. */
  readonly affects: readonly Entity[] | undefined;
}

/** Runs a question about a rule; what is not supported or not there counts as `otherwise`. */
export function safely<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Unsupported || error instanceof Nothing) return otherwise;
    throw error;
  }
}

function fromStored(board: BoardView): ActiveRule[] {
  return board.state.effects.flatMap((effect) =>
    effect.changes.flatMap((change, index) => {
      if (change.layer !== 'rules') return [];
      return abilitiesOfGrant(change.rule, `g${effect.id}.${index}.`).flatMap((ability) =>
        readStatic(ability).effects.flatMap((rule): ActiveRule[] => {
          if (rule.kind !== 'rule') return [];
          const source = effect.source ?? effect.affects.find(({ kind }) => kind === 'object')?.id;
          if (source === undefined || !board.state.objects[source]) return [];
          const frame = newFrame({
            view: board,
            state: board.state,
            source,
            controller: effect.controller,
            place: ability.place,
            abilityKey: ability.key,
          });
          return [{ source: effect.source, effect: rule, does: rule.does, frame, affects: effect.affects }];
        }),
      );
    }),
  );
}

/** All rule effects whose conditions hold. @param spell one that is being cast, whose own abilities count */
export function activeRules(board: BoardView, spell?: ObjectId): readonly ActiveRule[] {
  const casting = spell === undefined ? [] : staticsOfSpell(board, spell);
  const statics = [...staticsOn(board).filter(({ source }) => source !== spell), ...casting];
  const rules = statics.flatMap(({ source, effect, frame }): ActiveRule[] => {
    if (effect.kind !== 'rule' || !safely(() => gatesHold(frame, effect), false)) return [];
    return [{ source, effect, does: effect.does, frame, affects: undefined }];
  });
  return [...rules, ...fromStored(board)];
}

/** Whether an object fits a phrase, where "spell" also means a card that is about to be cast. */
export function fitsPhrase(frame: Frame, who: unknown, id: ObjectId): boolean {
  if (!isNode(who)) return false;
  if (who.kind === 'eitherOf' || who.kind === 'bothOf' || who.kind === 'pair') {
    return [who['one'], who['other']].some((each) => fitsPhrase(frame, each, id));
  }
  if (who.kind === 'object' || who.kind === 'objects') {
    const what = who['what'];
    const det = who['det'];
    if (det === 'this' || det === 'equipped' || det === 'enchanted' || det === 'fortified') {
      return affectedObjects(frame, { who, spokenOf: undefined }).includes(id);
    }
    if (isOther(det) && id === frame.source) return false;
    const word = typeof det === 'string' ? det : '';
    if (/^(?:that|those|these)\b/.test(word)) throw new Unsupported(who, word);
    if (!describesAnywhere(frame, what, id)) return false;
    return postsFit(frame, who, id) && isNthCast(frame, who, id);
  }
  return affectedObjects(frame, { who, spokenOf: undefined }).includes(id);
}

/** Whether the description fits, whatever the zone: "spell" also fits a card that is about to be cast. */
function describesAnywhere(frame: Frame, what: unknown, id: ObjectId): boolean {
  if (isNode(what) && (what['noun'] === 'spell' || what['noun'] === 'card')) {
    if (what.kind === 'anyTypesTogether') {
      return describes(
        frame,
        { ...what, kind: 'described', anyTypes: what['eachType'], noun: undefined },
        id,
      );
    }
    const { noun: _, ...rest } = what;
    return describes(frame, { ...rest, kind: what.kind, span: what.span }, id);
  }
  return describes(frame, what, id);
}

const ordinals: readonly string[] = ['the first', 'the second', 'the third', 'the fourth'];

/** "The first creature spell you cast each turn": counts those that were cast before. */
function isNthCast(frame: Frame, who: Meaning, id: ObjectId): boolean {
  const nth = ordinals.indexOf(String(who['det']));
  if (nth < 0) return true;
  const { thisTurn, objects } = frame.state;
  const player = frame.view.of(id).controller;
  const before = thisTurn.filter(
    ({ what, object, player: by }) =>
      what === 'cast' &&
      by === player &&
      object !== undefined &&
      object !== id &&
      objects[object] !== undefined &&
      describesAnywhere(frame, who['what'], object),
  );
  return before.length === nth;
}

/** Whether a rule is about an object. */
export function concernsObject(rule: ActiveRule, id: ObjectId): boolean {
  if (rule.affects) return rule.affects.some((entity) => entity.kind === 'object' && entity.id === id);
  const { who, spokenOf } = rule.effect;
  if (isNode(who) && who.kind === 'pronoun')
    return safely(() => affectedObjects(rule.frame, { who, spokenOf }).includes(id), false);
  return safely(() => fitsPhrase(rule.frame, who, id), false);
}

/** Whether a rule is about a player. */
export function concernsPlayer(rule: ActiveRule, player: PlayerId): boolean {
  if (rule.affects) return rule.affects.some((entity) => entity.kind === 'player' && entity.id === player);
  const { who, holder } = rule.effect;
  if (typeof who !== 'string' && !(isNode(who) && /^(?:holder|holders|of|ofMany)$/.test(who.kind)))
    return false;
  return safely(() => playersOf(rule.frame, { ...holder, who }, 'who').includes(player), false);
}

/** What can't be done: the acts of "can't attack or block", one by one. */
export function forbiddenActs(rule: ActiveRule): readonly Meaning[] {
  if (rule.does.kind !== 'cant') return [];
  const acts = (node: unknown): Meaning[] => {
    if (!isNode(node)) return [];
    if (node.kind === 'or' || node.kind === 'and') return [...acts(node['one']), ...acts(node['other'])];
    if (node.kind === 'sequence') return [...acts(node['first']), ...acts(node['rest'])];
    return [node];
  };
  return acts(rule.does['does']);
}

/** Acts that are forbidden to an object, with the rules that forbid them. */
export function actsForbiddenTo(
  board: BoardView,
  id: ObjectId,
  spell?: ObjectId,
): readonly { readonly act: Meaning; readonly rule: ActiveRule }[] {
  return activeRules(board, spell).flatMap((rule) =>
    rule.does.kind === 'cant' && concernsObject(rule, id)
      ? forbiddenActs(rule).map((act) => ({ act, rule }))
      : [],
  );
}
