// Abilities that effects give: from the words that name them to abilities with keys of their own.
import type { Meaning, OracleLine } from '../../oracle';
import type { Ability, TextPlace } from './ability';
import type { GrantedAbility } from '../state/continuous-effect';
import { keywordOf } from './keyword-lines';
import { abilitiesOfLine, readAbilities } from './read-abilities';

function isNode(value: unknown): value is Meaning {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

/** Whether a word is a phrase such as "all abilities" and no keyword. */
function isPhrase(node: string): boolean {
  return /\b(?:all|that|this|your choice)\b/.test(node);
}

/**
 * The abilities that a noun phrase for abilities names, as nodes: keywords and quotes.
 * @returns undefined where some of it is neither ("that ability", "all activated abilities of …")
 */
export function grantsIn(abilities: unknown): readonly (Meaning | string)[] | undefined {
  const list =
    typeof abilities === 'string' ? [abilities] : isNode(abilities) ? listOf(abilities) : undefined;
  if (!list) return undefined;
  const nodes: (Meaning | string)[] = [];
  for (const each of list) {
    if (typeof each === 'string') {
      if (isPhrase(each)) return undefined;
      nodes.push(each);
    } else if (isNode(each) && (each.kind === 'quoted' || keywordOf(each) !== undefined)) nodes.push(each);
    else return undefined;
  }
  return nodes;
}

function listOf(node: Meaning): readonly unknown[] | undefined {
  if (node.kind === 'one') return [node['of']];
  if (node.kind === 'all') return Array.isArray(node['of']) ? (node['of'] as unknown[]) : [node['of']];
  if (node.kind === 'anyOf' || node.kind === 'allOf') return undefined;
  return [node];
}

/** The line that a quote or keyword stands for. */
function lineOf(node: Meaning | string): OracleLine {
  if (isNode(node) && node.kind === 'quoted') return node['text'] as OracleLine;
  const span = isNode(node) ? node.span : { start: 0, end: node.length };
  const meaning: Meaning = { kind: 'keywords', span, of: [node] };
  return {
    kind: 'line',
    bullet: false,
    parts: [{ role: 'sentence', stop: 'none', span, meaning }],
    reminders: [],
    older: [],
  };
}

/** Abilities of an object by the node that names them. @param key what their keys begin with */
export function grantedAbilities(node: Meaning | string, place: TextPlace, key: string): readonly Ability[] {
  return abilitiesOfLine(lineOf(node), place, key);
}

/**
 * The abilities that words give, for effects of resolving spells and abilities (CR 611.2).
 * @param abilities the slot of the verb: `have {abilities}`; @param place where the words stand
 * @returns undefined where they are not keywords and quotes
 */
export function grantsOf(abilities: unknown, place: TextPlace): readonly GrantedAbility[] | undefined {
  const text = place.text.split('\n')[place.line] ?? place.text;
  return grantsIn(abilities)?.map((node) => ({ text, line: lineOf(node) }));
}

/** The abilities of what a stored effect gives. */
export function abilitiesOfGrant(grant: GrantedAbility, key: string): readonly Ability[] {
  return abilitiesOfLine(grant.line, { text: grant.text, line: 0, start: 0 }, key);
}

/** The abilities of a text of our own, such as that of a keyword counter. */
export function abilitiesOfText(text: string, key: string): readonly Ability[] {
  return readAbilities(text, { name: '' }, { keyPrefix: key, spell: false });
}
