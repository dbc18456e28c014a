// `cardwright fix PATH... [--write] [--only ID,ID] [--all] [--as FORMAT]`: the files with their fixes made.
import { analyseText } from '../../analysis';
import { chooseFixes } from '../../features';
import { chooseFormat, findFormat } from '../../formats';
import { encodeFor, FileError, writeSafely } from '../../host/files';
import { applyEdits } from '../../text';
import { findFiles, readAs, readOnly, UsageError } from '../arguments';
import type { Terminal } from '../terminal';
import { textOf } from '../work';

export interface FixOptions {
  readonly write?: boolean;
  readonly only?: string;
  /** Suggested fixes, too: those that need a second look. */
  readonly all?: boolean;
  readonly as?: string;
}

/** A fix may make room for another; more rounds than this means that two undo each other. */
const mostRounds = 8;

interface Fixed {
  readonly text: string;
  readonly fixed: number;
  /** Problems whose only fixes are suggestions. */
  readonly suggested: number;
}

/**
 * Makes the fixes of a text until none is left.
 * @param only ids of checks; undefined for all
 */
export function fixText(
  path: string,
  text: string,
  options: { only?: readonly string[]; all?: boolean; as?: string },
): Fixed | undefined {
  const format =
    options.as === undefined ? chooseFormat({ path, languageId: '', text }) : findFormat(options.as);
  if (!format) return undefined;
  const settings = { severities: {}, ...(options.only && { only: options.only }) };
  let fixed = 0;
  let current = text;
  for (let round = 0; ; round += 1) {
    const { problems } = analyseText(current, format, settings).analysed;
    const asked = problems.filter(({ check }) => !options.only || options.only.includes(check));
    const chosen = chooseFixes(asked, options.all ? 'suggested' : 'safe');
    if (chosen.problems.length === 0 || round >= mostRounds) {
      return { text: current, fixed, suggested: asked.filter(({ fixes }) => fixes.length > 0).length };
    }
    fixed += chosen.problems.length;
    current = applyEdits(current, chosen.edits);
  }
}

/**
 * Fixes files. Without `write` the text of one file is printed as the file would be, byte for byte; of
 * several, each under a heading. Gives the exit code 0. Throws a `FileError` or a `UsageError`.
 */
export function runFix(paths: readonly string[], options: FixOptions, terminal: Terminal): number {
  const only = readOnly(options.only);
  const as = readAs(options.as);
  const files = findFiles(paths);
  if (options.write && paths.includes('-'))
    throw new UsageError('Standard input cannot be written to; leave out --write.');
  const results = files.flatMap(({ path, named }) => {
    if (options.write && /\.(?:gz|mse-set)$/i.test(path)) {
      if (!named) return [];
      throw new FileError(`${path}: packed files are read only. Unpack it first.`);
    }
    const before = textOf(path);
    const result = fixText(path.replace(/\.gz$/i, ''), before, {
      ...(only && { only }),
      ...(options.all && { all: true }),
      ...(as !== undefined && { as }),
    });
    if (!result) {
      if (!named) return [];
      throw new FileError(`${path}: no format knows this file. Say which with --as FORMAT.`);
    }
    return [{ path, before, ...result }];
  });
  const fixed = results.reduce((sum, result) => sum + result.fixed, 0);
  const suggested = results.reduce((sum, result) => sum + result.suggested, 0);
  const changed = results.filter(({ text, before }) => text !== before);
  if (options.write) for (const { path, text } of changed) writeSafely(path, text);
  else if (results.length === 1) terminal.outBytes(encodeFor(results[0]!.path, results[0]!.text));
  else for (const { path, text } of changed) terminal.out(`==> ${path} <==\n${text}\n`);
  if (options.write || terminal.interactive)
    terminal.err(describe(fixed, changed.length, suggested, options));
  return 0;
}

function describe(fixed: number, files: number, suggested: number, options: FixOptions): string {
  const problems = `${fixed} ${fixed === 1 ? 'problem' : 'problems'}`;
  const where = `${files} ${files === 1 ? 'file' : 'files'}`;
  const done =
    fixed === 0
      ? 'Nothing to fix'
      : options.write
        ? `Fixed ${problems} in ${where}`
        : `${problems} fixed above; --write changes the file`;
  const more =
    suggested > 0 && !options.all
      ? ` ${suggested} more ${suggested === 1 ? 'has a suggestion' : 'have suggestions'}: --all takes them.`
      : '';
  return `${done}.${more}\n`;
}
