// What a scenario expects of one object: characteristics, counters, status, where it is.
import type { Ability } from '../abilities/ability';
import type { Game } from '../process/game';
import type { Color, ObjectId } from '../state/names';
import { lineOf } from './ability-line';
import { countersInWords, itemsOf } from './expectation-values';
import { wordsOf } from './failure';
import { colorNames } from './format';
import type { Naming } from './naming';
import type { Expectation } from './scenario';

const colorOf: Readonly<Record<Color, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** What was found instead of what is expected; undefined where it is as expected. */
export function objectFinding(
  game: Game,
  naming: Naming,
  id: ObjectId,
  expectation: Expectation,
): string | undefined {
  const { key, value } = expectation;
  const object = game.object(id);
  const now = game.of(id);
  const name = game.nameOf(id);
  const same = (what: string, found: string | number | boolean | undefined): string | undefined => {
    if (value.kind !== 'plain') return undefined;
    if (String(value.value).toLowerCase() === String(found ?? 'none').toLowerCase()) return undefined;
    return `The ${what} of “${name}” is ${String(found ?? 'none')}, not ${String(value.value)}.`;
  };
  const sameSet = (what: string, found: readonly string[]): string | undefined => {
    const wanted = itemsOf(value).map(({ text }) => text);
    const comparable = (list: readonly string[]): string =>
      [...new Set(list.map((each) => each.toLowerCase()))].sort().join('\n');
    if (comparable(wanted) === comparable(found)) return undefined;
    return `The ${what} of “${name}” are ${wordsOf(found)}, not ${wordsOf(wanted)}.`;
  };
  const is = (what: string, found: boolean): string | undefined =>
    value.kind === 'plain' && value.value !== found
      ? `“${name}” is ${found ? '' : 'not '}${what}.`
      : undefined;
  switch (key) {
    case 'zone':
      return same('zone', object.zone);
    case 'size':
      return same('size', now.power === undefined ? undefined : `${now.power}/${now.toughness ?? 0}`);
    case 'power':
      return same('power', now.power);
    case 'toughness':
      return same('toughness', now.toughness);
    case 'loyalty':
      return same('loyalty', object.zone === 'battlefield' ? (object.counters['loyalty'] ?? 0) : now.loyalty);
    case 'name':
      return same('name', now.name);
    case 'mana value':
      return same('mana value', now.manaValue);
    case 'types':
      return sameSet('card types', now.types);
    case 'subtypes':
      return sameSet('subtypes', now.subtypes);
    case 'supertypes':
      return sameSet('supertypes', now.supertypes);
    case 'colors':
      return sameSet(
        'colours',
        colorNames.filter((color) => now.colors.some((letter) => colorOf[letter] === color)),
      );
    case 'keywords': {
      const missing = itemsOf(value).find(({ text }) => !hasKeyword(now.abilities, text));
      return (
        missing && `“${name}” does not have ${missing.text}. It has: ${wordsOf(keywordsIn(now.abilities))}.`
      );
    }
    case 'without': {
      const unwanted = itemsOf(value).find(({ text }) => hasKeyword(now.abilities, text));
      return unwanted && `“${name}” has ${unwanted.text}.`;
    }
    case 'abilities': {
      const lines = now.abilities.map(lineOf);
      const missing = itemsOf(value).find(
        ({ text }) => !lines.some((line) => line.toLowerCase().includes(text.toLowerCase())),
      );
      return (
        missing && `“${name}” has no ability with the words “${missing.text}”. It has: ${wordsOf(lines)}.`
      );
    }
    case 'no abilities':
      if (value.kind !== 'plain' || value.value === (now.abilities.length === 0)) return undefined;
      return `“${name}” has ${now.abilities.length === 0 ? 'no abilities' : `abilities: ${wordsOf(now.abilities.map(lineOf))}`}.`;
    case 'counters': {
      if (value.kind !== 'counts') return undefined;
      const [wanted, found] = [countersInWords(value.counts), countersInWords(object.counters)];
      return wanted === found ? undefined : `“${name}” has ${found} as counters, not ${wanted}.`;
    }
    case 'tapped':
      return is('tapped', object.tapped);
    case 'attacking':
      return is('attacking', object.attacking !== undefined);
    case 'face down':
      return is('face down', object.faceDown !== undefined);
    case 'token':
      return is('a token', object.kind === 'token');
    case 'controller':
    case 'owner': {
      const found = key === 'owner' ? object.owner : now.controller;
      const wanted = value.kind === 'plain' ? naming.player(String(value.value)) : undefined;
      return wanted === found ? undefined : `The ${key} of “${name}” is ${game.player(found).name}.`;
    }
    case 'damage':
      return same('damage', object.damage);
    case 'attached to': {
      const wanted = value.kind === 'plain' ? String(value.value) : '';
      const { attachedTo } = object;
      if (!attachedTo) return wanted === 'nothing' ? undefined : `“${name}” is not attached to anything.`;
      const there = naming.entity(game, wanted, ['battlefield', 'graveyard', 'exile']);
      if (there?.kind === attachedTo.kind && there.id === attachedTo.id) return undefined;
      if (attachedTo.kind === 'object' && naming.matches(game, attachedTo.id, wanted)) return undefined;
      return `“${name}” is attached to ${game.describe(attachedTo)}, not to ${wanted}.`;
    }
    case 'stickers': {
      const wanted = itemsOf(value).map(({ text }) => text);
      const found = object.nameStickers.map(({ word }) => word);
      return wanted.join('\n') === found.join('\n')
        ? undefined
        : `The stickers of “${name}” are ${wordsOf(found)}, not ${wordsOf(wanted)}.`;
    }
  }
  return undefined;
}

function keywordsIn(abilities: readonly Ability[]): string[] {
  return abilities.flatMap((ability) => (ability.keyword === undefined ? [] : [ability.keyword]));
}

/** Whether one of the abilities is the keyword; with a parameter its words must stand in the line: `ward {2}`. */
function hasKeyword(abilities: readonly Ability[], wanted: string): boolean {
  const words = wanted.toLowerCase();
  return abilities.some(
    (ability) =>
      ability.keyword === words ||
      (ability.keyword !== undefined &&
        words.startsWith(ability.keyword) &&
        lineOf(ability).toLowerCase().includes(words)),
  );
}
