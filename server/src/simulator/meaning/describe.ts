// Whether an object fits a description: adjectives, types, noun, and what follows the noun.
import type { Meaning } from '../../oracle';
import { expansionOfName } from '../../vocabulary';
import { objectOf } from '../events/apply';
import type { GameObject } from '../state/game-object';
import type { Entity, ObjectId } from '../state/identity';
import { amountOf, compares } from './amounts';
import { isNode, Nothing, Unsupported, type Frame } from './frame';
import { chosenOf } from './chosen';
import { referredObjects } from './referents';
import { playerFits } from './players';
import { hasKeyword } from './keywords';
import { colorOf, hasType, isPermanentType } from './types';

type Fits = (frame: Frame, id: ObjectId, node: Meaning) => boolean;

const basics: Readonly<Record<string, (frame: Frame, object: GameObject) => boolean>> = {
  tapped: (_, object) => object.tapped,
  untapped: (_, object) => !object.tapped,
  attacking: (_, object) => object.attacking !== undefined,
  blocking: (_, object) => object.blocking.length > 0,
  blocked: (_, object) => object.marks['blocked'] !== undefined,
  unblocked: (_, object) => object.attacking !== undefined && object.marks['blocked'] === undefined,
  'face-up': (_, object) => object.faceDown === undefined,
  'face up': (_, object) => object.faceDown === undefined,
  'face-down': (_, object) => object.faceDown !== undefined,
  'face down': (_, object) => object.faceDown !== undefined,
  transformed: (_, object) => object.face === 1,
  'double-faced': (_, object) => object.faces.length > 1,
  renowned: (_, object) => object.marks['renowned'] !== undefined,
  monstrous: (_, object) => object.marks['monstrous'] !== undefined,
  suspected: (_, object) => object.marks['suspected'] !== undefined,
  saddled: (_, object) => object.marks['saddled'] !== undefined,
  goaded: (_, object) => object.marks['goaded'] !== undefined,
  enchanted: (frame, object) => hasAttached(frame, object, 'Aura'),
  equipped: (frame, object) => hasAttached(frame, object, 'Equipment'),
  fortified: (frame, object) => hasAttached(frame, object, 'Fortification'),
  kicked: (_, object) => (object.onStack ?? object.castWith)?.paid['kicker'] !== undefined,
};

function hasAttached(frame: Frame, object: GameObject, subtype: string): boolean {
  return frame.state.battlefield.some((id) => {
    const other = objectOf(frame.state, id);
    return (
      other.attachedTo?.kind === 'object' &&
      other.attachedTo.id === object.id &&
      frame.view.of(id).subtypes.includes(subtype)
    );
  });
}

/** CR 700.9: modified is having a counter, being equipped, or being enchanted by an Aura one controls. */
function isModified(frame: Frame, object: GameObject): boolean {
  if (Object.keys(object.counters).length > 0 || hasAttached(frame, object, 'Equipment')) return true;
  return frame.state.battlefield.some((id) => {
    const other = objectOf(frame.state, id);
    return (
      other.attachedTo?.kind === 'object' &&
      other.attachedTo.id === object.id &&
      frame.view.of(id).subtypes.includes('Aura') &&
      frame.view.of(id).controller === frame.view.of(object.id).controller
    );
  });
}

const outlaws = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'];

function fitsWord(frame: Frame, id: ObjectId, word: string, node: Meaning | undefined): boolean {
  const object = objectOf(frame.state, id);
  const characteristics = frame.view.of(id);
  const basic = basics[word];
  if (basic) return basic(frame, object);
  const color = colorOf(word);
  if (color) return characteristics.colors.includes(color);
  switch (word) {
    case 'colorless':
      return characteristics.colors.length === 0;
    case 'monocolored':
      return characteristics.colors.length === 1;
    case 'multicolored':
      return characteristics.colors.length > 1;
    case 'modified':
      return isModified(frame, object);
    case 'historic':
      return ['artifact', 'legendary', 'Saga'].some((type) => hasType(characteristics, type));
    case 'outlaw':
      return outlaws.some((type) => hasType(characteristics, type));
    case 'token':
      return object.kind === 'token';
    case 'commander':
      return object.marks['commander'] !== undefined;
    case 'exiled':
      return object.zone === 'exile';
    case 'activated':
    case 'triggered':
    case 'loyalty':
    case 'mana':
      return abilityKindOf(frame, object) === word;
    case 'chosen':
      return referredObjects(frame, 'chosen').includes(id);
    case 'amassed':
    case 'sacrificed':
    case 'discarded':
    case 'revealed':
    case 'milled':
    case 'destroyed':
    case 'returned':
    case 'copied':
      return referredObjects(frame, word).includes(id);
  }
  if (hasType(characteristics, word)) return true;
  if (/^[A-Z]/.test(word) || /^(?:legendary|basic|snow|world|ongoing)$/.test(word)) return false;
  if (knownTypes.has(word)) return false;
  throw new Unsupported(node, word);
}

const knownTypes = new Set(
  'artifact battle conspiracy creature dungeon enchantment instant kindred land phenomenon plane planeswalker scheme sorcery vanguard'.split(
    ' ',
  ),
);

function abilityKindOf(frame: Frame, object: GameObject): string | undefined {
  if (object.kind !== 'ability' || !object.ability) return undefined;
  const { source, ability } = object.ability;
  const kind = frame.view.of(source).abilities.find(({ key }) => key === ability)?.kind;
  return kind === 'chapter' ? 'triggered' : kind === 'keyword' ? 'activated' : (kind ?? 'triggered');
}

/** Whether the adjective holds. */
function fitsAdjective(frame: Frame, id: ObjectId, adjective: unknown, holder: Meaning): boolean {
  if (typeof adjective === 'string') return fitsWord(frame, id, adjective, holder);
  if (!isNode(adjective)) throw new Unsupported(holder, String(adjective));
  const all = (list: unknown): unknown[] => (Array.isArray(list) ? list : [list]);
  switch (adjective.kind) {
    case 'not':
      return !fitsAdjective(frame, id, adjective['what'], adjective);
    case 'anyOf':
      return all(adjective['of']).some((each) => fitsAdjective(frame, id, each, adjective));
    case 'allOf':
      return all(adjective['of']).every((each) => fitsAdjective(frame, id, each, adjective));
    case 'both':
      return [adjective['of'], adjective['and']].every((each) => fitsAdjective(frame, id, each, adjective));
    case 'size': {
      const { power, toughness } = frame.view.of(id);
      return String(adjective['size']) === `${power}/${toughness}`;
    }
  }
  throw new Unsupported(adjective, adjective.kind);
}

const nouns: Readonly<Record<string, (frame: Frame, object: GameObject) => boolean>> = {
  card: (_, object) => object.kind === 'card' && object.zone !== 'battlefield' && object.zone !== 'stack',
  spell: (_, object) => object.zone === 'stack' && object.kind !== 'ability',
  permanent: (_, object) => object.zone === 'battlefield',
  token: (_, object) => object.kind === 'token' && object.zone === 'battlefield',
  'permanent token': (_, object) => object.kind === 'token' && object.zone === 'battlefield',
  'permanent card': (frame, object) => object.kind === 'card' && isPermanentType(frame.view.of(object.id)),
  'permanent spell': (frame, object) =>
    object.zone === 'stack' && object.kind !== 'ability' && isPermanentType(frame.view.of(object.id)),
  ability: (_, object) => object.zone === 'stack' && object.kind === 'ability',
  'activated ability': (frame, object) => abilityKindOf(frame, object) === 'activated',
  'triggered ability': (frame, object) => abilityKindOf(frame, object) === 'triggered',
  'activated or triggered ability': (_, object) => object.kind === 'ability' && object.zone === 'stack',
  'spell or ability': (_, object) => object.zone === 'stack',
  source: () => true,
  object: () => true,
  copy: (_, object) => object.kind === 'copy' || object.kind === 'token',
  commander: (_, object) => object.marks['commander'] !== undefined,
};

/** Zones in which a noun looks for objects where the text names none. */
export function usualZone(noun: string): 'battlefield' | 'stack' | 'cards' | 'any' {
  if (/^(?:spell|ability|permanent spell|spell or ability|.* ability)$/.test(noun)) return 'stack';
  if (/\bcard$/.test(noun)) return 'cards';
  if (noun === 'source' || noun === 'object') return 'any';
  return 'battlefield';
}

/** The noun of a description, in the singular, for zones and for what may be meant by "it". */
export function nounOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (typeof node['noun'] === 'string') return node['noun'];
  if (Array.isArray(node['of'])) return nounOf(node['of'][0]);
  if (isNode(node['one'])) return nounOf(node['one']);
  return '';
}

function typeWords(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(typeWords);
  return [];
}

function fitsNoun(frame: Frame, id: ObjectId, noun: string, node: Meaning): boolean {
  const object = objectOf(frame.state, id);
  const known = nouns[noun];
  if (known) return known(frame, object);
  return fitsWord(frame, id, noun, node);
}

const descriptions: Readonly<Record<string, Fits>> = {
  described: (frame, id, node) => {
    const characteristics = frame.view.of(id);
    const anyOf = node['anyTypes'] ?? (node['either'] === true ? node['allTypes'] : undefined);
    return (
      (typeof node['noun'] !== 'string' || fitsNoun(frame, id, node['noun'], node)) &&
      typeWords(node['types']).every((type) => hasType(characteristics, type)) &&
      (anyOf === undefined ||
        (anyOf as unknown[]).some((types) =>
          typeWords(types).every((type) => hasType(characteristics, type)),
        )) &&
      adjectivesFit(frame, id, node)
    );
  },
  anyTypesTogether: (frame, id, node) =>
    fitsNoun(frame, id, String(node['noun']), node) &&
    (node['eachType'] as unknown[]).some((types) =>
      typeWords(types).every((type) => hasType(frame.view.of(id), type)),
    ) &&
    adjectivesFit(frame, id, node),
  cardOrToken: () => true,
  spellsAndAbilities: (frame, id) => objectOf(frame.state, id).zone === 'stack',
};

function adjectivesFit(frame: Frame, id: ObjectId, node: Meaning): boolean {
  const adjectives = (node['adjs'] ?? []) as unknown[];
  return adjectives.every((adjective) => fitsAdjective(frame, id, adjective, node));
}

/**
 * Whether an object fits the description (adjectives, types and noun) of a noun phrase.
 * @throws Unsupported for words that are not evaluated
 */
export function describes(frame: Frame, node: unknown, id: ObjectId): boolean {
  if (!isNode(node)) throw new Unsupported(undefined, String(node));
  const known = descriptions[node.kind];
  if (known) return known(frame, id, node);
  if (['either', 'each', 'eitherOrBoth'].includes(node.kind)) {
    return (
      adjectivesFit(frame, id, node) && (node['of'] as unknown[]).some((each) => describes(frame, each, id))
    );
  }
  if (node.kind === 'orKinds')
    return describes(frame, node['one'], id) || describes(frame, node['other'], id);
  throw new Unsupported(node, node.kind);
}

function fitsQuality(frame: Frame, id: ObjectId, quality: unknown, holder: Meaning): boolean {
  if (typeof quality === 'string') {
    switch (quality) {
      case 'no abilities':
        return frame.view.of(id).abilities.length === 0;
      case 'the chosen name':
      case 'that name':
        return chosenOf(frame, 'name', holder).some(
          (one) => one.kind === 'name' && one.name === frame.view.of(id).name,
        );
      case 'a basic land type':
        return ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].some((type) =>
          hasType(frame.view.of(id), type),
        );
      case 'different names':
        return true;
    }
    throw new Unsupported(holder, quality);
  }
  if (!isNode(quality)) throw new Unsupported(holder, String(quality));
  const { power, toughness, manaValue } = frame.view.of(id);
  const stats: Readonly<Record<string, (number | undefined)[]>> = {
    power: [power],
    toughness: [toughness],
    'mana value': [manaValue],
    'power or toughness': [power, toughness],
    'toughness or power': [power, toughness],
    'base power': [power],
  };
  switch (quality.kind) {
    case 'keywords': {
      const of = quality['of'];
      const list = isNode(of) ? (Array.isArray(of['of']) ? of['of'] : [of['of']]) : [of];
      const has = (each: unknown): boolean => {
        if (typeof each === 'string') return hasKeyword(frame.view.of(id), each);
        if (isNode(each) && typeof each['name'] === 'string')
          return hasKeyword(frame.view.of(id), each['name']);
        throw new Unsupported(quality, 'an ability');
      };
      return isNode(of) && of.kind === 'anyOf' ? list.some(has) : list.every(has);
    }
    case 'stat': {
      const values = stats[String(quality['what'])];
      if (!values) throw new Unsupported(quality, String(quality['what']));
      return values.some((value) => value !== undefined && compares(frame, quality['is'], value, quality));
    }
    case 'counters': {
      const counters = quality['counters'];
      const of = isNode(counters) ? counters['of'] : undefined;
      const kind = isNode(of) ? of['of'] : undefined;
      const held = objectOf(frame.state, id).counters;
      const number =
        typeof kind === 'string' ? (held[kind] ?? 0) : Object.values(held).reduce((sum, n) => sum + n, 0);
      const negative = isNode(counters) && counters['det'] === 'no';
      return negative ? number === 0 : number > 0;
    }
    case 'greatest': {
      const among = quality['among'];
      if (!isNode(among)) throw new Unsupported(quality, 'among');
      const what = String(quality['what']);
      const value = (each: ObjectId): number => statOf(frame, each, what) ?? Number.NEGATIVE_INFINITY;
      const all = fittingObjects(frame, among).map(value);
      const best = /greatest|highest/.test(String(quality['way'])) ? Math.max(...all) : Math.min(...all);
      return value(id) === best;
    }
    case 'sameAs': {
      const as = quality['as'];
      const [other] = isNode(as) ? referredObjects(frame, as) : [];
      if (other === undefined)
        throw new Nothing('There is nothing to compare with.', 'illegal-target-information', quality);
      const what = String(quality['what']);
      if (what === 'the same name as') return frame.view.of(id).name === frame.view.of(other).name;
      if (what === 'a different name than') return frame.view.of(id).name !== frame.view.of(other).name;
      return manaValue === frame.view.of(other).manaValue;
    }
    case 'sizeEqual': {
      const n = amountOf(frame, quality['n'], quality);
      return power === n && toughness === n;
    }
    case 'firstPrinted':
      return namedFirstIn(frame, id, String(quality['expansion']));
    case 'xCost':
      return frame.view.of(id).manaCost?.includes(String(quality['cost'])) ?? false;
  }
  throw new Unsupported(quality, quality.kind);
}

/** A number of an object by its name in the text. */
export function statOf(frame: Frame, id: ObjectId, what: string): number | undefined {
  const { power, toughness, manaValue, loyalty } = frame.view.of(id);
  if (what === 'power' || what === 'base power') return power;
  if (what === 'toughness') return toughness;
  if (what === 'mana value') return manaValue;
  if (what === 'loyalty') return loyalty;
  return undefined;
}

function fitsPost(frame: Frame, id: ObjectId, post: unknown, holder: Meaning): boolean {
  const object = objectOf(frame.state, id);
  if (typeof post === 'string') {
    switch (post) {
      case 'at random':
      case 'of any type':
        return true;
      case 'face up':
        return object.faceDown === undefined;
      case "you own but don't control":
        return object.owner === frame.controller && frame.view.of(id).controller !== frame.controller;
      case "you control but don't own":
        return object.owner !== frame.controller && frame.view.of(id).controller === frame.controller;
    }
    throw new Unsupported(holder, post);
  }
  if (!isNode(post)) throw new Unsupported(holder, String(post));
  switch (post.kind) {
    case 'controlled':
      return playerFits(frame, post, 'by', frame.view.of(id).controller);
    case 'notControlled':
      return frame.view.of(id).controller !== frame.controller;
    case 'owned':
      return playerFits(frame, post, 'by', object.owner);
    case 'notOwned':
      return object.owner !== frame.controller;
    case 'ownedAndControlled':
      return object.owner === frame.controller && frame.view.of(id).controller === frame.controller;
    case 'with':
      return fitsQuality(frame, id, post['quality'], post);
    case 'without':
      return !hasKeyword(frame.view.of(id), String(post['keyword']));
    case 'named': {
      const wanted = post['self'] === true ? frame.view.of(frame.source).name : String(post['name']);
      return (frame.view.of(id).name === wanted) !== (post['not'] === true);
    }
    case 'in':
      return isInPlace(frame, post['place'], object, post);
    case 'ofChoice':
      return true;
    case 'of':
      return isOfQuality(frame, id, post);
    case 'thatPlayerDid': {
      const did = String(post['did']);
      if (/^(?:cast|play|activate)/.test(did))
        return playerFits(frame, post, 'by', frame.view.of(id).controller);
      throw new Unsupported(post, did);
    }
    case 'otherThan': {
      const what = post['what'];
      if (!isNode(what)) throw new Unsupported(post, 'other than');
      return !fittingObjects(frame, what).includes(id);
    }
    case 'thatsBeen': {
      const is = post['is'];
      if (typeof is === 'string') return fitsAdjective(frame, id, is, post);
      if (isNode(is) && ['not', 'anyOf', 'allOf', 'size'].includes(is.kind))
        return fitsAdjective(frame, id, is, post);
      if (isNode(is)) return fittingObjects(frame, is).includes(id);
      break;
    }
    case 'passive':
      return fitsPassive(frame, id, post);
    case 'doing':
    case 'that':
      return fitsDeed(frame, id, post);
    case 'thatDid':
      return fitsPastDeed(frame, id, post);
    case 'among':
      return referredObjects(frame, post['what']).includes(id);
  }
  throw new Unsupported(post, post.kind);
}

/** "Of the chosen type", "of the chosen color": qualities that were chosen before. */
function isOfQuality(frame: Frame, id: ObjectId, post: Meaning): boolean {
  const characteristics = frame.view.of(id);
  switch (post['what']) {
    case 'the chosen type':
      return chosenOf(frame, 'type', post).some(
        (one) => one.kind === 'type' && hasType(characteristics, one.type),
      );
    case 'the chosen color':
      return chosenOf(frame, 'color', post).some(
        (one) => one.kind === 'color' && characteristics.colors.includes(one.color),
      );
  }
  throw new Unsupported(post, String(post['what']));
}

function fitsPassive(frame: Frame, id: ObjectId, post: Meaning): boolean {
  const done = post['done'];
  const object = objectOf(frame.state, id);
  const when = post['when'];
  const record = (what: string): boolean =>
    frame.state.thisTurn.some((each) => each.what === what && each.object === id);
  if (typeof done === 'string') {
    if (when === 'this turn' && done === 'dealt damage') return record('dealt damage');
    if (when === 'this way') return referredObjects(frame, done).includes(id);
    throw new Unsupported(post, done);
  }
  if (!isNode(done)) throw new Unsupported(post, String(done));
  switch (done.kind) {
    case 'exiledWith': {
      const [holder] = isNode(done['what']) ? referredObjects(frame, done['what']) : [];
      if (holder === undefined) return false;
      return Object.values(objectOf(frame.state, holder).noted).some((list) => list.includes(id));
    }
    case 'createdWith': {
      const [holder] = isNode(done['what']) ? referredObjects(frame, done['what']) : [];
      return holder !== undefined && (objectOf(frame.state, holder).noted['made'] ?? []).includes(id);
    }
    case 'attachedTo': {
      const to = isNode(done['to']) ? referredObjects(frame, done['to']) : [];
      return object.attachedTo?.kind === 'object' && to.includes(object.attachedTo.id);
    }
    case 'enchantedBy': {
      const by = isNode(done['by']) ? done['by'] : undefined;
      if (!by) break;
      const others = fittingObjects(frame, by);
      switch (done['way']) {
        case 'enchanted':
        case 'equipped':
          return others.some((each) => {
            const to = objectOf(frame.state, each).attachedTo;
            return to?.kind === 'object' && to.id === id;
          });
        case 'blocked':
          return others.some((each) => objectOf(frame.state, each).blocking.includes(id));
      }
      break;
    }
    case 'blockingOrBlocked': {
      const by = isNode(done['by']) ? fittingObjects(frame, done['by']) : [];
      return by.some(
        (each) => objectOf(frame.state, each).blocking.includes(id) || object.blocking.includes(each),
      );
    }
    case 'castFrom':
      throw new Unsupported(done, 'cast from');
  }
  throw new Unsupported(done, done.kind);
}

function fitsDeed(frame: Frame, id: ObjectId, post: Meaning): boolean {
  const does = post['does'];
  if (!isNode(does)) throw new Unsupported(post, 'that');
  const object = objectOf(frame.state, id);
  switch (does.kind) {
    case 'attack':
      return object.attacking !== undefined;
    case 'block': {
      const whom = does['whom'];
      return isNode(whom)
        ? object.blocking.some((each) => referredObjects(frame, whom).includes(each))
        : object.blocking.length > 0;
    }
    case 'target':
    case 'targetOnly': {
      const targets = Object.values(object.onStack?.targets ?? {}).flat();
      const what = does['what'];
      const fits = (entity: Entity): boolean =>
        entity.kind === 'object'
          ? isNode(what) && what.kind !== 'holder' && fittingObjects(frame, what).includes(entity.id)
          : playerFits(frame, does, 'what', entity.id);
      return does.kind === 'target' ? targets.some(fits) : targets.length > 0 && targets.every(fits);
    }
    case 'share':
    case 'shareWith':
      break;
    case 'isnt':
    case 'is':
      if (typeof does['is'] === 'string') {
        return fitsAdjective(frame, id, does['is'], does) !== (does.kind === 'isnt');
      }
      if (isNode(does['is']))
        return fittingObjects(frame, does['is']).includes(id) !== (does.kind === 'isnt');
      break;
  }
  throw new Unsupported(does, does.kind);
}

function fitsPastDeed(frame: Frame, id: ObjectId, post: Meaning): boolean {
  const did = post['did'];
  if (!isNode(did)) throw new Unsupported(post, 'that did');
  const words: Readonly<Record<string, string>> = {
    enter: 'entered',
    attack: 'attacked',
    block: 'blocked',
    die: 'died',
  };
  const what = words[did.kind];
  if (what && (post['when'] === 'this turn' || post['when'] === undefined)) {
    return frame.state.thisTurn.some((each) => each.what === what && each.object === id);
  }
  throw new Unsupported(did, did.kind);
}

function isInPlace(frame: Frame, place: unknown, object: GameObject, holder: Meaning): boolean {
  if (typeof place === 'string') {
    switch (place) {
      case 'the battlefield':
        return object.zone === 'battlefield';
      case 'exile':
        return object.zone === 'exile';
      case 'the stack':
        return object.zone === 'stack';
      case 'the command zone':
        return object.zone === 'command';
      case 'a graveyard':
      case 'all graveyards':
      case 'graveyards':
      case 'each graveyard':
      case 'a single graveyard':
        return object.zone === 'graveyard';
      case 'a hand':
        return object.zone === 'hand';
      case 'a library':
        return object.zone === 'library';
      case 'it':
      case 'them':
        throw new Unsupported(holder, `in ${place}`);
    }
    throw new Unsupported(holder, place);
  }
  if (!isNode(place)) throw new Unsupported(holder, String(place));
  if (place.kind === 'zone') {
    const zone = String(place['zone']).replace(/ies$/, 'y').replace(/s$/, '');
    return object.zone === zone && playerFits(frame, place, 'of', object.owner);
  }
  if (place.kind === 'allZones' || place.kind === 'anyZones' || place.kind === 'oneZone') {
    const zones = place['zones'] as unknown[];
    return zones.includes(object.zone) && playerFits(frame, place, 'of', object.owner);
  }
  throw new Unsupported(place, place.kind);
}

/** Whether all that follows the noun holds. */
export function postsFit(frame: Frame, node: Meaning, id: ObjectId): boolean {
  return ((node['post'] ?? []) as unknown[]).every((post) => fitsPost(frame, id, post, node));
}

/** Whether the phrase names a place of its own. */
export function namesPlace(node: Meaning): boolean {
  return ((node['post'] ?? []) as unknown[]).some(
    (post) =>
      isNode(post) &&
      (post.kind === 'in' ||
        post.kind === 'among' ||
        (post.kind === 'passive' && isNode(post['done']) && post['done'].kind === 'exiledWith')),
  );
}

function candidates(frame: Frame, node: Meaning): ObjectId[] {
  const { state } = frame;
  const all = (): ObjectId[] => Object.keys(state.objects).map(Number);
  if (namesPlace(node)) return all().filter((id) => objectOf(state, id).zone !== 'nowhere');
  switch (usualZone(nounOf(node['what']))) {
    case 'battlefield':
      return state.battlefield.filter((id) => !objectOf(state, id).phasedOut);
    case 'stack':
      return state.stack;
    case 'cards':
      return all().filter((id) => {
        const { zone } = objectOf(state, id);
        return zone === 'graveyard' || zone === 'exile' || zone === 'hand';
      });
    case 'any':
      return [...state.battlefield, ...state.stack];
  }
}

/** Whether the determiner leaves out the object itself ("another", "other"). */
export function isOther(det: unknown): boolean {
  return (
    (typeof det === 'string' && /\b(?:another|other)\b/.test(det)) ||
    (isNode(det) && (det['other'] === true || det.kind === 'another' || det.kind === 'other'))
  );
}

/**
 * All objects that a phrase describes now, whatever its determiner; phrases that point back give what they mean.
 * @throws Unsupported, Nothing
 */
export function fittingObjects(frame: Frame, node: Meaning): ObjectId[] {
  switch (node.kind) {
    case 'object':
    case 'objects': {
      const back = referredObjects(frame, node, true);
      if (back.length > 0 || isBackward(node)) return back;
      const other = isOther(node['det']);
      return candidates(frame, node).filter(
        (id) =>
          !(other && id === frame.source) && describes(frame, node['what'], id) && postsFit(frame, node, id),
      );
    }
    case 'eitherOf':
    case 'bothOf':
      return [node['one'], node['other']].flatMap((each) =>
        isNode(each) ? fittingObjects(frame, each) : [],
      );
    case 'self':
    case 'pronoun':
    case 'oneOf':
    case 'someOf':
    case 'eachOf':
      return referredObjects(frame, node);
  }
  throw new Unsupported(node, node.kind);
}

/** Whether a phrase points back to something ("that creature", "the exiled card", "those tokens"). */
export function isBackward(node: Meaning): boolean {
  const det = node['det'];
  return (
    typeof det === 'string' &&
    /^(?:this|that|those|these|the|equipped|enchanted|fortified|its|their|the other)$/.test(det)
  );
}

/** Whether an object's name was first printed in an expansion (CR 206.3). */
export function namedFirstIn(frame: Frame, id: ObjectId, expansion: string): boolean {
  return expansionOfName(frame.view.of(id).name)?.name === expansion;
}
