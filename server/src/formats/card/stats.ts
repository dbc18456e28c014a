// The last lines of a face: power and toughness, loyalty, defense.
import type { Sourced } from '../../card';
import type { TextLine } from './lines';

/** What the lines at a face's end say. */
export interface Stats {
  readonly power?: Sourced<string>;
  readonly toughness?: Sourced<string>;
  readonly loyalty?: Sourced<string>;
  readonly defense?: Sourced<string>;
}

const VALUE = '[-+]?(?:[\\d*xyz?½∞².]+(?:[-+][\\d*xyz?½∞².]+)*)?';
/** One side may be missing while somebody types. */
const POWER_AND_TOUGHNESS = new RegExp(`^(${VALUE})(\\s*/\\s*)(${VALUE})$`, 'i');
const LABELLED = /^(loyalty|defen[sc]e)(\s*:\s*)(\S*)$/i;

/** Reads one line as stats; undefined when it is something else. */
export function readStats(text: string, line: TextLine): Stats | undefined {
  const words = text.slice(line.start, line.end);
  const sides = POWER_AND_TOUGHNESS.exec(words);
  if (sides) {
    const [, power = '', slash = '', toughness = ''] = sides;
    if (power === '' && toughness === '') return undefined;
    return {
      power: power === '' ? undefined : at(power, line.start),
      toughness: toughness === '' ? undefined : at(toughness, line.start + power.length + slash.length),
    };
  }
  const labelled = LABELLED.exec(words);
  if (!labelled) return undefined;
  const [, label = '', colon = '', value = ''] = labelled;
  const sourced = at(value, line.start + label.length + colon.length);
  return label.toLowerCase() === 'loyalty' ? { loyalty: sourced } : { defense: sourced };
}

function at(value: string, start: number): Sourced<string> {
  return { value, file: { start, end: start + value.length } };
}
