// Measures hovers on real cards: which words with rules meaning have one, and how fast it is with a whole rulebook.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, strFromU8 } from 'fflate';
import { describeEntry } from '../server/src/features/rules-hover';
import { readRulebook, termAt, type Rulebook } from '../server/src/rulebook';
import {
  abilityWords,
  cardTypes,
  counterKinds,
  findSubtype,
  findSymbol,
  keywordAbilities,
  keywordActions,
  keywordVariants,
  phases,
  subtypes,
  supertypes,
  zones,
} from '../server/src/vocabulary';

interface CorpusCard {
  readonly name: string;
  readonly type_line?: string;
  readonly mana_cost?: string;
  readonly oracle_text?: string;
  readonly card_faces?: readonly CorpusCard[];
}

const corpus = fileURLToPath(new URL('../../shared/corpus/', import.meta.url));
const sampleSize = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? 20260417);

/** Glossary terms that are plain English on cards, or no longer on cards. */
const plainEnglish = new Set(
  'if during x y game match pass variant option will general limited command'.split(' '),
);

function main(): void {
  if (!existsSync(`${corpus}oracle-cards.json.gz`)) {
    console.log('measure-hover: no corpus beside the project, nothing measured');
    return;
  }
  const text = readFileSync(`${corpus}rules/2026-04-17.txt`, 'utf8');
  const book = timed('reading the rulebook', () => readRulebook(text));
  const terms = meaningfulTerms(book);
  const all = JSON.parse(
    strFromU8(gunzipSync(readFileSync(`${corpus}oracle-cards.json.gz`))),
  ) as CorpusCard[];
  const cards = sample(all, sampleSize, seed);

  let words = 0;
  const misses = new Map<string, string[]>();
  const times: number[] = [];
  for (const card of cards) {
    for (const face of card.card_faces?.length ? card.card_faces : [card]) {
      for (const part of [face.oracle_text, face.type_line, face.mana_cost]) {
        if (!part) continue;
        for (const [start, end] of placesOf(part, terms, face.name)) {
          words += 1;
          const before = performance.now();
          const found = termAt(part, start);
          if (found) describeEntry(found.entry, book);
          times.push(performance.now() - before);
          const term = part.slice(start, end);
          if (!found || found.span.end <= start) misses.set(term, [...(misses.get(term) ?? []), card.name]);
        }
      }
    }
  }
  const missed = [...misses.values()].reduce((sum, names) => sum + names.length, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  console.log(`${cards.length} cards (seed ${seed}), ${terms.size} terms with rules meaning`);
  console.log(`words with rules meaning: ${words}, with a hover: ${words - missed}`);
  console.log(`share: ${((100 * (words - missed)) / Math.max(1, words)).toFixed(2)} %`);
  console.log(`hover with the whole rulebook: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`);
  console.log(misses.size === 0 ? 'no misses' : 'misses:');
  for (const [term, names] of [...misses].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`  ${term} (${names.length}): ${names.slice(0, 3).join('; ')}`);
  }
}

function timed<T>(what: string, run: () => T): T {
  const before = performance.now();
  const result = run();
  console.log(`${what}: ${(performance.now() - before).toFixed(0)} ms`);
  return result;
}

/** What has a meaning in the rules, taken from the rulebook and the vocabulary, not from the digest. */
function meaningfulTerms(book: Rulebook): Set<string> {
  const terms = new Set<string>();
  const add = (term: string) => terms.add(term.toLowerCase().replaceAll('’', "'"));
  for (const entry of book.glossary) {
    if (/\(Obsolete\)/.test(entry.term)) continue;
    for (const part of entry.term.replace(/[“”]/g, '').split(', ')) {
      if (part.includes('[') || plainEnglish.has(part.toLowerCase())) continue;
      add(part);
      // Verbs and nouns appear on cards in other forms, too.
      add(`${part}s`);
    }
  }
  for (const name of [...keywordAbilities.keys(), ...keywordVariants.keys()]) add(name);
  for (const action of keywordActions.values()) if (action.rule) for (const form of action.forms) add(form);
  for (const kind of counterKinds) {
    add(`${kind} counter`);
    add(`${kind} counters`);
  }
  for (const subtype of subtypes.values()) for (const form of [subtype.name, ...subtype.plurals]) add(form);
  for (const name of [...cardTypes, ...supertypes, ...abilityWords]) add(name);
  for (const { name } of zones) add(name);
  for (const phase of phases) for (const { name } of [phase, ...phase.steps]) add(name);
  for (const word of 'white blue black red green target damage counter copy draw life token'.split(' '))
    add(word);
  return terms;
}

/** The places of such terms in a text, longest first, apart from the card's own name. */
function placesOf(text: string, terms: ReadonlySet<string>, name: string): (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  const blocked = new Set<number>();
  for (const own of [name, name.split(',')[0]!]) {
    for (let at = text.indexOf(own); own.length > 2 && at >= 0; at = text.indexOf(own, at + 1)) {
      for (let inside = 0; inside < own.length; inside += 1) blocked.add(at + inside);
    }
  }
  const words = [
    ...text.matchAll(/\{[^}\s]+\}|[+-][\dX]+\/[+-][\dX]+|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*!?/gu),
  ];
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first]!.index;
    if (blocked.has(start)) continue;
    for (let length = 5; length >= 1; length -= 1) {
      const last = words[first + length - 1];
      if (!last) continue;
      const end = last.index + last[0].length;
      const written = text.slice(start, end);
      if (written.startsWith('{') && length === 1 ? findSymbol(written) : isTerm(written, terms)) {
        places.push([start, end]);
        first += length - 1;
        break;
      }
    }
  }
  return places;
}

function isTerm(written: string, terms: ReadonlySet<string>): boolean {
  if (!terms.has(written.toLowerCase().replaceAll('’', "'"))) return false;
  // "in that case", "a map of": subtypes are written with a capital.
  return /^[A-Z]/.test(written) || !findSubtype(written);
}

/** The same cards for the same seed: a small linear congruential generator picks them. */
function sample(cards: readonly CorpusCard[], size: number, from: number): CorpusCard[] {
  const rest = [...cards];
  const picked: CorpusCard[] = [];
  let state = from >>> 0;
  while (picked.length < size && rest.length > 0) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const [card] = rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1);
    if (card?.oracle_text || card?.card_faces) picked.push(card);
  }
  return picked;
}

main();
