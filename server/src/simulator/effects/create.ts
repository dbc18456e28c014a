// Creating tokens (CR 111, 701.7): from a description, predefined ones, copies.
import type { Meaning } from '../../oracle';
import { predefinedTokens } from '../tokens/predefined-tokens';
import { abilityTexts } from '../abilities/ability-texts';
import { amountOf } from '../meaning/amounts';
import { isNode, objects, Unsupported, wordOf } from '../meaning/frame';
import { colorOf, isCardType } from '../meaning/types';
import { printedOf } from '../characteristics/copiable';
import { createTokens } from '../process/perform';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Color, Entity } from '../state/names';
import type { Arrival } from '../events/game-event';
import type { Printed } from '../state/printed';
import type { Effect } from './effect';

const rank = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function colorsOf(value: unknown): Color[] {
  if (typeof value === 'string')
    return value === 'colorless' ? [] : [colorOf(value)].flatMap((each) => each ?? []);
  if (isNode(value)) return ((value['of'] ?? []) as unknown[]).flatMap(colorsOf);
  return [];
}

/** CR 111.4: the name is the subtypes plus "Token" where the text names none. */
export function tokenFrom(resolving: Resolving, tokens: Meaning, what: Meaning): Printed {
  const types = ((what['types'] ?? []) as unknown[]).flat().map(String);
  const cardTypes = types.filter(isCardType);
  const subtypes = types.filter((type) => !isCardType(type));
  const [single] = subtypes;
  if (cardTypes.length === 0 && subtypes.length === 1 && what['size'] === undefined && single !== undefined) {
    const known = predefinedTokens[single];
    if (known) return known;
  }
  const [power, toughness] =
    what['size'] === undefined ? [undefined, undefined] : wordOf(what['size']).split('/');
  const value = (text: string | undefined): string | undefined =>
    text === undefined || /^(?:\d+|\*)$/.test(text) ? text : String(amountOf(resolving.frame, text, what));
  const after = (tokens['after'] ?? []) as unknown[];
  const named = after.find((each): each is Meaning => isNode(each) && each.kind === 'named');
  const tokenName = wordOf(tokens['name'] ?? named?.['name']) || undefined;
  const lines: string[] = [];
  for (const each of after) {
    if (!isNode(each) || each.kind !== 'with') continue;
    lines.push(...abilityTexts(each['abilities'], resolving.frame.place, each));
  }
  const typeLine = [
    ...(what['rank'] === undefined ? [] : [rank(wordOf(what['rank']))]),
    ...cardTypes.map(rank),
  ].join(' ');
  const printedPower = value(power);
  const printedToughness = value(toughness);
  return {
    name: tokenName ?? `${subtypes.join(' ')} Token`.trim(),
    typeLine: subtypes.length > 0 ? `${typeLine} — ${subtypes.join(' ')}` : typeLine,
    text: lines.map((line) => line.charAt(0).toUpperCase() + line.slice(1)).join('\n'),
    ...(printedPower !== undefined && { power: printedPower }),
    ...(printedToughness !== undefined && { toughness: printedToughness }),
    colors: colorsOf(what['color']),
  };
}

function arrivalOf(resolving: Resolving, tokens: Meaning, what: Meaning | undefined): Arrival {
  const states = [
    wordOf(what?.['state'] ?? tokens['state']),
    ...((tokens['after'] ?? []) as unknown[]).flatMap((each) =>
      isNode(each) && each['state'] !== undefined ? [wordOf(each['state'])] : [],
    ),
  ].join(' ');
  if (/goaded|all colors/.test(states)) throw new Unsupported(tokens, states.trim());
  const { attacking } = resolving.game.object(resolving.frame.source);
  return {
    ...(/tapped/.test(states) && { tapped: true }),
    ...(/attacking/.test(states) && attacking && { attacking }),
  };
}

function* createOne(resolving: Resolving, tokens: Meaning, player: number): Play<readonly number[]> {
  const { game, cause, frame } = resolving;
  switch (tokens.kind) {
    case 'tokens':
    case 'tokensEqual': {
      const what = tokens['what'];
      if (!isNode(what) || what.kind !== 'token') throw new Unsupported(tokens, 'these tokens');
      const n = tokens['n'] === undefined ? 1 : amountOf(frame, tokens['n'], tokens);
      const attached = ((tokens['after'] ?? []) as unknown[]).find(
        (each): each is Meaning => isNode(each) && each.kind === 'attached',
      );
      const [to] = attached ? yield* resolving.entities(attached, 'to') : [];
      return yield* createTokens(game, player, tokenFrom(resolving, tokens, what), n, cause, {
        ...arrivalOf(resolving, tokens, what),
        ...(to && { attachedTo: to }),
      });
    }
    case 'tokenCopy':
    case 'tokenCopies': {
      if (tokens['except'] !== undefined) throw new Unsupported(tokens, 'a copy with exceptions');
      const ids = yield* resolving.objects(tokens, 'of');
      const n = tokens['n'] === undefined ? 1 : amountOf(frame, tokens['n'], tokens);
      if (ids.length === 0) {
        // CR 111.12: a copy of something that does not exist is not created.
        yield* resolving.nothing(
          tokens,
          'There is nothing to copy, so no token is created.',
          'token-copy-of-nothing',
        );
        return [];
      }
      const made: number[] = [];
      for (const id of ids) {
        const object = game.object(id);
        const copied = game.copiable(id);
        made.push(
          ...(yield* createTokens(game, player, copied, n, cause, {
            ...arrivalOf(resolving, tokens, undefined),
            ...(object.faces.length > 1 &&
              object.faceDown === undefined &&
              printedOf(object) === copied && { faces: object.faces, face: object.face }),
          })),
        );
      }
      return made;
    }
    case 'all': {
      const made: number[] = [];
      for (const each of tokens['of'] as Meaning[]) made.push(...(yield* createOne(resolving, each, player)));
      return made;
    }
  }
  throw new Unsupported(tokens, tokens.kind);
}

const effect: Effect = {
  kinds: ['create'],
  *play(resolving, node, doers) {
    const tokens = node['tokens'];
    if (!isNode(tokens)) throw new Unsupported(node, 'these tokens');
    const makers: readonly Entity[] = doers.some(({ kind }) => kind === 'player')
      ? doers
      : [{ kind: 'player', id: resolving.you }];
    for (const maker of makers) {
      if (maker.kind !== 'player') continue;
      const made = yield* createOne(resolving, tokens, maker.id);
      if (made.length > 0) {
        yield* resolving.game.emit(
          { kind: 'note', object: resolving.frame.source, key: 'made', noted: made },
          resolving.cause,
        );
      }
      resolving.remember(objects(made), 'token', 'made', made.length !== 1, tokens);
      resolving.doings.did = made.length > 0;
    }
  },
};
export default effect;
