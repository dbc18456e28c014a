// Dealing damage (CR 120): the source is who the sentence says, the spell's own object otherwise.
import type { Meaning } from '../../oracle';
import { isNode, objectIds, playerIds, targetKey, Unsupported } from '../meaning/frame';
import { amountOf } from '../meaning/amounts';
import { dealDamage } from '../process/perform';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Entity } from '../state/names';
import type { Effect } from './effect';

function sourcesOf(resolving: Resolving, doers: readonly Entity[]): readonly number[] {
  const ids = objectIds(doers);
  return ids.length > 0 || playerIds(doers).length > 0
    ? ids.length > 0
      ? ids
      : [resolving.frame.source]
    : [];
}

function* dealTo(
  resolving: Resolving,
  node: Meaning,
  slot: string,
  n: number,
  sources: readonly number[],
): Play<number> {
  const recipients = yield* resolving.entities(node, slot);
  if (recipients.length === 0) {
    yield* resolving.nothing(
      node,
      'There is nothing that the damage could be dealt to.',
      'illegal-target-information',
    );
  }
  let dealt = 0;
  for (const source of sources) {
    for (const to of recipients) dealt += yield* dealDamage(resolving.game, source, to, n, resolving.cause);
  }
  return dealt;
}

/** CR 601.2d: how damage is divided; evenly from the first target on where nobody says. */
function divided(n: number, targets: number, given: readonly number[] | undefined): number[] {
  if (given && given.length === targets && given.reduce((a, b) => a + b, 0) === n) return [...given];
  return Array.from(
    { length: targets },
    (_, index) => Math.floor(n / targets) + (index < n % targets ? 1 : 0),
  );
}

const effect: Effect = {
  kinds: ['dealDamage', 'dealDamageEqual', 'dealDivided', 'dealDividedTargets', 'dealTwo', 'dealThat'],
  *play(resolving, node, doers) {
    const { game, frame } = resolving;
    const sources = sourcesOf(resolving, doers);
    if (sources.length === 0) {
      yield* resolving.nothing(
        node,
        'There is no source that could deal the damage.',
        'illegal-target-information',
      );
      return;
    }
    if (node.kind === 'dealDivided' || node.kind === 'dealDividedTargets') {
      const n = resolving.amount(node, 'n');
      const among = node['among'];
      const entities = yield* resolving.entities(node, 'among');
      const { onStack } = game.object(frame.onStack ?? frame.source);
      const key = isNode(among) || typeof among === 'string' ? targetKey(frame.place, node, 'among') : '';
      // CR 608.2d: what was divided stays divided; the share of an illegal target is lost.
      const announced = onStack?.targets[key] ?? entities;
      const shares = divided(n, announced.length, onStack?.division);
      for (const [index, to] of announced.entries()) {
        if (!entities.some((each) => each.kind === to.kind && each.id === to.id)) continue;
        yield* dealDamage(game, sources[0]!, to, shares[index] ?? 0, resolving.cause);
      }
      return;
    }
    if (node.kind === 'dealThat') {
      frame.numbers.that = yield* dealTo(resolving, node, 'to', amountOf(frame, 'that much', node), sources);
      return;
    }
    if (isNode(node['n']) && node['n'].kind === 'upTo')
      throw new Unsupported(node, 'up to an amount of damage');
    let dealt = 0;
    for (const source of sources) {
      const asSource = resolving.with({});
      if (objectIds(doers).length > 0)
        asSource.remember([{ kind: 'object', id: source }], '', 'subject', false);
      // "To the player": who is damaged is found before the amount, which may be about the source.
      const n = asSource.amount(node, 'n');
      if (sources.length === 1 && objectIds(doers).length > 0 && node.kind === 'dealDamage')
        asSource.frame.memory.pop();
      dealt += yield* dealTo(asSource, node, 'to', n, [source]);
      if (node.kind === 'dealTwo')
        dealt += yield* dealTo(asSource, node, 'to2', asSource.amount(node, 'n2'), [source]);
    }
    frame.numbers.that = dealt;
    resolving.doings.did = dealt > 0;
  },
};
export default effect;
