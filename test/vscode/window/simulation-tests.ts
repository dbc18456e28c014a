// Simulating in the window of VS Code: lenses, the panel with mouse and keys, another answer, scenarios as tests.
import * as assert from 'node:assert';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'mocha';
import type { FrameLocator, Page } from 'playwright-core';
import { openWindow } from '../../../scripts/vscode-host/chromium';
import type { Window } from '../../../scripts/vscode-host/chromium';
import { installExtension, startServer } from '../../../scripts/vscode-host/server';
import type { RunningServer } from '../../../scripts/vscode-host/server';
import { line, place, run } from './window-tests';
import type { WindowFolders } from './window-tests';

const CARDS = `Lantern Cutter {1}{R}
Creature — Human Rogue
Flying
When Lantern Cutter enters, you gain 3 life.
{2}: Lantern Cutter deals 2 damage to any target.
2/2
`;

const SCENARIOS = `- name: three life
  cards: lantern.card
  start:
    you.hand: [Lantern Cutter]
    you.mana: '{R}{R}'
  do:
    - cast: Lantern Cutter
    - pass: all
  then:
    you.life: 23
- name: four life
  start: {}
  do: []
  then:
    you.life: 24
`;

/** Defines the tests; mocha runs them. They follow one another as the steps of one visit. */
export function defineSimulationTests({ dataDir, workspace, vsix, pictures, kept }: WindowFolders): void {
  let server: RunningServer;
  let window: Window;
  let page: Page;

  function panel(): FrameLocator {
    return page.frameLocator('iframe.webview.ready').last().frameLocator('iframe#active-frame');
  }

  function set(theme: string): void {
    for (const scope of ['User', 'Machine'])
      writeFileSync(join(dataDir, 'data', scope, 'settings.json'), JSON.stringify(settings(theme)));
  }

  function settings(theme: string): Readonly<Record<string, unknown>> {
    return {
      'cardwright.simulate.codeLens': true,
      'editor.minimap.enabled': false,
      'editor.wordWrap': 'on',
      'workbench.sideBar.location': 'right',
      'window.commandCenter': false,
      'workbench.layoutControl.enabled': false,
      'workbench.colorTheme': theme,
      'workbench.startupEditor': 'none',
      'chat.disableAIFeatures': true,
      'workbench.secondarySideBar.defaultVisibility': 'hidden',
      'breadcrumbs.enabled': false,
    };
  }

  describe('Simulating in a window', () => {
    before(async () => {
      for (const folder of [pictures, kept]) mkdirSync(folder, { recursive: true });
      writeFileSync(join(workspace, 'lantern.card'), CARDS);
      writeFileSync(join(workspace, 'lantern.scenario.yaml'), SCENARIOS);
      installExtension(vsix, dataDir);
      server = await startServer({ dataDir, settings: settings('Default Dark Modern') });
      window = await openWindow(1280, 800, 1.5);
      page = window.page;
      page.setDefaultTimeout(20_000);
    });

    after(async () => {
      await window?.close();
      await server?.stop();
    });

    afterEach(async function () {
      if (this.currentTest?.state !== 'failed') return;
      const name = this.currentTest.title.replace(/\W+/g, '-');
      await page.screenshot({ path: join(pictures, `failed-${name}.png`) });
    });

    it('plays an ability from the lens above it', async () => {
      await page.goto(`http://127.0.0.1:${server.port}/?folder=${encodeURIComponent(workspace)}`);
      await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'lantern.card' }).dblclick();
      await line(page, 'Lantern Cutter {1}').waitFor();
      const lenses = page.locator('.codelens-decoration a', { hasText: 'Simulate' });
      await lenses.nth(1).waitFor();
      assert.strictEqual(await lenses.count(), 2);
      await run(page, 'View: Toggle Primary Side Bar Visibility');
      await lenses.nth(1).click();
      await panel().locator('h1', { hasText: 'Lantern Cutter' }).waitFor();
      await panel().locator('.decision', { hasText: 'any target' }).waitFor();
    });

    it('steps forward and back with the arrow keys, and shows what changed', async () => {
      const current = panel().locator('[aria-current="step"] .says');
      await panel().locator('#steps').focus();
      const first = await current.textContent();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await current.filter({ hasText: 'deals 2 damage' }).waitFor();
      await panel().locator('[data-board]:not([hidden]) mark', { hasText: '2 damage' }).waitFor();
      await page.screenshot({ path: join(kept, 'simulation.png') });
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      assert.strictEqual(await current.textContent(), first);
    });

    it('takes another answer by quick pick', async () => {
      await panel()
        .locator('button', { hasText: /^Change…$/ })
        .first()
        .click();
      const row = page.locator('.quick-input-list .monaco-list-row', { hasText: /^Opponent/ }).first();
      await row.waitFor();
      await page.screenshot({ path: join(pictures, 'simulation-answer.png') });
      await row.click();
      await panel().locator('.event', { hasText: '2 damage to Opponent' }).waitFor();
    });

    it('follows an edit of the card', async () => {
      await page.mouse.click(...(await place(page, 'Lantern Cutter deals 2')));
      await page.keyboard.press('End');
      await page.keyboard.type(' Draw a card.');
      await panel()
        .locator('.event', { hasText: /draws? a card/i })
        .waitFor();
    });

    it('saves the run as a scenario beside the card', async () => {
      await panel().locator('button', { hasText: 'Save This Run' }).click();
      const box = page.locator('.quick-input-widget input').first();
      await box.waitFor();
      assert.match(await box.inputValue(), /lantern-cutter\.scenario\.yaml$/);
      await page.keyboard.press('Enter');
      await page.locator('.tab.active', { hasText: 'lantern-cutter.scenario.yaml' }).waitFor();
      const text = readFileSync(join(workspace, 'lantern-cutter.scenario.yaml'), 'utf8');
      assert.match(text, /activate: Lantern Cutter/);
      await page.locator('.tab', { hasText: 'lantern.card' }).click();
    });

    it('follows the light theme', async () => {
      set('Default Light Modern');
      await page.locator('.monaco-workbench.vs').waitFor();
      await page.screenshot({ path: join(pictures, 'simulation-light.png') });
    });

    it('opens the rulebook from a step', async () => {
      await panel().locator('a', { hasText: 'CR 608.2c' }).first().click();
      await page.locator('.tab', { hasText: '.rules' }).waitFor();
    });

    it('runs scenarios in the Test Explorer, and points at the line that did not come true', async () => {
      await run(page, 'Test: Run All Tests');
      const results = page.locator('.test-output-peek-tree .monaco-list-row');
      await results.filter({ hasText: 'three life' }).first().waitFor();
      await results.filter({ hasText: 'The life of You is 20, not 24.' }).first().waitFor();
      await page.screenshot({ path: join(pictures, 'simulation-tests.png') });
    });
  });
}
