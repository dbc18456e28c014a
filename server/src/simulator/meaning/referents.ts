// What "it", "that creature", "they", "the exiled card" and the object's own name mean at this point of the text.
import type { Meaning } from '../../oracle';
import { objectOf, playerOf } from '../events/apply';
import type { GameState } from '../state/game-state';
import type { Entity, ObjectId, PlayerId } from '../state/identity';
import { antecedentOf } from './antecedents';
import { describes, nounOf } from './describe';
import { isNode, objectIds, playerIds, type Frame, type Referent } from './frame';

/** Remembers that the text has spoken of something. */
export function remember(
  frame: Frame,
  entities: readonly Entity[],
  noun: string,
  how: string,
  plural = entities.length !== 1,
  at?: string,
): void {
  frame.memory.push({ entities, noun, plural, how, ...(at !== undefined && { at }) });
}

/** The object that a remembered one became, where it has moved: "return that card" finds it in its new zone. */
export function followed(state: GameState, id: ObjectId): ObjectId {
  const old = objectOf(state, id);
  if (old.zone !== 'nowhere') return id;
  const next = Object.values(state.objects).find((each) => each.before?.id === id);
  // Objects are followed one zone far only (CR 400.7j); a card in a hidden zone is found by the effect that put it there.
  return next && next.zone !== 'nowhere' ? next.id : id;
}

function isObjects(referent: Referent): boolean {
  return referent.entities.length > 0 && referent.entities.every(({ kind }) => kind === 'object');
}

function latest(frame: Frame, fits: (referent: Referent) => boolean): Referent | undefined {
  for (let at = frame.memory.length - 1; at >= 0; at -= 1) {
    const referent = frame.memory[at]!;
    if (fits(referent)) return referent;
  }
  return undefined;
}

function hasNoun(frame: Frame, referent: Referent, what: unknown): boolean {
  const noun = nounOf(what);
  if (noun === '' || noun === 'object') return true;
  if (noun === referent.noun || referent.noun === '') return true;
  if (noun === 'card') return true;
  if (noun === 'permanent') return !/^(?:spell|ability|player)$/.test(referent.noun);
  if (/card$/.test(referent.noun) || /^(?:permanent|token|self)$/.test(referent.noun) || noun === 'token') {
    return objectIds(referent.entities).every((id) => {
      try {
        return describes(frame, what, id) || frame.state.objects[id]?.zone === 'nowhere';
      } catch {
        return true;
      }
    });
  }
  // "That creature" after "target Elf": the thing is one.
  return objectIds(referent.entities).every((id) => frame.view.of(id).types.includes(noun.toLowerCase()));
}

const howByAdjective: Readonly<Record<string, string>> = {
  exiled: 'exiled',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
  revealed: 'revealed',
  amassed: 'amassed',
  chosen: 'chosen',
  milled: 'milled',
  destroyed: 'destroyed',
  returned: 'returned',
  copied: 'copied',
};

/** What the object that has the ability is now attached to. */
function attachedTo(frame: Frame): ObjectId[] {
  const to = objectOf(frame.state, frame.source).attachedTo;
  return to?.kind === 'object' ? [to.id] : [];
}

/**
 * The objects that a phrase that points back means; none where it points at nothing.
 * @param node the phrase, or how the thing came up (`exiled`); @param quiet only phrases that point back
 */
export function referredObjects(frame: Frame, node: unknown, quiet = false): ObjectId[] {
  if (typeof node === 'string') {
    switch (node) {
      case 'both':
      case 'all of them':
      case 'the others':
      case 'the rest':
        return objectIds(latest(frame, (each) => each.plural && isObjects(each))?.entities ?? []);
    }
    const found = frame.memory
      .filter(({ how }) => how === node)
      .flatMap(({ entities }) => objectIds(entities));
    return [...new Set(found)];
  }
  if (!isNode(node)) return [];
  switch (node.kind) {
    case 'self':
      return [selfOf(frame)];
    case 'pronoun': {
      const told = antecedentOf(frame, node);
      if (told === 'this object') return [selfOf(frame)];
      if (told && isObjects(told)) return objectIds(told.entities);
      const plural = node['word'] === 'them' || node['word'] === 'they' || node['word'] === 'themselves';
      const found =
        latest(frame, (each) => isObjects(each) && (plural || !each.plural)) ?? latest(frame, isObjects);
      return found ? objectIds(found.entities) : [selfOf(frame)];
    }
    case 'object':
    case 'objects':
      return referredByNoun(frame, node);
    case 'oneOf':
    case 'someOf':
    case 'eachOf':
      return quiet ? [] : referredObjects(frame, node['of']);
  }
  return [];
}

function selfOf(frame: Frame): ObjectId {
  // Where it has left, its last known information counts (CR 608.2h); who moves it follows it to its new zone.
  return frame.source;
}

function referredByNoun(frame: Frame, node: Meaning): ObjectId[] {
  const det = node['det'];
  const what = node['what'];
  if (det === 'this') return [selfOf(frame)];
  if (det === 'equipped' || det === 'enchanted' || det === 'fortified') return attachedTo(frame);
  if (det !== 'that' && det !== 'those' && det !== 'the' && det !== 'these' && det !== 'the other') return [];
  const adjectives = (isNode(what) && Array.isArray(what['adjs']) ? what['adjs'] : []) as unknown[];
  const how = adjectives
    .map((each) => (typeof each === 'string' ? howByAdjective[each] : undefined))
    .find(Boolean);
  if (how !== undefined) {
    const found = referredObjects(frame, how);
    if (found.length > 0) return found;
    if (how === 'exiled') return Object.values(objectOf(frame.state, frame.source).noted).flat();
    return [];
  }
  const plural = node.kind === 'objects';
  const found =
    latest(frame, (each) => isObjects(each) && each.plural === plural && hasNoun(frame, each, what)) ??
    latest(frame, (each) => isObjects(each) && hasNoun(frame, each, what));
  return found ? objectIds(found.entities) : [];
}

/** The players that "that player", "they", "its controller" mean. */
export function referredPlayers(frame: Frame): PlayerId[] {
  if (frame.each?.kind === 'player') return [frame.each.id];
  const found = latest(
    frame,
    ({ entities }) => entities.length > 0 && entities.every(({ kind }) => kind === 'player'),
  );
  return found ? playerIds(found.entities) : [];
}

/** The last thing of any sort that was spoken of, for "they". */
export function lastSpokenOf(frame: Frame): readonly Entity[] {
  return latest(frame, ({ entities }) => entities.length > 0)?.entities ?? [];
}

/** The name of a player, for messages. */
export function playerName(frame: Frame, id: PlayerId): string {
  return playerOf(frame.state, id).name;
}
