// `cardwright rules QUERY... [--rulebook FILE] [--limit N] [--compare FILE] [--json]`: look up and compare rules.
import { describeComparison } from '../../features/rules-comparison';
import { checkRulebook, compareEditions, readRulebook, RuleSearch } from '../../rulebook';
import type { RuleHit, Rulebook } from '../../rulebook';

/** What the command needs from outside. */
export interface RulesIo {
  /** The text of a file; throws an error with a message for people when it cannot be read. */
  readFile(path: string): string | Promise<string>;
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
}

/** The command's arguments, already parsed. */
export interface RulesArguments {
  /** Words, a phrase or a number. */
  readonly query: readonly string[];
  /** The official text file; without it the digest answers. */
  readonly rulebook?: string;
  /** Another edition, newer or older, to compare `rulebook` with. */
  readonly compare?: string;
  readonly limit?: number;
  readonly json?: boolean;
}

/** Exit codes: 0 found, 1 nothing found, 2 could not run. */
export async function runRules(args: RulesArguments, io: RulesIo): Promise<number> {
  try {
    const book = args.rulebook === undefined ? undefined : await open(args.rulebook, io);
    if (args.compare !== undefined) {
      if (!book) throw new Error('--compare needs --rulebook FILE as well.');
      return compare(book, await open(args.compare, io), args, io);
    }
    const query = args.query.join(' ').trim();
    if (query === '') throw new Error('Say what to look for: words, a phrase or a rule number.');
    const hits = new RuleSearch(book).find(query, args.limit ?? 5);
    if (args.json)
      io.out(`${JSON.stringify({ edition: book?.edition ?? null, hits: hits.map(plain) }, null, 2)}\n`);
    else if (hits.length === 0) io.err(`Nothing found for "${query}".\n`);
    else io.out(`${hits.map(describeHit).join('\n\n')}\n`);
    return hits.length > 0 ? 0 : 1;
  } catch (error) {
    io.err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

async function open(path: string, io: RulesIo): Promise<Rulebook> {
  const text = await io.readFile(path);
  const checked = checkRulebook(text);
  if ('problem' in checked) throw new Error(`${path}: ${checked.problem}`);
  return readRulebook(text);
}

function compare(one: Rulebook, other: Rulebook, args: RulesArguments, io: RulesIo): number {
  const [from, to] = one.edition <= other.edition ? [one, other] : [other, one];
  const comparison = compareEditions(from, to);
  if (args.json) {
    const changes = comparison.changes.map(({ kind, before, after, textChanged }) => ({
      kind,
      from: before?.number ?? null,
      to: after?.number ?? null,
      textChanged,
    }));
    io.out(`${JSON.stringify({ from: from.edition, to: to.edition, changes }, null, 2)}\n`);
  } else io.out(`${describeComparison(comparison)}\n`);
  return 0;
}

function plain({ number, title, text, from }: RuleHit): object {
  return { number, title, text, from };
}

function describeHit({ number, title, text, from, entry }: RuleHit): string {
  const heading = [number ? `CR ${number}` : 'Glossary', title].filter((part) => part !== '').join('  ');
  // A heading of the rulebook says nothing itself; the digest does.
  const body = from === 'rulebook' && text === title && entry ? entry.text : text;
  return `${heading}\n  ${body.replaceAll('\n', '\n  ')}`;
}
