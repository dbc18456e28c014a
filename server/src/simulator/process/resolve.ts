// Resolving the top of the stack (CR 608): targets checked again, instructions in order, then where the spell goes.
import type { RuleName } from '../../vocabulary';
import type { Ability, Modes, Sentence } from '../abilities/ability';
import { isPermanentType } from '../meaning/types';
import { holds } from '../meaning/conditions';
import { isNode, newFrame, Unsupported, type Frame } from '../meaning/frame';
import { hasKeyword } from '../meaning/keywords';
import type { Play } from '../run/play';
import type { GameObject } from '../state/game-object';
import type { WaitingEffect } from '../state/game-state';
import type { ObjectId } from '../state/names';
import { carryOutSentences } from './instructions';
import { moveObject, perform } from './perform';
import { Resolving } from './resolving';
import { tellSpellKeywords } from './spell-keywords';
import { stillLegal } from './targets';
import { rememberMatch } from './triggers';
import type { Game } from './game';

/** The sentences that will be carried out: those of the ability, and of the chosen modes in the order of the text. */
export function chosenSentences(
  ability: { readonly sentences: readonly Sentence[]; readonly modes?: Modes },
  modes: readonly number[] | undefined,
): readonly Sentence[] {
  if (!ability.modes) return ability.sentences;
  const { modes: all } = ability.modes;
  const chosen = [...(modes ?? [])].sort((one, other) => one - other);
  return [...ability.sentences, ...chosen.flatMap((at) => all[at]?.sentences ?? [])];
}

/** What a spell does: the sentences of its spell abilities. */
export function spellAbilities(game: Game, id: ObjectId): readonly Ability[] {
  return game.of(id).abilities.filter(({ kind }) => kind === 'spell');
}

/** The ability that an object on the stack is; undefined where its source does not tell any more. */
export function abilityOnStack(game: Game, object: GameObject): Ability | undefined {
  const on = object.ability;
  if (!on) return undefined;
  if (on.delayed) return delayedAbility(on.delayed);
  if (on.kept) return on.kept;
  return game.of(on.source).abilities.find(({ key }) => key === on.ability);
}

/** A delayed triggered ability as an ability like others. */
export function delayedAbility(waiting: WaitingEffect): Ability {
  const place = waiting.place ?? { text: '', line: waiting.lineIndex, start: 0 };
  return {
    kind: 'triggered',
    key: `delayed${waiting.id}`,
    place,
    trigger: waiting.when,
    sentences: [{ meaning: waiting.effect, place }],
  };
}

/** The frame in which an object on the stack resolves. */
export function stackFrame(game: Game, id: ObjectId): Frame {
  const object = game.object(id);
  const source = object.ability?.source ?? id;
  const ability = abilityOnStack(game, object);
  const x = object.onStack?.x ?? xOfPermanent(game, source, ability);
  return newFrameWith(game, {
    source,
    controller: object.kind === 'ability' ? object.controller : game.of(id).controller,
    place: ability?.place ?? { text: '', line: 0, start: 0 },
    abilityKey: ability?.key ?? '',
    onStack: id,
    numbers: { x, that: object.ability?.amount },
  });
}

function isAboutEntering(ability: Ability | undefined): boolean {
  const event = ability?.trigger?.['event'];
  const does = isNode(event) ? event['does'] : undefined;
  const who = isNode(event) ? event['who'] : undefined;
  return (
    isNode(does) && does.kind === 'enter' && isNode(who) && (who.kind === 'self' || who['det'] === 'this')
  );
}

/**
 * The value of X for an ability of a permanent: that of the spell for its enters trigger (CR 107.3m), else 0.
 * Undefined for what is no permanent.
 */
export function xOfPermanent(game: Game, source: ObjectId, ability: Ability | undefined): number | undefined {
  const object = game.state.objects[source];
  if (!object || (object.zone !== 'battlefield' && !game.lastKnown.has(source))) return undefined;
  if (object.kind === 'emblem') return undefined;
  return isAboutEntering(ability) ? (object.castWith?.x ?? 0) : 0;
}

function newFrameWith(
  game: Game,
  parts: Pick<Frame, 'source' | 'controller' | 'place' | 'abilityKey'> & Partial<Frame>,
): Frame {
  return { ...newFrame({ view: game, state: game.state, ...parts }), ...parts };
}

/** Resolves the top object of the stack. */
export function* resolveTopObject(game: Game): Play {
  const id = game.state.stack.at(-1);
  if (id === undefined) return;
  const object = game.object(id);
  const name = game.nameOf(id);
  yield* game.step(`${name.charAt(0).toUpperCase()}${name.slice(1)} resolves`, 'resolving');
  if (object.kind !== 'ability') yield* tellSpellKeywords(game, id);
  const ability = abilityOnStack(game, object);
  const abilities = object.kind === 'ability' ? (ability ? [ability] : []) : spellAbilities(game, id);
  const sentences = abilities.flatMap((each) => chosenSentences(each, object.onStack?.modes));
  const frame = stackFrame(game, id);
  const chosen = object.onStack?.targets ?? {};
  const legal = stillLegal(game, frame, sentences, chosen);
  const before = Object.values(chosen).flat().length;
  const after = [...legal.values()].flat().length;
  const aura = object.kind !== 'ability' && hasKeyword(game.of(id), 'enchant');
  const auraTarget = aura ? chosen['enchant']?.[0] : undefined;
  const auraIllegal = auraTarget?.kind === 'object' && !game.exists(auraTarget.id);
  if ((before > 0 && after === 0 && !(aura && !auraIllegal)) || auraIllegal) {
    yield* game.notice({
      kind: 'nothing',
      says: `${name} does not resolve: all its targets are illegal.`,
      rule: 'illegal-targets',
    });
    yield* leaveStack(game, id, 'illegal-targets');
    return;
  }
  if (after < before && !aura) {
    yield* game.notice({
      kind: 'information',
      says: `Some targets of ${name} are illegal. What would be done to them does not happen; the rest does.`,
      rule: 'illegal-targets',
    });
  }
  if (object.kind !== 'ability' && isPermanentType(game.of(id))) {
    yield* enterFromStack(game, id);
    return;
  }
  const seen: Frame = { ...frame, targets: legal };
  if (object.ability)
    rememberMatch(seen, {
      remembered: object.ability.remembered,
      ...(object.ability.amount !== undefined && { amount: object.ability.amount }),
    });
  const resolving = new Resolving(game, seen);
  if (yield* conditionFailed(game, resolving, ability)) {
    yield* leaveStack(game, id, 'intervening-if');
    return;
  }
  yield* carryOutSentences(resolving, sentences);
  const { rolled } = resolving.doings;
  const row = abilities
    .flatMap(({ rows }) => rows ?? [])
    .find(
      ({ least, most }) => rolled !== undefined && rolled >= least && (most === undefined || rolled <= most),
    );
  // CR 706.3: the row of the result is carried out.
  if (row) yield* carryOutSentences(resolving, row.sentences);
  if (game.exists(id)) yield* leaveStack(game, id, 'resolving');
}

/** CR 603.4: the condition of an intervening "if" is checked again. */
function* conditionFailed(game: Game, resolving: Resolving, ability: Ability | undefined): Play<boolean> {
  const node = ability?.kind === 'triggered' ? ability.sentences[0]?.meaning : undefined;
  if (node?.kind !== 'if') return false;
  try {
    const true_ = holds(
      { ...resolving.frame, memory: [...resolving.frame.memory] },
      node['condition'],
      resolving.doings,
    );
    if (true_) return false;
  } catch (error) {
    if (error instanceof Unsupported) return false;
    throw error;
  }
  yield* game.notice({
    kind: 'nothing',
    says: 'The condition of the ability is not true any more, so it does nothing.',
    rule: 'intervening-if',
  });
  return true;
}

/** An instant or sorcery goes to its owner's graveyard, an ability ceases to exist, a copy too (CR 608.2n, 608.2b). */
function* leaveStack(game: Game, id: ObjectId, rule: RuleName): Play {
  const object = game.object(id);
  const cause = { kind: 'rule', rule } as const;
  if (object.kind !== 'card') {
    yield* game.emit({ kind: 'cease', object: id, lastKnown: game.of(id) }, cause);
    return;
  }
  const paid = object.onStack?.paid ?? {};
  const to =
    paid['flashback'] || paid['jump-start'] || paid['harmonize'] || paid['exile']
      ? 'exile'
      : paid['buyback'] && rule === 'resolving'
        ? 'hand'
        : 'graveyard';
  yield* moveObject(game, id, to, cause, { reason: 'resolve' });
}

/** A permanent spell becomes a permanent under its controller's control (CR 608.3). */
export function* enterFromStack(game: Game, id: ObjectId): Play {
  const object = game.object(id);
  const cause = { kind: 'rule', rule: 'permanent-spell-resolves' } as const;
  const controller = game.of(id).controller;
  const attachedTo = object.onStack?.targets['enchant']?.[0];
  const arrival = {
    controller,
    face: object.face,
    ...(object.onStack && { castWith: object.onStack }),
    ...(attachedTo && { attachedTo }),
    ...startingCounters(game, id),
  };
  if (object.kind === 'copy') {
    const made = yield* perform(
      game,
      {
        kind: 'tokens',
        player: controller,
        token: object.faces[object.face]!,
        n: 1,
        arrival: { ...arrival, faces: object.faces },
      },
      cause,
    );
    void made;
    if (game.exists(id)) yield* game.emit({ kind: 'cease', object: id, lastKnown: game.of(id) }, cause);
    return;
  }
  yield* moveObject(game, id, 'battlefield', cause, { reason: 'resolve', arrival, by: controller });
}

/** CR 306.5b, 310.4b, 714.3a: planeswalkers, battles and Sagas enter with counters. */
export function startingCounters(game: Game, id: ObjectId): { counters?: Record<string, number> } {
  const { types, subtypes, loyalty, defense } = game.of(id);
  const counters: Record<string, number> = {};
  // CR 714.3a: a Saga enters with a lore counter.
  if (subtypes.includes('Saga')) counters['lore'] = 1;
  if (types.includes('planeswalker') && loyalty !== undefined) counters['loyalty'] = loyalty;
  if (types.includes('battle') && defense !== undefined) counters['defense'] = defense;
  return Object.keys(counters).length > 0 ? { counters } : {};
}
