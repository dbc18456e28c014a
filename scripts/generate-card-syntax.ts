// Writes the TextMate grammar of card files: the layout by hand, keywords and types from the vocabulary.
import { writeFileSync } from 'node:fs';
import { keywordAbilityRules, keywordActionRules } from '../server/src/vocabulary';

const FILE = 'syntaxes/card.tmLanguage.json';

/** Card types and supertypes, as they begin a type line (CR 205.2a, 205.4a). */
const TYPES =
  'Basic|Legendary|Ongoing|Snow|World|Elite|Host|Token|Kindred|Tribal|Artifact|Battle|Conspiracy|Creature|Dungeon|Emblem|Enchantment|Instant|Land|Phenomenon|Plane|Planeswalker|Scheme|Sorcery|Vanguard|Card|Summon';

/** A face's first line: its name, and the mana cost at its end. */
const NAME = '([^\\s#].*?)((?:[ \\t]*\\{[^{}\\s]*\\})*)[ \\t]*$';
const NAME_SCOPES = {
  1: { name: 'entity.name.type.card.cardwright-card markup.bold' },
  2: { patterns: [{ include: '#symbol' }] },
};

/** Writes the grammar. */
export function generate(): void {
  writeFileSync(FILE, `${JSON.stringify(grammar(), null, 2)}\n`);
}

function grammar(): object {
  return {
    $schema: 'https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json',
    name: 'Magic card',
    scopeName: 'source.cardwright-card',
    patterns: [{ include: '#comment' }, { include: '#card' }],
    repository: {
      comment: {
        patterns: [
          {
            match: '^[ \\t]*(#)[ \\t]*(cardwright-[a-z-]+)?(.*)$',
            name: 'comment.line.number-sign.cardwright-card',
            captures: {
              1: { name: 'punctuation.definition.comment.cardwright-card' },
              2: { name: 'keyword.control.directive.cardwright-card' },
            },
          },
        ],
      },
      card: {
        begin: '^(?=[ \\t]*[^\\s#])',
        end: '^(?=[ \\t]*\\n)',
        name: 'meta.card.cardwright-card',
        patterns: [
          { include: '#comment' },
          {
            // The line below the separator is the name of the next face.
            begin: '^[ \\t]*(//)[ \\t]*$',
            beginCaptures: { 1: { name: 'punctuation.separator.face.cardwright-card' } },
            end: `^[ \\t]*${NAME}`,
            endCaptures: NAME_SCOPES,
            patterns: [{ include: '#comment' }],
          },
          { match: `\\G[ \\t]*${NAME}`, captures: NAME_SCOPES },
          { include: '#face' },
        ],
      },
      face: {
        patterns: [
          {
            match: `^[ \\t]*((?:(?:${TYPES})\\b[ \\t]*)+)(?:(—|–|--?)(.*))?$`,
            captures: {
              1: { name: 'storage.type.cardwright-card' },
              2: { name: 'punctuation.separator.cardwright-card' },
              3: { name: 'entity.other.inherited-class.subtype.cardwright-card' },
            },
          },
          {
            match: '^[ \\t]*([-+*½.0-9XYZ²]+)(/)([-+*½.0-9XYZ²]+)[ \\t]*$',
            captures: {
              1: { name: 'constant.numeric.power.cardwright-card' },
              2: { name: 'punctuation.separator.cardwright-card' },
              3: { name: 'constant.numeric.toughness.cardwright-card' },
            },
          },
          {
            match: '^[ \\t]*(Loyalty|Defense)(:)[ \\t]*(\\S+)[ \\t]*$',
            captures: {
              1: { name: 'keyword.other.cardwright-card' },
              2: { name: 'punctuation.separator.cardwright-card' },
              3: { name: 'constant.numeric.cardwright-card' },
            },
          },
          {
            match: '^[ \\t]*([IVX]+(?:, [IVX]+)*|[^.:(){}"“”—•]{2,40})[ \\t](—)',
            captures: {
              1: { name: 'entity.name.tag.ability-word.cardwright-card markup.italic' },
              2: { name: 'punctuation.separator.cardwright-card' },
            },
          },
          {
            match: '^[ \\t]*(\\[?[+−–-]?[0-9XYZ]+\\]?)(:)',
            captures: {
              1: { name: 'constant.numeric.loyalty.cardwright-card' },
              2: { name: 'punctuation.separator.cardwright-card' },
            },
          },
          { include: '#rules-text' },
        ],
      },
      'rules-text': {
        patterns: [
          { match: '^[ \\t]*(•)', captures: { 1: { name: 'punctuation.definition.list.cardwright-card' } } },
          { include: '#symbol' },
          {
            begin: '\\(',
            end: '\\)|$',
            name: 'comment.block.reminder.cardwright-card markup.italic',
            patterns: [{ include: '#symbol' }],
          },
          { match: '["“”]', name: 'punctuation.definition.string.cardwright-card' },
          { match: '\\bCARDNAME\\b|~', name: 'variable.language.cardwright-card' },
          { match: '[+−–-][0-9XY]+/[+−–-][0-9XY]+', name: 'constant.numeric.cardwright-card' },
          { match: `\\b(?i:${keywords()})\\b`, name: 'keyword.other.cardwright-card' },
          { match: '\\b(?:[0-9]+|X)\\b', name: 'constant.numeric.cardwright-card' },
        ],
      },
      symbol: { match: '\\{[^{}\\s]*\\}', name: 'constant.character.escape.symbol.cardwright-card' },
    },
  };
}

/** Keyword abilities and keyword actions, the longest first, so that "first strike" wins over "strike". */
function keywords(): string {
  const titles = [...Object.keys(keywordAbilityRules), ...Object.keys(keywordActionRules)];
  const names = titles
    .flatMap((title) => title.toLowerCase().replace(/!$/, '').split(' and '))
    .filter((name) => /^[a-z][a-z '-]+$/.test(name));
  const sorted = names.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return [...new Set(sorted)].join('|');
}
