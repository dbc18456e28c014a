// The built server plays what a card says: runs as plain data, answers, lenses, scenarios of runs, and their tests.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CodeLens, Position } from 'vscode-languageserver-protocol';
import type {
  ListedScenarios,
  RanScenarios,
  Simulation,
  SimulationAnswer,
  SimulationScenarioResult,
} from '../../server/src/protocol';
import { LiveServer } from './live-server';

const URI = 'file:///cards/simulated.card';
const CARDS = `Lantern Cutter {1}{R}
Creature — Human Rogue
Flying
Whenever ~ attacks, you gain 3 life.
{2}: ~ deals 2 damage to any target.
2/2

Split Reed {R}
Instant
Choose one —
• Destroy target creature.
• Draw two cards.

Loud Refusal {U}
Instant
Counter target spell.

Gate Warden {W}
Creature — Human
When Gate Warden enters, draw a card.
1/1

Old Quarry
Land
{T}: Add {C}.
`;

let server: LiveServer;

beforeAll(async () => {
  server = await LiveServer.start({}, { simulates: true });
});
afterAll(() => server.stop());
afterEach(() => server.closeAll());

function at(words: string): { textDocument: { uri: string }; position: Position } {
  return { textDocument: { uri: URI }, position: server.rangeOf(URI, words).start };
}

function simulate(words: string, answers: readonly SimulationAnswer[] = []): Promise<Simulation | null> {
  return server.connection.sendRequest('cardwright/simulate', { ...at(words), answers });
}

describe('simulating what stands at a place', () => {
  it('plays an ability, with rules, words in the document and the board around each step', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const run = await simulate('deals 2 damage');
    expect(run).toMatchObject({ card: 'Lantern Cutter', kind: 'ability', played: true, complete: true });
    const { steps, boards } = run!;
    expect(boards).toHaveLength(steps.length + 1);
    const deals = steps.findIndex(({ events }) => events.some((each) => each.includes('deals 2 damage')));
    expect(steps[deals]!.rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
    expect(server.document(URI).getText(steps[deals]!.words!.place)).toBe('~ deals 2 damage to any target');
    const [decision] = steps.flatMap(({ decisions }) => decisions);
    expect(decision).toMatchObject({ at: 0, asks: 'targets', given: false, rule: '601.2c' });
    expect(decision!.options).toContain('Opponent');
    expect(new Set(decision!.options).size).toBe(decision!.options.length);
  });

  it('takes answers by position and words, and leaves out those that fit no question', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const [decision] = (await simulate('deals 2 damage'))!.steps.flatMap(({ decisions }) => decisions);
    const chosen = [decision!.options.indexOf('Opponent')];
    const life = (run: Simulation | null): number => run!.boards.at(-1)!.players[1]!.life;
    const answer = { at: 0, question: decision!.question, chosen };
    expect(life(await simulate('deals 2 damage', [answer]))).toBe(18);
    expect(life(await simulate('deals 2 damage', [{ ...answer, question: 'Another?' }]))).toBe(20);
    expect(life(await simulate('deals 2 damage', [{ ...answer, chosen: [999] }]))).toBe(20);
  });

  it('plays the line of a trigger, a spell with modes from any of its lines, and what needs a spell', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const trigger = await simulate('you gain 3');
    expect(trigger!.boards.at(-1)!.players[0]!.life).toBe(23);
    const spell = await simulate('Draw two');
    expect(spell).toMatchObject({ card: 'Split Reed', kind: 'spell' });
    const modes = spell!.steps.flatMap(({ decisions }) => decisions).find(({ asks }) => asks === 'modes')!;
    const draws = await simulate('Draw two', [{ at: modes.at, question: modes.question, chosen: [1] }]);
    const cards = (run: Simulation | null): number => run!.boards.at(-1)!.players[0]!.library;
    expect(cards(draws)).toBe(cards(spell) - 2);
    expect(await simulate('Counter target')).toMatchObject({ situation: 'stack', played: true });
  });

  it('casts the card itself where no ability stands, and takes a land by its ability', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const creature = await simulate('Lantern Cutter');
    expect(creature).toMatchObject({ kind: 'spell', played: true });
    expect(creature!.boards.at(-1)!.players[0]!.battlefield.map(({ name }) => name)).toContain(
      'Lantern Cutter',
    );
    expect(await simulate('Old Quarry')).toMatchObject({ card: 'Old Quarry', kind: 'ability' });
  });

  it('has a lens above each spell and ability, for clients that can simulate', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const lenses = await server.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri: URI },
    });
    expect(lenses.map(({ range }) => server.document(URI).getText(range))).toEqual([
      'Whenever ~ attacks, you gain 3 life.',
      '{2}: ~ deals 2 damage to any target.',
      'Choose one —',
      'Counter target spell.',
      'When Gate Warden enters, draw a card.',
      '{T}: Add {C}.',
    ]);
    expect(lenses[0]!.command).toMatchObject({ title: 'Simulate', command: 'cardwright.simulate' });
    const other = await LiveServer.start({ simulate: { codeLens: false } });
    expect(other.capabilities.codeLensProvider).toBeUndefined();
    await other.stop();
  });

  it('says in the lens which ability is meant where several stand in one line of the file', async () => {
    const uri = 'file:///cards/simulated.json';
    const text = JSON.stringify([
      {
        name: 'Brass Fan',
        type_line: 'Artifact',
        mana_cost: '{1}',
        oracle_text: '{T}: Draw a card.\n{2}, {T}, Sacrifice Brass Fan: You gain "all" of 4 life.',
      },
    ]);
    await server.open(uri, 'json', text);
    const lenses = await server.connection.sendRequest<CodeLens[]>('textDocument/codeLens', {
      textDocument: { uri },
    });
    expect(lenses.map(({ command }) => command!.title)).toEqual([
      'Simulate “{T}: Draw a card.”',
      'Simulate “{2}, {T}, Sacrifice Brass Fan:…”',
    ]);
    const [draw] = lenses;
    const run = await server.connection.sendRequest<Simulation>('cardwright/simulate', {
      textDocument: { uri },
      position: draw!.range.start,
    });
    const step = run.steps.find(({ words }) => words?.place);
    expect(server.document(uri).getText(step!.words!.place)).toBe('Draw a card');
  });

  it('stops what does not come to an end, soon', async () => {
    await server.open(
      URI,
      'cardwright-card',
      'Loop Priest {W}\nCreature — Human\nWhenever you gain life, you gain 1 life.\n1/1\n',
    );
    const run = await simulate('Whenever');
    expect(run!.stopped).toContain('does not come to an end');
    expect(run!.steps.length).toBeLessThanOrEqual(200);
  });

  it('survives odd requests', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    const ask = (params: object): Promise<unknown> =>
      server.connection.sendRequest('cardwright/simulate', params);
    expect(await ask({})).toBeNull();
    expect(
      await ask({ textDocument: { uri: 'file:///none.card' }, position: { line: 0, character: 0 } }),
    ).toBeNull();
    expect(await ask({ ...at('Flying'), answers: [null, 3, { at: 'x' }] })).toMatchObject({ kind: 'spell' });
  });
});

describe('a run as a scenario', () => {
  const scenario = (words: string): Promise<SimulationScenarioResult> =>
    server.connection.sendRequest('cardwright/simulationScenario', at(words));

  it('is a file that passes when it is run', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    for (const words of ['deals 2 damage', 'Choose one', 'Lantern Cutter', 'When Gate']) {
      const { text } = await scenario(words);
      const ran = await server.connection.sendRequest<RanScenarios>('cardwright/runScenarios', {
        uri: 'file:///cards/saved.scenario.yaml',
        text,
      });
      expect(ran.map(({ outcome }) => outcome)).toEqual(['passed']);
    }
  });

  it('says why there is none', async () => {
    await server.open(URI, 'cardwright-card', CARDS);
    expect((await scenario('you gain 3')).problem).toContain('by its event');
    expect((await scenario('Counter target')).problem).toContain('by hand');
  });
});

describe('scenarios as tests', () => {
  const uri = 'file:///cards/reed.scenario.yaml';
  const text = `- name: it grows
  cards: |
    Small Gift {G}
    Instant
    You gain 4 life.
  start:
    you.hand: [Small Gift]
    you.mana: '{G}'
  do:
    - cast: Small Gift
    - pass: all
  then:
    you.life: 24
- name: it does not shrink
  start: {}
  do: []
  then:
    you.life: 19
`;

  it('are listed with their places', async () => {
    const listed = await server.connection.sendRequest<ListedScenarios>('cardwright/listScenarios', {
      uri,
      text,
    });
    expect(listed.map(({ name, range }) => [name, range.start.line])).toEqual([
      ['it grows', 0],
      ['it does not shrink', 13],
    ]);
  });

  it('come out, and a failing expectation points at its line', async () => {
    const run = (only?: number[]): Promise<RanScenarios> =>
      server.connection.sendRequest('cardwright/runScenarios', { uri, text, ...(only && { only }) });
    const [grows, shrinks] = await run();
    expect(grows).toMatchObject({ at: 0, outcome: 'passed', failures: [] });
    expect(grows!.log.join('\n')).toContain('4 life');
    expect(shrinks).toMatchObject({ at: 1, outcome: 'failed' });
    expect(shrinks!.failures[0]!.range.start.line).toBe(17);
    expect((await run([1])).map(({ at }) => at)).toEqual([1]);
  });
});
