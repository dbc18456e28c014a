// The page of a simulation: what it shows, that words of cards cannot become markup, and that its policy is strict.
import { describe, expect, it } from 'vitest';
import { emptyPage, simulationPage } from '../../client/src/simulation/page';
import type { SimulatedBoard, SimulatedPlayer, Simulation } from '../../server/src/protocol';

const player: SimulatedPlayer = {
  name: 'You',
  life: 20,
  mana: { R: 2 },
  library: 30,
  battlefield: [
    { id: 1, name: '<b>Kite</b>', size: '2/2' },
    { id: 2, name: 'Pond' },
  ],
  hand: [],
  graveyard: [],
  exile: [],
};
const before: SimulatedBoard = { players: [player], stack: [] };
const after: SimulatedBoard = {
  players: [
    {
      ...player,
      life: 17,
      battlefield: [
        { id: 1, name: '<b>Kite</b>', size: '3/3', tapped: true, counters: { '+1/+1': 1 } },
        player.battlefield[1]!,
      ],
    },
  ],
  stack: [],
};
const run: Simulation = {
  card: '<img src=x onerror=alert(1)>',
  kind: 'ability',
  place: { start: { line: 0, character: 0 }, end: { line: 0, character: 4 } },
  situation: 'combat',
  played: true,
  complete: false,
  steps: [
    {
      says: 'Lose & grow',
      rule: '608.2c',
      words: { quote: 'you lose <3> life' },
      events: ['You lose 3 life.'],
      decisions: [
        {
          at: 4,
          asks: 'targets',
          player: 'You',
          question: 'Choose "it"',
          options: ['Kite', 'Pond'],
          least: 1,
          most: 1,
          taken: [1],
          given: false,
          rule: '601.2c',
        },
      ],
      notices: [{ kind: 'unsupported', says: 'Not executed.', words: { quote: 'and <dance>' } }],
    },
  ],
  boards: [before, after],
};

describe('the page of a simulation', () => {
  const page = simulationPage(run, 0, 'f00d');

  it('lets in its own styles and script and nothing else', () => {
    expect(page).toContain(`content="default-src 'none'; style-src 'nonce-f00d'; script-src 'nonce-f00d'"`);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(/<img|<b>|<dance>|<3>|<[a-z]+[^>]*\s(?:on\w+|style|src)=/i);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('shows steps with their rules, decisions and notices', () => {
    expect(page).toContain('Lose &amp; grow');
    expect(page).toContain(`href="command:cardwright.showRule?${encodeURIComponent('["608.2c"]')}"`);
    expect(page).toContain('You lose 3 life.');
    expect(page).toMatch(/Choose &quot;it&quot;[\s\S]*<strong>Pond<\/strong> <span class="faint">by default/);
    expect(page).toContain('data-send="answer" data-position="4"');
    expect(page).toMatch(/class="unsupported">Not executed\.[^\n]*and &lt;dance&gt;/);
    expect(page).toContain('Some words are not simulated');
    expect(page).toContain('while creatures attack and block');
  });

  it('marks what changed on the board, and folds the rest', () => {
    expect(page).toContain('<mark>life 20</mark>');
    expect(page).toContain('<mark>life 17</mark>');
    expect(page).toContain('<mark>&lt;b&gt;Kite&lt;/b&gt; (3/3, tapped, 1 +1/+1)</mark>');
    expect(page).toMatch(/and 1 unchanged<\/summary><ul><li>Pond<\/li>/);
    expect(page).not.toContain('mana 2 R');
  });

  it('takes its colours from the theme', () => {
    expect(page).not.toMatch(/#[0-9a-f]{3,8}\b(?!;39)(?=[;\s}])|rgb\(/i);
    expect(page.match(/var\(--vscode-/g)?.length).toBeGreaterThan(15);
  });

  it('has a page without a script for nothing', () => {
    const empty = emptyPage('f00d');
    expect(empty).not.toContain('<script');
    expect(empty).toContain('There is nothing to simulate');
  });
});
