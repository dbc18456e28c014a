// What the fixed phrases of the grammar mention and refer to: "that player", "its controller's next untap step".
import type { Referent } from './reference';

/** Something that a phrase says: it brings a player or object in, or points back to one. */
export interface PhraseWord {
  readonly sort: Referent | 'either';
  readonly refers: boolean;
  /** The words, to find their place. */
  readonly text: string;
  readonly noun: string;
  readonly many: boolean | undefined;
}

const player = String.raw`(?:player|opponent)`;
const object = String.raw`(?:creature|land|planeswalker|permanent|card|spell|token|source|artifact|enchantment|counter)`;
const value = String.raw`(?:creature type|land type|card type|card name|color|type|name|quality|number|mode|word)`;
const quantifier = String.raw`(?:up to one other target|up to one target|any number of target|up to two target|two target|one or more|two or more|another target|each other|each of your|one of your|any number of|each|another|target|an|a|any|one|all|other|your|enchanted|defending|attacking|the defending|the active|the attacking|the first|the next|the same|no)`;

const parts = new RegExp(
  [
    String.raw`(?<dummy>\bit(?:'s| isn't)(?: not| neither)?(?= (?:… turn|the … …|your turn|day|night|the first combat phase|an opponent's turn|that player's turn|his or her turn|their turn))|\bit becomes (?:day|night|…)|though it were mana|those kinds\b|cards in it\b|no one\b)`,
    String.raw`(?<turn>\b(?:that|those|this) (?:turn|combat|step|phase|way|one|ability|abilities|mana|process|game)\b)`,
    String.raw`\b(?<chosen>the chosen|chosen|the named|the last chosen) (?<what>${player}|${value}|kind)\b`,
    String.raw`\b(?<that>that|those|the) (?<who>${player})s?\b(?! to your)`,
    String.raw`\b(?<of>that|those) (?<thing>${object})s?\b`,
    String.raw`\bthat (?<value>(?!number)${value})\b`,
    String.raw`(?<amount>\b(?:twice |half |double |triple )?that (?:much|many|number|damage|excess damage)\b|\b(?:double|triple|half|twice) that\b)`,
    String.raw`\bthe (?<exiled>exiled) card\b`,
    String.raw`(?<theirs>\btheir (?:controllers?|owners?|mana (?:costs?|values?)|power|toughness|other)\b)`,
    String.raw`(?<their>\btheir\b)`,
    String.raw`(?<its>\b(?:its|it|it's)\b)`,
    String.raw`(?<they>\b(?:they|they're|they've)\b)`,
    String.raw`(?<them>\bthem\b|\bof those\b)`,
    String.raw`(?<rest>^(?:the rest|the others?)$)`,
    String.raw`(?<variable>(?<![a-z])[XY](?![a-z]))`,
    String.raw`\b(?<quantifier>${quantifier}) (?<newcomer>${player})s?\b`,
    String.raw`(?<target>\b(?:any (?:other |one )?target|each other target|targets)\b(?=$| ))`,
    String.raw`\b(?:a|any|any one|each|an?other|different|nonland|noncreature, nonland|creature) (?<quality>${value})s?\b`,
    String.raw`\bthe same (?<same>name) as\b`,
    String.raw`(?<parity>\b(?:odd or even|left or right|a direction)\b)`,
    String.raw`^(?<kinds>colors|(?:card|creature) types|mana values|card names)$`,
    String.raw`(?<monarch>\bmonarch\b)`,
    String.raw`^(?<bare>${player})s?\b`,
  ].join('|'),
  'g',
);
const plural = /^(?:two|any number|one or more|two or more|all|other|up to two|your opponents)/;
const known = new Map<string, readonly PhraseWord[]>();
const nothing: readonly PhraseWord[] = [];

/** What a fixed phrase says, in order. Most say nothing of the sort. */
export function readPhrase(phrase: string): readonly PhraseWord[] {
  let found = known.get(phrase);
  if (!found) known.set(phrase, (found = analyse(phrase)));
  return found;
}

function analyse(phrase: string): readonly PhraseWord[] {
  const found: PhraseWord[] = [];
  const lower = phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  for (const match of lower.matchAll(parts)) {
    const text = match[0];
    const group = match.groups!;
    const add = (
      sort: PhraseWord['sort'],
      refers: boolean,
      noun: string,
      many: boolean | undefined = undefined,
    ): void => {
      found.push({ sort, refers, text, noun, many });
    };
    if (group['chosen']) {
      const what = group['what']!;
      if (/player|opponent/.test(what)) add('player', true, 'chosen');
      else add('choice', true, what.split(' ').pop()!);
    } else if (group['who']) add('player', true, group['who'], group['that'] === 'those');
    else if (group['thing']) add('object', true, group['thing'], group['of'] === 'those');
    else if (group['value']) add('choice', true, group['value'].split(' ').pop()!);
    else if (group['amount']) add('amount', true, text);
    else if (group['exiled']) add('object', true, 'exiled', false);
    else if (group['theirs']) add('object', true, '', true);
    else if (group['their']) add('player', true, '');
    else if (group['its']) add('object', true, '', false);
    else if (group['they']) add('either', true, '', true);
    else if (group['them']) add('object', true, '', true);
    else if (group['rest']) add('object', true, 'rest', true);
    else if (group['variable']) add('variable', true, text);
    else if (group['newcomer'])
      add(
        'player',
        false,
        group['newcomer'],
        group['quantifier'] === 'each' ? undefined : plural.test(text) || /s$/.test(text),
      );
    else if (group['target']) {
      const many = /s$/.test(text) ? undefined : false;
      add('object', false, 'target', many);
      add('player', false, 'player', many);
    } else if (group['quality']) add('choice', false, group['quality'].split(' ').pop()!, false);
    else if (group['same']) add('choice', false, group['same'], false);
    else if (group['parity']) add('choice', false, /odd/.test(text) ? 'quality' : 'direction', false);
    else if (group['kinds']) add('choice', false, text.replace(/s$/, '').split(' ').pop()!, true);
    else if (group['monarch']) add('player', false, 'player', false);
    else if (group['bare']) add('player', false, group['bare'], /s$/.test(text));
  }
  return found.length > 0 ? found : nothing;
}
