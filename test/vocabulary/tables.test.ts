// The generated tables and the hand-written ones agree with each other and with the rulebook they cite.
import { describe, expect, it } from 'vitest';
import {
  abilityWords,
  cardTypes,
  counterKindRules,
  expansionOfName,
  findKeywordAbility,
  findKeywordAction,
  findRuleNumbers,
  findSubtype,
  findSymbol,
  isCreatureTypePlural,
  isKeywordCounter,
  isRuleNumber,
  keywordAbilities,
  keywordAbilityRules,
  keywordActionRules,
  keywordActions,
  keywordCounters,
  normalSymbol,
  phases,
  pluralOf,
  rule,
  ruleNames,
  ruleTitle,
  subtypes,
  subtypesOf,
  zones,
} from '../../server/src/vocabulary';

describe('keywords', () => {
  it('has an entry for each heading of 702, in the same number', () => {
    const numbers = new Set([...keywordAbilities.values()].map((ability) => ability.rule));
    expect(Object.entries(keywordAbilityRules).filter(([, number]) => !numbers.has(number))).toEqual([]);
    for (const ability of keywordAbilities.values())
      expect(isRuleNumber(ability.rule), ability.name).toBe(true);
  });
  it('has an entry for each heading of 701', () => {
    expect(Object.keys(keywordActionRules).filter((name) => !keywordActions.has(name))).toEqual([]);
  });
  it('finds keyword abilities under all their names', () => {
    const names = [
      'Flying',
      'islandwalk',
      'Nonbasic landwalk',
      'Basic landcycling',
      'Swampcycling',
      'Multikicker',
    ];
    expect(names.map((name) => findKeywordAbility(name)?.name)).toEqual([
      'flying',
      'landwalk',
      'landwalk',
      'cycling',
      'cycling',
      'kicker',
    ]);
    expect(findKeywordAbility('Planeswalk')).toBeUndefined();
    expect(findKeywordAbility('Doctor’s companion')?.rule).toBe('702.124');
  });
  it('finds keyword actions under their verb forms', () => {
    const forms = [
      'amassed',
      'Scries',
      'untaps',
      'sacrificed',
      'proliferating',
      'fought',
      'destroys',
      'created',
    ];
    expect(forms.map((form) => findKeywordAction(form)?.name)).toEqual([
      'amass',
      'scry',
      'tap and untap',
      'sacrifice',
      'proliferate',
      'fight',
      'destroy',
      'create',
    ]);
  });
  it('knows ability words that are no keywords', () => {
    expect(abilityWords).toContain("council's dilemma");
    expect(abilityWords.filter((word) => keywordAbilities.has(word))).toEqual([]);
  });
});

describe('subtypes', () => {
  it('finds them by singular and plural', () => {
    const plurals = [
      'Elves',
      'Dwarves',
      'Mice',
      'Phyrexians',
      'Sphinxes',
      'Fungi',
      'Funguses',
      'Armies',
      'Heroes',
    ];
    expect(plurals.map((plural) => findSubtype(plural)?.subtype.name)).toEqual([
      'Elf',
      'Dwarf',
      'Mouse',
      'Phyrexian',
      'Sphinx',
      'Fungus',
      'Fungus',
      'Army',
      'Hero',
    ]);
    expect(findSubtype('Merfolk')).toMatchObject({ singular: true, plural: true });
    expect(findSubtype('zombie')).toMatchObject({ singular: true, plural: false });
    expect(findSubtype('Urza’s')?.subtype.kinds).toEqual(['land']);
    expect(findSubtype('Table')).toBeUndefined();
  });
  it('knows what may stand behind amass', () => {
    expect(
      ['Zombies', 'orcs', 'Goblins', 'Slivers', 'Time Lords', 'Eldrazi'].every(isCreatureTypePlural),
    ).toBe(true);
    expect(['Zombie', 'Forests', 'Tables', ''].some(isCreatureTypePlural)).toBe(false);
  });
  it('gives every subtype at least one kind and plural', () => {
    for (const subtype of subtypes.values()) {
      expect(subtype.kinds.length, subtype.name).toBeGreaterThan(0);
      expect(subtype.plurals.length, subtype.name).toBeGreaterThan(0);
    }
    expect(subtypesOf.creature.length).toBeGreaterThan(310);
  });
  it('makes plurals of game nouns', () => {
    expect(['ability', 'sorcery', 'creature', 'library', 'hero'].map(pluralOf)).toEqual([
      'abilities',
      'sorceries',
      'creatures',
      'libraries',
      'heroes',
    ]);
  });
});

describe('counters and symbols', () => {
  it('grants by counter only what the rulebook lists', () => {
    expect(keywordCounters.length).toBe(15);
    for (const name of keywordCounters) expect(findKeywordAbility(name), name).toBeDefined();
    expect(['hexproof from white', 'Trample over planeswalkers', 'decayed'].every(isKeywordCounter)).toBe(
      true,
    );
    expect(['prowess', 'ward', 'defender', 'charge'].some(isKeywordCounter)).toBe(false);
  });
  it('reads symbols', () => {
    expect(findSymbol('{w/u}')).toMatchObject({
      text: '{W/U}',
      kind: 'hybrid',
      colors: ['W', 'U'],
      manaValue: 1,
    });
    expect(findSymbol('{2/B}')).toMatchObject({ kind: 'monocolored-hybrid', manaValue: 2 });
    expect(findSymbol('{R/W/P}')?.kind).toBe('hybrid-phyrexian');
    expect(findSymbol('{S}')?.colors).toEqual([]);
    expect(findSymbol('{U/W}')).toBeUndefined();
    expect(normalSymbol('{U/W}')?.text).toBe('{W/U}');
    expect(normalSymbol('{PU}')?.text).toBe('{U/P}');
    expect(normalSymbol('{bogus}')).toBeUndefined();
  });
});

describe('rule numbers', () => {
  it('names only rules that exist', () => {
    expect(Object.entries(ruleNames).filter(([, number]) => !isRuleNumber(number))).toEqual([]);
    const cited = [
      ...Object.values(counterKindRules),
      ...zones.map((zone) => zone.rule),
      ...phases.flatMap((phase) => [phase.rule, ...phase.steps.map((step) => step.rule)]),
    ];
    expect(cited.filter((number) => !isRuleNumber(number))).toEqual([]);
  });
  it('knows the title above a number', () => {
    expect(ruleTitle(rule('amass-without-subtype'))).toBe('Amass');
    expect(ruleTitle(rule('keyword-counters'))).toBe('Counters');
    expect(ruleTitle('702.9b')).toBe('Flying');
    expect(ruleTitle('702.9z')).toBeUndefined();
  });
  it('names zones and steps under the headings of their rules', () => {
    for (const zone of zones)
      expect(ruleTitle(zone.rule)?.toLowerCase()).toBe(zone.name.replace(' zone', ''));
    for (const step of phases.flatMap((phase) => phase.steps))
      expect(ruleTitle(step.rule)?.toLowerCase()).toBe(step.name);
  });
  it('finds numbers in comments and messages', () => {
    const text = 'See CR 701.47a, rule 607 and 1.5 or 999.1; 122.1b too.';
    expect(findRuleNumbers(text).map((found) => found.number)).toEqual(['701.47a', '607', '122.1b']);
  });
  it('knows where three old names come from', () => {
    expect(expansionOfName('Ring of Ma’ruf')?.name).toBe('Arabian Nights');
    expect(expansionOfName('Mishra’s Factory')?.name).toBe('Antiquities');
    expect(expansionOfName('Memory Lapse')?.rule).toBe('206.3c');
    expect(expansionOfName('Lightning Bolt')).toBeUndefined();
    expect(cardTypes).toContain('kindred');
  });
});
