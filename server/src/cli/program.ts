// The command line's grammar: commands, arguments and options, and what runs them.
import { Command, CommanderError, Option } from 'commander';
import packageJson from '../../package.json';
import { FORMATS } from '../formats';
import { FileError, readBytes, readText, writeSafely } from '../host/files';
import { isLong, readPieces } from '../host/text-pieces';
import { UsageError } from './arguments';
import { runCheck, type CheckOptions } from './commands/check';
import { runConvert } from './commands/convert';
import { runFix, type FixOptions } from './commands/fix';
import { runRead, type ReadOptions } from './commands/read';
import { runRules } from './commands/rules';
import { runSimulate, type SimulateOptions } from './commands/simulate';
import { PART_LENGTH } from './file-parts';
import type { Terminal } from './terminal';

const pathHelp = 'files or folders; - is standard input (say its format with --as)';

/**
 * Runs a command line (without the program's name) and gives its exit code: 0, 1, or 2 when it could not run.
 * @param worker the bundle of the worker thread; without it all runs on this thread
 */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  worker?: string,
): Promise<number> {
  let code = 0;
  const asOption = (): Option =>
    new Option('--as <format>', `the format of all files: ${FORMATS.map(({ id }) => id).join(', ')}`);
  const onlyOption = (): Option => new Option('--only <ids>', 'only these checks, with commas between them');
  const io = {
    readFile: readText,
    out: (text: string): void => terminal.out(text),
    err: (text: string): void => terminal.err(text),
  };
  const program = new Command('cardwright')
    .description('Checks Magic: The Gathering card text.')
    .version(packageJson.version)
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.err(text) });
  program
    .command('check')
    .description('say what is wrong in card files; exit 0 nothing at error level, 1 errors, 2 could not run')
    .argument('<path...>', pathHelp)
    .addOption(
      new Option('--format <format>', 'how to print').choices(['pretty', 'json', 'sarif']).default('pretty'),
    )
    .addOption(onlyOption())
    .addOption(asOption())
    .action(async (paths: string[], options: CheckOptions) => {
      code = await runCheck(paths, options, terminal, packageJson.version, worker);
    });
  program
    .command('fix')
    .description('print the files with their fixes made, or write them')
    .argument('<path...>', pathHelp)
    .option('--write', 'change the files')
    .option('--all', 'make suggested fixes, too')
    .addOption(onlyOption())
    .addOption(asOption())
    .action((paths: string[], options: FixOptions) => {
      code = runFix(paths, options, terminal);
    });
  program
    .command('read')
    .description('say how much of the text was understood, and which words were not')
    .argument('<path...>', pathHelp)
    .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
    .addOption(asOption())
    .action((paths: string[], options: ReadOptions) => {
      code = runRead(paths, options, terminal);
    });
  program
    .command('rules')
    .description('look up a rule by number, keyword or words')
    .argument('[query...]', 'a number, a keyword, or words that you remember')
    .option('--rulebook <file>', 'the official text file; without it our own digest answers')
    .option('--compare <file>', 'another edition to compare the rulebook with')
    .option('--limit <n>', 'how many answers', Number)
    .option('--json', 'print JSON')
    .action(
      async (
        query: string[],
        options: { rulebook?: string; compare?: string; limit?: number; json?: boolean },
      ) => {
        code = await runRules({ query, ...options }, io);
      },
    );
  program
    .command('simulate')
    .description('run scenarios; exit 0 all came out as expected, 1 some did not, 2 could not run')
    .argument('<scenario...>', 'files (*.scenario.yaml, *.pzl) or folders; - is standard input')
    .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))
    .option('--cards <path...>', 'card files or folders whose cards the scenarios may name')
    .option('--only <words>', 'only scenarios whose names have these words')
    .option('--steps', 'print each step with the rule behind it')
    .option('--save <file>', 'write the runs as scenarios that expect what came out')
    .action((paths: string[], options: SimulateOptions) => {
      code = runSimulate(paths, options, terminal);
    });
  program
    .command('convert')
    .description('write cards in another format, and say what could not be carried over')
    .argument('<file...>', 'files to convert; - is standard input')
    .requiredOption('--to <format>', 'the format to write')
    .addOption(asOption())
    .option('--output <path>', 'a file, or a folder where the format has one card in a file')
    .option('--json', 'say what was lost as JSON on standard error')
    .action(
      async (files: string[], options: { to: string; as?: string; output?: string; json?: boolean }) => {
        code = await runConvert(
          { files, ...options },
          {
            ...io,
            readFile: readBytes,
            readPieces: (path) => (isLong(path) ? readPieces(path, PART_LENGTH) : undefined),
            writeFile: writeSafely,
          },
        );
      },
    );
  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof FileError || error instanceof UsageError)) throw error;
    terminal.err(`${error.message}\n`);
    return 2;
  }
  return code;
}
