// Invents random meanings and tries whether they come back from their own text: equal, and in one reading.
import { cardGrammar } from './card-grammar';
import { Generator, type Roll } from './engine/generate';
import { joinWords } from './engine/join-words';
import { Builder, countReadings, findChoices, Parse } from './engine/parse';
import { Printer } from './engine/print';
import { lexLine } from './words';

/** What became of an invented meaning: its text, and what is wrong with it when something is. */
export interface Trial {
  readonly text: string;
  readonly fault?: 'not printed' | 'not read' | 'several readings' | 'another meaning';
  /** The wordings that compete, or the two meanings. */
  readonly details: readonly string[];
}

const name = 'Mirefang Ettin';
let generator: Generator | undefined;
const printer = new Printer(cardGrammar, (_, value) => (value === 'full' ? name : String(value)));

/** A meaning without spans and with its slots in order, so that two can be compared as text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const slots = Object.entries(value).filter(([slot]) => slot !== 'span');
  return Object.fromEntries(
    slots.map(([slot, inner]) => [slot, plain(inner)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Invents a meaning of a category, prints it, and reads it back in all ways. Throws when the category is unknown.
 * @param depth how deep the meaning may be where the grammar allows
 */
export function tryInvented(category: string, depth: number, roll: Roll): Trial {
  const index = cardGrammar.byName.get(category);
  if (index === undefined) throw new Error(`There is no category "${category}"`);
  generator ??= new Generator(cardGrammar);
  const value = generator.value(index, depth, roll);
  const words = printer.words(index, value);
  const meant = JSON.stringify(plain(value));
  if (!words) return { text: '', fault: 'not printed', details: [meant] };
  const text = joinWords(words, false);
  const line = lexLine(text, [{ text: name, form: 'full' }]);
  const stretch = new Parse(cardGrammar, line, 0, line.ids.length, true).read(index);
  if (!stretch) return { text, fault: 'not read', details: [meant] };
  if (countReadings(stretch, 100) > 1)
    return { text, fault: 'several readings', details: findChoices(cardGrammar, stretch) };
  const read = JSON.stringify(plain(new Builder(line, () => null).build(stretch)));
  return read === meant ? { text, details: [] } : { text, fault: 'another meaning', details: [meant, read] };
}
