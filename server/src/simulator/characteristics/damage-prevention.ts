// Damage that static abilities prevent: protection (CR 702.16e), and "prevent all … damage that would be dealt …".
import { isNode, type Frame } from '../meaning/frame';
import { playersOf } from '../meaning/players';
import type { Meaning } from '../../oracle';
import type { RuleName } from '../../vocabulary';
import type { Entity, ObjectId } from '../state/identity';
import type { BoardView } from './characteristics';
import { protectedFrom } from './protection';
import { activeRules, fitsPhrase, safely } from './rule-effects';
import { isSupportedPrevention } from './static-effects/rules';

/** Damage that is about to be dealt. */
export interface ProposedDamage {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly combat: boolean;
}

/** What prevents damage: words for people, and the object whose ability it is. */
export interface DamagePrevention {
  readonly says: string;
  readonly rule: RuleName;
  readonly by: ObjectId | undefined;
}

function isRecipient(frame: Frame, holder: Meaning, slot: string, to: Entity): boolean {
  const value = holder[slot];
  if (to.kind === 'object') return fitsPhrase(frame, value, to.id);
  if (isNode(value) && value.kind === 'youAnd') return to.id === frame.controller;
  return typeof value === 'string' && playersOf(frame, holder, slot).includes(to.id);
}

/** Whether the words of a static prevention effect are about the damage. */
function concerns(frame: Frame, does: Meaning, damage: ProposedDamage): boolean {
  const what = String(does['what']);
  if (/noncombat/.test(what) ? damage.combat : /combat/.test(what) && !damage.combat) return false;
  const { by, to } = does;
  if (by !== undefined && !fitsPhrase(frame, by, damage.source)) return false;
  if (to === undefined) return by !== undefined;
  if (!isNode(to)) return false;
  if (to.kind === 'toAndBy') {
    return fitsPhrase(frame, to['of'], damage.source) || isRecipient(frame, to, 'of', damage.to);
  }
  return to.kind === 'to' && isRecipient(frame, to, 'to', damage.to);
}

/** What static abilities prevent damage with, all of it; none where it can be dealt as far as they go. */
export function damagePreventions(board: BoardView, damage: ProposedDamage): readonly DamagePrevention[] {
  const found: DamagePrevention[] = [];
  if (protectedFrom(board, damage.to, damage.source)) {
    found.push({
      says: 'protection',
      rule: 'protection',
      by: damage.to.kind === 'object' ? damage.to.id : undefined,
    });
  }
  for (const { source, does, frame } of activeRules(board)) {
    if (does.kind !== 'prevent' && does.kind !== 'preventBy') continue;
    if (!isSupportedPrevention(does) || !safely(() => concerns(frame, does, damage), false)) continue;
    const name = source === undefined ? 'an effect' : board.of(source).name;
    found.push({ says: `${name} prevents it`, rule: 'prevention-effects', by: source });
  }
  return found;
}
