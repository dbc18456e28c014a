// `cardwright simulate SCENARIO... [--format pretty|json] [--cards PATH] [--save FILE]`: runs scenarios.
import { isScenarioPath, readCardFile, scenarioCardSource } from '../../features';
import { FileError, isFolder, listFiles, readText, writeSafely } from '../../host/files';
import {
  coreTable,
  isPuzzle,
  readPuzzle,
  readScenarios,
  runScenario,
  writeScenario,
  type Scenario,
  type ScenarioCard,
  type ScenarioResult,
  type Table,
  type WrittenAction,
} from '../../simulator/scenario';
import { LineIndex, type Problem } from '../../text';
import { findFiles, UsageError } from '../arguments';
import type { Terminal } from '../terminal';
import { describeResult, describeTotals, type FileResult } from './simulate-report';

export interface SimulateOptions {
  readonly format: 'pretty' | 'json';
  readonly cards?: readonly string[];
  readonly save?: string;
  /** Only scenarios whose names have these words. */
  readonly only?: string;
  /** Print the steps of every run. */
  readonly steps?: boolean;
}

/**
 * Runs the scenarios of files and prints how they came out. A Forge puzzle is a scenario without actions.
 * Gives the exit code: 0 all as expected, 1 some not. Throws a `FileError` or a `UsageError` where nothing can run.
 */
export function runSimulate(
  paths: readonly string[],
  options: SimulateOptions,
  terminal: Terminal,
  table: Table = coreTable,
): number {
  const workspace = readWorkspace(options.cards ?? []);
  const results: FileResult[] = [];
  for (const path of findScenarioFiles(paths)) results.push(runFile(path, options, workspace, table));
  const ran = results.flatMap((file) => file.results);
  if (options.save !== undefined) saveRuns(options.save, ran);
  if (options.format === 'json') terminal.out(`${JSON.stringify(jsonOf(results), undefined, 2)}\n`);
  else {
    for (const file of results) terminal.out(describeResult(file, options.steps ?? false, terminal.colors));
    terminal.out(describeTotals(results));
  }
  if (
    results.some(({ problems }) => problems.length > 0) ||
    ran.some(({ outcome }) => outcome === 'unplayable')
  )
    return 2;
  return ran.every(({ outcome }) => outcome === 'passed') ? 0 : 1;
}

function findScenarioFiles(paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => {
    if (path === '-' || !isFolder(path)) return [path];
    const inside = listFiles(path).filter(isScenarioPath);
    if (inside.length === 0)
      throw new FileError(`${path}: there is no scenario file in this folder (*.scenario.yaml).`);
    return inside;
  });
  return [...new Set(found)];
}

/** The cards of `--cards`, by name in lower case. */
function readWorkspace(paths: readonly string[]): Map<string, ScenarioCard> {
  const cards = new Map<string, ScenarioCard>();
  for (const { path, named } of findFiles(paths)) {
    const found = readCardFile(path, readText(path));
    if (!found && named) throw new UsageError(`${path}: no format knows this file as cards.`);
    for (const card of found ?? []) {
      cards.set(card.name.toLowerCase(), card);
      for (const face of card.faces)
        if (!cards.has(face.name.toLowerCase())) cards.set(face.name.toLowerCase(), card);
    }
  }
  return cards;
}

function runFile(
  path: string,
  options: SimulateOptions,
  workspace: ReadonlyMap<string, ScenarioCard>,
  table: Table,
): FileResult {
  const text = readText(path);
  const lines = new LineIndex(text);
  const source = scenarioCardSource({
    readText: (name) => readBeside(path, name),
    find: (name) => workspace.get(name.toLowerCase()),
    names: () => [...workspace.values()].map(({ name }) => name),
  });
  const { scenarios, problems } =
    /\.pzl$/i.test(path) || (path === '-' && isPuzzle(text))
      ? puzzleAsScenario(path, text)
      : readScenarios(text);
  if (scenarios.length === 0 && problems.length === 0)
    throw new FileError(`${path}: there is no scenario in this file.`);
  const only = options.only?.toLowerCase();
  const chosen = scenarios.filter(({ name }) => only === undefined || name.toLowerCase().includes(only));
  const errors = problems.filter(({ severity }) => severity === 'error');
  const results = errors.length > 0 ? [] : chosen.map((scenario) => runScenario(scenario, source, table));
  return { path, lines, problems: errors, results };
}

function puzzleAsScenario(
  path: string,
  text: string,
): { scenarios: readonly Scenario[]; problems: readonly Problem[] } {
  const { facts, start, problems } = readPuzzle(text);
  const span = { start: 0, end: Math.min(1, text.length) };
  const name = facts.name ?? path;
  const scenario = {
    name,
    nameSpan: span,
    span,
    rules: [],
    cards: [],
    start,
    actions: [],
    answers: [],
    then: [],
    stackStays: false,
  };
  return { scenarios: [scenario], problems };
}

/** A file named in a scenario: beside the scenario file, never outside of what can be read as text. */
function readBeside(path: string, name: string): string | undefined {
  const folder = path === '-' ? '' : path.replace(/[^/\\]*$/, '');
  const full = /^(?:[/\\]|[a-z]:[/\\])/i.test(name) ? name : folder + name;
  try {
    return readText(full);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

function saveRuns(path: string, results: readonly ScenarioResult[]): void {
  const texts = results.flatMap(({ run, scenario }) =>
    run
      ? [
          writeScenario(run, {
            name: scenario.name,
            actions: scenario.actions.flatMap(({ doing, details }) =>
              actionOf(doing, details.by?.value, details.x),
            ),
          }),
        ]
      : [],
  );
  writeSafely(path, texts.join('\n'));
}

/** An action as it is written again; its targets and modes stand among the answers. */
function actionOf(
  doing: Scenario['actions'][number]['doing'],
  by: string | undefined,
  x: number | undefined,
): WrittenAction[] {
  const common = { ...(by !== undefined && { by }), ...(x !== undefined && { x }) };
  switch (doing.kind) {
    case 'cast':
    case 'play':
    case 'activate':
    case 'resolve':
      return [{ [doing.kind]: doing.what.value, ...common }];
    case 'attack':
      return [
        {
          attack: Object.fromEntries(
            doing.attackers.map(({ attacker, whom }) => [attacker.value, whom?.value ?? 'opponent']),
          ),
          ...common,
        },
      ];
    case 'block':
      return [
        {
          block: Object.fromEntries(
            doing.blocks.map(({ blocker, attackers }) => [
              blocker.value,
              attackers.map(({ value }) => value),
            ]),
          ),
          ...common,
        },
      ];
    case 'pass':
      return [{ pass: doing.times === 'all' ? 'all' : doing.times }];
    case 'next':
      return [{ next: doing.what }];
    case 'goTo':
      return [{ 'go to': doing.step, ...(doing.turn !== undefined && { turn: doing.turn }) }];
    case 'expect':
      return [];
  }
}

interface PlacedMessage {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

function placeOf(
  { lines }: FileResult,
  { span, message }: { span: { start: number }; message: string },
): PlacedMessage {
  const { line, character } = lines.positionAt(span.start);
  return { line: line + 1, column: character + 1, message };
}

function jsonOf(results: readonly FileResult[]): unknown {
  const files = results.map((file) => ({
    path: file.path,
    problems: file.problems.map((problem) => placeOf(file, problem)),
    scenarios: file.results.map(({ scenario, outcome, failures, run }) => ({
      name: scenario.name,
      line: file.lines.positionAt(scenario.nameSpan.start).line + 1,
      outcome,
      rules: scenario.rules,
      failures: failures.map((failure) => placeOf(file, failure)),
      steps: (run?.steps ?? []).map(({ says, rule, events, notices }) => ({
        says,
        rule,
        events: events.map((event) => event.says).filter((each) => each !== ''),
        notices: notices.map((notice) => notice.says),
      })),
    })),
  }));
  const all = results.flatMap((file) => file.results);
  const count = (outcome: ScenarioResult['outcome']): number =>
    all.filter((each) => each.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), unplayable: count('unplayable'), files };
}
