// `cardwright convert FILE... --to FORMAT [--as FORMAT] [--output PATH] [--json]`: card files in another format.
import { SourceCards, writableFormats } from '../../conversion';
import type { Conversion, Loss, Source } from '../../conversion';
import type { FileFormat } from '../../formats';
import { FORMATS, chooseFormat, findFormat } from '../../formats';
import { isPackage, packMseSet, readMseSet } from '../../formats/mse';
import { UnevenText } from '../../host/text-pieces';
import { NotCuttable, cutIntoParts } from '../file-parts';

/** What the command needs from outside. */
export interface ConvertIo {
  /** The bytes of a file, unpacked if it is `.gz`; `-` is standard input. Throws with a message for people. */
  readFile(path: string): Uint8Array | Promise<Uint8Array>;
  /** The text of a file that is too long to be read at once, in pieces that end with lines; undefined for others. */
  readPieces?(path: string): AsyncIterable<string> | undefined;
  /** Writes a file; folders on its path that are missing are made. */
  writeFile(path: string, content: string | Uint8Array): void | Promise<void>;
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
}

/** The command's arguments, already parsed. */
export interface ConvertArguments {
  readonly files: readonly string[];
  /** The id of the format to write. */
  readonly to: string;
  /** The id of the format that all files are in; without it each file is recognised. */
  readonly as?: string;
  /** A file; a folder where the format has one card in a file. Without it, standard output. */
  readonly output?: string;
  /** What was lost as JSON on standard error, for scripts. */
  readonly json?: boolean;
}

/** Exit codes: 0 converted, though something may be lost; 2 could not run. */
export async function runConvert(args: ConvertArguments, io: ConvertIo): Promise<number> {
  try {
    const target = targetFormat(args.to);
    if (args.files.length === 0) throw new Error('Say which files to convert.');
    const gathered = new SourceCards();
    for (const path of args.files) {
      const inParts = await gatherParts(path, args.as, io);
      if (inParts) gathered.addAll(inParts);
      else gathered.add(await openSource(path, args.as, io));
    }
    const conversion = gathered.convertTo(target);
    if (!conversion) throw new Error(`${target.title} cannot be written.`);
    if (conversion.cards.length === 0) throw new Error('There are no cards in these files.');
    await write(conversion, target, args.output, io);
    io.err(
      args.json ? `${JSON.stringify(report(conversion), undefined, 2)}\n` : describe(conversion, target),
    );
    return 0;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function targetFormat(id: string): FileFormat {
  const writable = writableFormats(FORMATS);
  const target = writable.find((format) => format.id === id);
  if (target) return target;
  const known = findFormat(id) ? `“${id}” can be read, not written` : `There is no format “${id}”`;
  throw new Error(`${known}. Write one of: ${writable.map((format) => format.id).join(', ')}.`);
}

/** The cards of a long file with one card a line; undefined for any other, which is to be read whole. */
async function gatherParts(
  path: string,
  as: string | undefined,
  io: ConvertIo,
): Promise<SourceCards | undefined> {
  const pieces = io.readPieces?.(path);
  if (!pieces) return undefined;
  const gathered = new SourceCards();
  const named = path.replace(/\.gz$/i, '');
  let format: FileFormat | undefined;
  try {
    for await (const { text } of cutIntoParts(pieces)) {
      format ??= as === undefined ? chooseFormat({ path: named, languageId: '', text }) : findFormat(as);
      if (format?.id !== 'scryfall-json') return undefined;
      gathered.add({ format, text });
    }
    return gathered;
  } catch (error) {
    if (error instanceof NotCuttable || error instanceof UnevenText) return undefined;
    throw error;
  }
}

async function openSource(path: string, as: string | undefined, io: ConvertIo): Promise<Source> {
  const bytes = await io.readFile(path);
  let text: string;
  if (isPackage(bytes)) {
    const set = readMseSet(bytes);
    if ('refused' in set) throw new Error(`${path}: ${set.refused}`);
    text = set.text;
  } else text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const format = as === undefined ? chooseFormat({ path, languageId: '', text }) : findFormat(as);
  if (!format) {
    const reason =
      as === undefined ? 'no format knows this file; say one with --as' : `there is no format “${as}”`;
    throw new Error(`${path}: ${reason}. Formats: ${FORMATS.map(({ id }) => id).join(', ')}.`);
  }
  return { format, text };
}

async function write(
  { written }: Conversion,
  target: FileFormat,
  output: string | undefined,
  io: ConvertIo,
): Promise<void> {
  const { files } = written;
  if (output === undefined) {
    if (files) throw new Error(`${target.title} has one card in a file; say a folder with --output.`);
    io.out(written.text);
    return;
  }
  if (files) {
    for (const { name, text } of files) await io.writeFile(`${output.replace(/[/\\]+$/, '')}/${name}`, text);
    return;
  }
  const isMsePackage = target.id === 'mse' && output.toLowerCase().endsWith('.mse-set');
  await io.writeFile(output, isMsePackage ? packMseSet(written.text) : written.text);
}

function report({ cards, lost, errors }: Conversion): unknown {
  return { cards: cards.length, errors, notCarried: lost };
}

/** Most names of cards that a line gives. */
const MOST_NAMES = 5;

function describe({ cards, lost, errors }: Conversion, target: FileFormat): string {
  const lines = [`${counted(cards.length, 'card')} as ${target.title}.`];
  if (errors > 0) {
    lines.push(
      `The source has ${counted(errors, 'error')} of its own; run \`cardwright check\` to see what may be missing.`,
    );
  }
  if (lost.length === 0) lines.push('Everything in the source was carried over.');
  else lines.push('Not carried over:', ...lost.map(describeLoss));
  return `${lines.join('\n')}\n`;
}

function describeLoss({ what, count, cards }: Loss): string {
  if (cards.length === 0) return `  ${what} (${counted(count, 'card')})`;
  const names = cards.slice(0, MOST_NAMES).join('; ');
  const more = cards.length > MOST_NAMES ? `; and ${cards.length - MOST_NAMES} more` : '';
  return `  ${what}: ${names}${more}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
