// Recognises card text: by its ending, or by a name line and a type line at its top.
import { splitLines } from './lines';
import { looksLikeType } from './type-line';

const ENDING = /\.card(?:\.gz)?$/i;
/** A cost at the end of the first line. */
const COST_AT_END = /\s\{[^{}\s]+\}\s*$/;

/** How sure the text is card text. Pasted text without the ending needs a type line in second place. */
export function detect(path: string, text: string): number {
  if (ENDING.test(path)) return 1;
  const lines = splitLines(text.slice(0, 4096)).filter(({ kind }) => kind === 'content');
  const [name, type] = lines.map((line) => text.slice(line.start, line.end));
  if (name === undefined || type === undefined) return 0;
  if (/^[[{<"]|^[\w ]+[:=]\S|\t/.test(name) || /^[\w ]+[:=]\S|\t/.test(type)) return 0;
  if (!looksLikeType(type)) return 0;
  return COST_AT_END.test(name) ? 0.7 : 0.3;
}
