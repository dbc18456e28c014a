// Adding mana (CR 106): undefined types give none, and only mana that is really produced counts as produced.
import type { Meaning } from '../../oracle';
import { colors } from '../../vocabulary';
import { amountOf } from '../meaning/amounts';
import { chosenOf } from '../meaning/chosen';
import { isNode, Nothing, playerIds, Unsupported } from '../meaning/frame';
import { producibleTypes } from '../process/could-produce';
import { hasTapInCost } from '../process/mana-abilities';
import { perform } from '../process/perform';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { ManaType, PlayerId } from '../state/names';
import type { Effect } from './effect';

const all: readonly ManaType[] = ['W', 'U', 'B', 'R', 'G'];

function typeOf(symbol: unknown, node: Meaning): ManaType {
  const letter = String(symbol).slice(1, -1);
  if (/^[WUBRGC]$/.test(letter)) return letter as ManaType;
  throw new Unsupported(node, String(symbol));
}

/** What may be chosen among, for "of any color", "of the chosen color" and the like. @throws Unsupported, Nothing */
export function manaTypes(resolving: Resolving, of: unknown, node: Meaning): readonly ManaType[] {
  if (!isNode(of)) throw new Unsupported(node, String(of));
  switch (of.kind) {
    case 'any':
      return of['what'] === 'any type' ? [...all, 'C'] : all;
    case 'anyCombination':
      return all;
    case 'of':
      if (of['what'] === 'the chosen color') {
        return chosenOf(resolving.frame, 'color', of).flatMap((one) =>
          one.kind === 'color' ? [one.color] : [],
        );
      }
      break;
    case 'combination':
      return [typeOf(of['one'], of), typeOf(of['other'], of)];
    case 'anyAmong': {
      const ids = isNode(of['among']) ? resolving.fitting(of['among']) : [];
      return [...new Set(ids.flatMap((id) => resolving.game.of(id).colors))];
    }
    case 'couldProduce':
      return producibleTypes(resolving, of);
  }
  throw new Unsupported(of, of.kind);
}

function* pickType(
  resolving: Resolving,
  player: PlayerId,
  types: readonly ManaType[],
): Play<ManaType | undefined> {
  if (types.length <= 1) return types[0];
  const answer = yield* resolving.game.decide({
    asks: 'mana',
    player,
    question: 'Which mana?',
    options: types.map((type) => ({
      label: colors.find(({ letter }) => letter === type)?.name ?? 'colorless',
    })),
    least: 1,
    most: 1,
    rule: 'mana-abilities',
    byDefault: [0],
  });
  return types[answer[0] ?? 0];
}

function* manaOf(resolving: Resolving, player: PlayerId, mana: unknown, node: Meaning): Play<ManaType[]> {
  if (Array.isArray(mana)) return mana.map((symbol) => typeOf(symbol, node));
  if (!isNode(mana)) throw new Unsupported(node, String(mana));
  const n = (): number => amountOf(resolving.frame, mana['n'], mana);
  switch (mana.kind) {
    case 'anyOf': {
      const type = yield* pickType(
        resolving,
        player,
        (mana['of'] as unknown[]).map((symbol) => typeOf(symbol, mana)),
      );
      return type ? [type] : [];
    }
    case 'symbolOrChosen': {
      const chosen = chosenOf(resolving.frame, 'color', mana).flatMap((one) =>
        one.kind === 'color' ? [one.color as ManaType] : [],
      );
      const type = yield* pickType(resolving, player, [typeOf(mana['symbol'], mana), ...chosen]);
      return type ? [type] : [];
    }
    case 'some':
    case 'amountOf': {
      const types = manaTypes(resolving, mana['of'], mana);
      if (types.length === 0) return [];
      const of = mana['of'];
      const each =
        isNode(of) &&
        (of.kind === 'anyCombination' ||
          of.kind === 'combination' ||
          (of.kind === 'any' && of['what'] === 'any color' && mana.kind === 'some' && n() === 1));
      const made: ManaType[] = [];
      let type: ManaType | undefined;
      for (let count = n(); count > 0; count -= 1) {
        if (each || type === undefined) type = yield* pickType(resolving, player, types);
        if (type) made.push(type);
      }
      return made;
    }
    case 'amountOfSymbol':
    case 'muchSymbol':
      return Array.from({ length: Math.max(0, n()) }, () => typeOf(mana['symbol'], mana));
    case 'additional':
      return (mana['symbols'] as unknown[]).map((symbol) => typeOf(symbol, mana));
    case 'additionalAny': {
      const type = yield* pickType(resolving, player, manaTypes(resolving, mana['of'], mana));
      return type ? [type] : [];
    }
  }
  throw new Unsupported(mana, mana.kind);
}

const effect: Effect = {
  kinds: ['addMana'],
  *play(resolving, node, doers) {
    const { game, frame } = resolving;
    const ability = game.of(frame.source).abilities.find(({ key }) => key === frame.abilityKey);
    for (const player of playerIds(doers).length > 0 ? playerIds(doers) : [resolving.you]) {
      let mana: readonly ManaType[] = [];
      try {
        mana = yield* manaOf(resolving, player, node['mana'], node);
      } catch (error) {
        // CR 106.5, 607.5a: a choice that is not defined leaves the type undefined, and this part does nothing.
        if (!(error instanceof Nothing)) throw error;
        yield* resolving.nothing(error.node ?? node, error.says, error.rule);
      }
      if (mana.length === 0) {
        yield* resolving.nothing(
          node,
          'The type of the mana is not defined, so no mana is produced.',
          'undefined-mana-type',
        );
        continue;
      }
      yield* perform(
        game,
        {
          kind: 'mana',
          player,
          source: frame.source,
          mana,
          tapped: ability !== undefined && hasTapInCost(ability),
        },
        resolving.cause,
      );
    }
  },
};
export default effect;
