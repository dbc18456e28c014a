// The words and numbers of the game as tables: types, keywords, counters, symbols, zones, rule numbers.
export * from './counters';
export * from './expansions';
export * from './keyword-abilities';
export * from './keyword-actions';
export * from './plurals';
export * from './rule-names';
export * from './rule-numbers';
export * from './symbols';
export * from './types';
export * from './zones-and-turn';
export { abilityWords } from './ability-words.generated';
export { keywordAbilityRules, keywordActionRules } from './keywords.generated';
