// Continuous effects of resolving spells and abilities (CR 611.2): sizes, abilities, control, types, colours.
import type { Meaning } from '../../oracle';
import { abilityTexts } from '../abilities/ability-texts';
import { grantsOf } from '../abilities/granted';
import { amountOf } from '../meaning/amounts';
import { chosenOf } from '../meaning/chosen';
import { isNode, Nothing, objectIds, Unsupported } from '../meaning/frame';
import { chooseValue } from '../process/choose-value';
import { colorOf, isCardType } from '../meaning/types';
import { supertypes } from '../../vocabulary';
import type { Resolving } from '../process/resolving';
import type { Play } from '../run/play';
import type { Change } from '../state/continuous-effect';
import type { Color, Entity } from '../state/names';
import type { Effect } from './effect';

function number(resolving: Resolving, text: string, node: Meaning): number {
  const sign = text.startsWith('-') || text.startsWith('−') ? -1 : 1;
  const digits = text.slice(1);
  return sign * (/^\d+$/.test(digits) ? Number(digits) : amountOf(resolving.frame, digits, node));
}

function size(resolving: Resolving, node: Meaning): Change[] {
  const [power = '+0', toughness = '+0'] = String(node['change']).split('/');
  return [
    {
      layer: 'size',
      sublayer: 'change',
      power: number(resolving, power, node),
      toughness: number(resolving, toughness, node),
    },
  ];
}

function gained(resolving: Resolving, node: Meaning): Change[] {
  const abilities = node['abilities'];
  if (isNode(abilities) && abilities.kind === 'anyOf') throw new Unsupported(node, 'a choice of abilities');
  const add = grantsOf(abilities, resolving.frame.place);
  if (!add) throw new Unsupported(node, 'these abilities');
  return [{ layer: 'ability', add }];
}

function lost(node: Meaning): Change[] {
  const abilities = node['abilities'];
  if (abilities === 'all abilities' || abilities === 'all other abilities')
    return [{ layer: 'ability', removeAll: true }];
  const of = isNode(abilities) ? abilities['of'] : undefined;
  const names = (Array.isArray(of) ? of : [of]).filter((each): each is string => typeof each === 'string');
  if (names.length === 0) throw new Unsupported(node, 'these abilities');
  return [{ layer: 'ability', remove: names }];
}

const creatureSubtypes = ['creature'];

function words(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(words) : [];
}

/** "Becomes a 4/4 blue Dragon creature with flying [in addition to its other types]". */
function become(resolving: Resolving, node: Meaning): Change[] {
  const phrase = node['a'];
  const what = isNode(phrase) ? phrase['what'] : undefined;
  if (!isNode(phrase) || !isNode(what) || what.kind !== 'described') throw new Unsupported(node, 'becomes');
  const also = isNode(node['with']);
  const changes: Change[] = [];
  const types = [...words(what['types']), ...words(what['noun'])];
  const cardTypes = types.filter(isCardType);
  const subtypes = types.filter((type) => !isCardType(type) && /^[A-Z]/.test(type));
  if (types.some((type) => !isCardType(type) && !/^[A-Z]/.test(type)))
    throw new Unsupported(what, 'becomes this');
  if (also) changes.push({ layer: 'type', add: [...cardTypes, ...subtypes] });
  else if (cardTypes.length > 0) {
    // CR 205.1b: artifacts and lands that become creatures keep their types; so do things that become "artifact creatures".
    changes.push({
      layer: 'type',
      add: [...cardTypes, ...subtypes],
      ...(subtypes.length > 0 && { losesSubtypesOf: creatureSubtypes }),
    });
  } else changes.push({ layer: 'type', add: subtypes, losesSubtypesOf: creatureSubtypes });
  const colors: Color[] = [];
  for (const adjective of (what['adjs'] ?? []) as unknown[]) {
    if (isNode(adjective) && adjective.kind === 'size') {
      const [power, toughness] = String(adjective['size']).split('/');
      changes.push({
        layer: 'size',
        sublayer: 'set',
        power: amountOf(resolving.frame, power, node),
        toughness: amountOf(resolving.frame, toughness, node),
      });
      continue;
    }
    if (isNode(adjective) && adjective.kind === 'allOf') {
      colors.push(...words(adjective['of']).flatMap((word) => colorOf(word) ?? []));
      continue;
    }
    const color = typeof adjective === 'string' ? colorOf(adjective) : undefined;
    if (color) colors.push(color);
    else if (adjective === 'colorless') changes.push({ layer: 'color', set: [] });
    else if (typeof adjective === 'string' && supertypes.includes(adjective))
      changes.push({ layer: 'type', add: [adjective] });
    else throw new Unsupported(what, 'becomes this');
  }
  if (colors.length > 0)
    changes.push(
      also && /colors/.test(String((node['with'] as Meaning)['what']))
        ? { layer: 'color', add: colors }
        : { layer: 'color', set: colors },
    );
  for (const post of (phrase['post'] ?? []) as unknown[]) {
    const quality = isNode(post) && post.kind === 'with' ? post['quality'] : undefined;
    if (isNode(quality) && quality.kind === 'keywords') {
      const add = grantsOf(quality['of'], resolving.frame.place);
      if (!add) throw new Unsupported(quality, 'these abilities');
      changes.push({ layer: 'ability', add });
    } else if (isNode(quality) && quality.kind === 'baseSize') {
      changes.push(baseSize(resolving, quality));
    } else throw new Unsupported(isNode(post) ? post : phrase, 'becomes this');
  }
  return changes;
}

function baseSize(resolving: Resolving, node: Meaning): Change {
  const [power, toughness] = String(node['size']).split('/');
  return {
    layer: 'size',
    sublayer: 'set',
    power: amountOf(resolving.frame, power, node),
    toughness: amountOf(resolving.frame, toughness, node),
  };
}

function changesOf(resolving: Resolving, node: Meaning): Change[] {
  switch (node.kind) {
    case 'get':
      return size(resolving, node);
    case 'gain':
    case 'have':
      return gained(resolving, node);
    case 'lose':
      return lost(node);
    case 'gainControl':
      return [{ layer: 'control', player: resolving.you }];
    case 'baseSize':
      return [baseSize(resolving, node)];
    case 'become':
      return become(resolving, node);
    case 'isnt': {
      // "It isn't a creature": that type goes, and its subtypes with it (CR 205.1a).
      const what = isNode(node['is']) ? node['is']['what'] : undefined;
      const noun = isNode(what) ? what['noun'] : undefined;
      if (typeof noun !== 'string' || !isCardType(noun)) throw new Unsupported(node, 'this');
      return [{ layer: 'type', remove: [noun], losesSubtypesOf: [noun] }];
    }
    case 'becomeColor': {
      const color = colorOf(String(node['color']));
      if (!color) throw new Unsupported(node, 'this colour');
      return [{ layer: 'color', set: [color] }];
    }
  }
  throw new Unsupported(node, node.kind);
}

/** "Becomes a copy of …": the copiable values of the other object (CR 707.2). */
function* copyChanges(resolving: Resolving, node: Meaning): Play<Change[]> {
  if (node['except'] !== undefined) throw new Unsupported(node, 'a copy with exceptions');
  const [of] = yield* resolving.objects(node, 'of');
  if (of === undefined)
    throw new Nothing('There is nothing to become a copy of.', 'illegal-target-information', node);
  return [{ layer: 'copy', values: resolving.game.copiable(of), source: of }];
}

function colorPhrase(node: Meaning): Meaning | undefined {
  const phrase = node['a'];
  const what = isNode(phrase) ? phrase['what'] : undefined;
  return isNode(phrase) && isNode(what) && what['noun'] === 'color' ? phrase : undefined;
}

function namesColor(node: Meaning): boolean {
  return node.kind === 'become' && colorPhrase(node) !== undefined;
}

/** "Becomes the color of your choice", "becomes the chosen color". */
function* colorChanges(resolving: Resolving, node: Meaning): Play<Change[]> {
  const phrase = colorPhrase(node)!;
  const what = phrase['what'] as Meaning;
  const chosen = ((what['adjs'] ?? []) as unknown[]).includes('chosen');
  const ofChoice = ((phrase['post'] ?? []) as unknown[]).some(
    (post) => isNode(post) && post.kind === 'ofChoice',
  );
  if (chosen) {
    const colors = chosenOf(resolving.frame, 'color', node).flatMap((one) =>
      one.kind === 'color' ? [one.color] : [],
    );
    return [{ layer: 'color', set: colors }];
  }
  if (!ofChoice) throw new Unsupported(node, 'this colour');
  const value = yield* chooseValue(resolving.game, resolving.frame, {
    kind: 'chooseAbstract',
    span: node.span,
    what: { kind: 'color', span: node.span },
  });
  return value.kind === 'color' ? [{ layer: 'color', set: [value.color] }] : [];
}

/** Creates the effect: which objects it affects is fixed now (CR 611.2c). */
export function* lastingEffect(
  resolving: Resolving,
  affects: readonly Entity[],
  changes: readonly Change[],
  says: string,
): Play {
  const { game, frame } = resolving;
  yield* game.emit(
    {
      kind: 'effect',
      effect: {
        id: game.state.nextId,
        timestamp: game.state.nextTimestamp,
        controller: resolving.you,
        source: frame.source,
        affects,
        changes,
        duration: resolving.duration ?? { kind: 'game' },
      },
    },
    resolving.cause,
    says,
  );
}

const effect: Effect = {
  kinds: [
    'get',
    'gain',
    'have',
    'lose',
    'gainControl',
    'baseSize',
    'become',
    'becomeColor',
    'becomeCopy',
    'isnt',
  ],
  *play(resolving, node, doers) {
    const { game } = resolving;
    if (node.kind === 'gainControl') {
      const ids = yield* resolving.objects(node, 'of');
      const asDoer = resolving.with({ controller: resolving.doer(doers) });
      if (ids.length > 0) {
        yield* lastingEffect(
          asDoer,
          ids.map((id) => ({ kind: 'object', id })),
          changesOf(asDoer, node),
          `${game.player(asDoer.you).name} gains control of ${ids.map((id) => game.nameOf(id)).join(', ')}.`,
        );
        for (const id of ids)
          yield* game.emit(
            { kind: 'change', object: id, set: { controlledSince: game.state.turn } },
            resolving.cause,
          );
      }
      resolving.remember(
        ids.map((id) => ({ kind: 'object', id })),
        '',
        'object',
        ids.length !== 1,
      );
      return;
    }
    const affected =
      node.kind === 'gain' || node.kind === 'have' ? doers : doers.filter(({ kind }) => kind === 'object');
    if (affected.length === 0) {
      yield* resolving.nothing(
        node,
        'There is nothing that this could affect.',
        'illegal-target-information',
      );
      return;
    }
    if (affected.some(({ kind }) => kind === 'player')) {
      const grants = grantsOf(node['abilities'], resolving.frame.place);
      if (!grants) throw new Unsupported(node, 'these abilities of a player');
      yield* lastingEffect(
        resolving,
        affected,
        grants.map((gives) => ({ layer: 'player', gives })),
        `${affected.map((each) => game.describe(each)).join(', ')}: ${abilityTexts(node['abilities'], resolving.frame.place, node).join(', ')}.`,
      );
      return;
    }
    const ids = objectIds(affected);
    const about = resolving.with({});
    if (ids.length === 1) about.remember(affected, '', 'subject', false);
    const changes =
      node.kind === 'becomeCopy'
        ? yield* copyChanges(about, node)
        : namesColor(node)
          ? yield* colorChanges(about, node)
          : changesOf(about, node);
    yield* lastingEffect(resolving, affected, changes, says(resolving, node, ids));
  },
};

function says(resolving: Resolving, node: Meaning, ids: readonly number[]): string {
  const names = ids.map((id) => resolving.game.nameOf(id)).join(', ');
  const line = resolving.frame.place.text.split('\n')[resolving.frame.place.line] ?? '';
  return `${names}: ${line.slice(node.span.start, node.span.end)}.`;
}

export default effect;
