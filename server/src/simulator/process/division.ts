// Dividing damage or counters among targets as a spell or ability is put on the stack (CR 601.2d).
import type { Meaning } from '../../oracle';
import type { Sentence } from '../abilities/ability';
import { amountOf } from '../meaning/amounts';
import { isNode, targetKey, Unsupported, type Frame } from '../meaning/frame';
import type { Play } from '../run/play';
import type { ChosenTargets } from './targets';
import type { Game } from './game';

function divider(node: unknown): Meaning | undefined {
  if (Array.isArray(node)) return node.map(divider).find(Boolean);
  if (!isNode(node) || node.kind === 'line') return undefined;
  if (node.kind === 'dealDivided' || node.kind === 'dealDividedTargets' || node.kind === 'distribute')
    return node;
  return Object.values(node).map(divider).find(Boolean);
}

function total(frame: Frame, node: Meaning): number {
  const counters = node['counters'];
  const n = node.kind === 'distribute' && isNode(counters) ? counters['n'] : node['n'];
  return amountOf(frame, n ?? 1, node);
}

/** Each target's share, at least one each; undefined where nothing is divided or only one target is there. */
export function* divideAmong(
  game: Game,
  frame: Frame,
  sentences: readonly Sentence[],
  targets: ChosenTargets,
): Play<readonly number[] | undefined> {
  for (const { meaning, place } of sentences) {
    const node = divider(meaning);
    if (!node) continue;
    const among = targets[targetKey(place, node, 'among')];
    if (!among || among.length < 2) return undefined;
    let left: number;
    try {
      left = total(frame, node);
    } catch (error) {
      if (error instanceof Unsupported) return undefined;
      throw error;
    }
    const shares: number[] = [];
    for (const [index, target] of among.entries()) {
      const after = among.length - index - 1;
      const most = Math.max(0, left - after);
      const even = Math.floor(left / (after + 1)) + (left % (after + 1) > 0 ? 1 : 0);
      let share = most;
      if (after > 0) {
        const options = Array.from({ length: most }, (_, at) => ({ label: String(at + 1) }));
        const answer = yield* game.decide({
          asks: 'division',
          player: frame.controller,
          question: `How many for ${game.describe(target)}?`,
          options,
          least: Math.min(1, options.length),
          most: 1,
          rule: 'announce-division',
          byDefault: options.length === 0 ? [] : [Math.min(even, most) - 1],
        });
        share = answer[0] === undefined ? 0 : answer[0] + 1;
      }
      shares.push(share);
      left -= share;
    }
    return shares;
  }
  return undefined;
}
