// Plurals of subtypes against those that real card texts use.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findSubtype, pluralOf, subtypesOf } from '../../server/src/vocabulary';

const file = fileURLToPath(new URL('../../../shared/corpus/oracle-cards.json.gz', import.meta.url));

interface CorpusCard {
  readonly name: string;
  readonly oracle_text?: string;
  readonly card_faces?: readonly CorpusCard[];
}

describe.runIf(existsSync(file))('plurals on real cards', () => {
  const faces = existsSync(file)
    ? (JSON.parse(strFromU8(gunzipSync(readFileSync(file)))) as CorpusCard[]).flatMap(
        (card) => card.card_faces ?? [card],
      )
    : [];
  const amounts = 'two|three|four|five|six|seven|eight|ten|X|many|all|number of|more|amass';

  it('are all known as plurals', () => {
    const unknown = new Map<string, string>();
    let seen = 0;
    // Capitalised words behind an amount, which card text only uses for subtypes.
    const pattern = new RegExp(
      `(?<=\\b(?:${amounts}) |\\b[Oo]ther (?=[A-Z][a-z]+(?:s|i|en|folk|kin) ))([A-Z][a-z]+(?:-[A-Z][a-z]+)?)(?= (?:you control|get|have|are|on the battlefield|they control|X\\b|\\d))`,
      'g',
    );
    for (const { name, oracle_text: text = '' } of faces) {
      for (const [word] of text.matchAll(pattern)) {
        if (name.includes(word)) continue;
        seen += 1;
        const found = findSubtype(word);
        if (!found?.plural) unknown.set(word, name);
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect([...unknown]).toEqual([]);
  });

  it('are used more often than any other ending of the same subtype', () => {
    const words = new Map<string, number>();
    for (const { oracle_text: text = '' } of faces) {
      for (const [word] of text.matchAll(/[A-Z][a-z]+(?:-[A-Z][a-z]+)?/g))
        words.set(word, (words.get(word) ?? 0) + 1);
    }
    const count = (word: string) => words.get(word) ?? 0;
    const beaten: string[] = [];
    for (const name of subtypesOf.creature) {
      const ours = pluralOf(name);
      if (ours === name) continue;
      const rivals = [
        `${name}s`,
        `${name}es`,
        name.replace(/y$/, 'ies'),
        name.replace(/fe?$/, 'ves'),
        name.replace(/us$/, 'i'),
      ];
      for (const rival of rivals) {
        // "Elves" is no rival of "Elf" but of another guess; a rival that is itself a subtype is another word.
        if (rival !== ours && rival !== name && !findSubtype(rival)?.singular && count(rival) > count(ours)) {
          beaten.push(`${name}: ${rival} ${count(rival)}, ${ours} ${count(ours)}`);
        }
      }
    }
    expect(beaten).toEqual([]);
  });
});
