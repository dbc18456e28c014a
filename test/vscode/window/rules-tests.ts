// The rules in the window of VS Code: the side view, looking up, the rulebook's page, editions, the question before a download.
import * as assert from 'node:assert';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'mocha';
import type { Frame, FrameLocator, Page } from 'playwright-core';
import { openWindow } from '../../../scripts/vscode-host/chromium';
import type { Window } from '../../../scripts/vscode-host/chromium';
import { installExtension, QUIET_SETTINGS, startServer } from '../../../scripts/vscode-host/server';
import type { RunningServer } from '../../../scripts/vscode-host/server';
import { inventedRulebook } from '../../support/invented-rulebook';
import { line, place, run } from './window-tests';
import type { WindowFolders } from './window-tests';

const SETTINGS = {
  ...QUIET_SETTINGS,
  'editor.minimap.enabled': false,
  'editor.fontSize': 14,
  'workbench.sideBar.location': 'right',
  'window.commandCenter': false,
  'workbench.layoutControl.enabled': false,
  'workbench.colorTheme': 'Default Dark Modern',
  'breadcrumbs.enabled': false,
};

/** Defines the tests; mocha runs them. They follow one another as the steps of one visit. */
export function defineRulesTests({ dataDir, workspace, vsix, pictures, kept }: WindowFolders): void {
  let server: RunningServer;
  let window: Window;
  let page: Page;

  /** Sets settings as a person does who edits the file. */
  function set(more: Readonly<Record<string, unknown>>): void {
    for (const scope of ['User', 'Machine']) {
      writeFileSync(join(dataDir, 'data', scope, 'settings.json'), JSON.stringify({ ...SETTINGS, ...more }));
    }
  }

  function view(): FrameLocator {
    return page.frameLocator('iframe.webview.ready').last().frameLocator('iframe#active-frame');
  }

  /** The frame of a page whose first heading is known; the side view is a frame, too. */
  async function frameWith(heading: string): Promise<Frame> {
    for (let tries = 0; tries < 200; tries += 1) {
      for (const frame of page.frames()) {
        if ((await frame.locator('h1', { hasText: heading }).count()) > 0) return frame;
      }
      await page.waitForTimeout(50);
    }
    throw new Error(`No page is headed “${heading}”.`);
  }

  async function clickOn(words: string): Promise<void> {
    await page.mouse.click(...(await place(page, words)));
  }

  describe('The rules in a window', () => {
    before(async () => {
      for (const folder of [pictures, kept]) mkdirSync(folder, { recursive: true });
      installExtension(vsix, dataDir);
      server = await startServer({ dataDir, settings: SETTINGS });
      const downloaded = join(dataDir, 'data/User/globalStorage/cardwright.cardwright-vscode/rules');
      mkdirSync(downloaded, { recursive: true });
      writeFileSync(join(downloaded, 'comprehensive-rules-2031-04-01.txt'), inventedRulebook());
      writeFileSync(
        join(downloaded, 'comprehensive-rules-2032-05-02.txt'),
        inventedRulebook('May 2, 2032', (text) => text.replace('above dogs', 'above dogs and cats')),
      );
      window = await openWindow(1200, 640, 1.5);
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

    it('follows the cursor in a side view', async () => {
      await page.goto(`http://127.0.0.1:${server.port}/?folder=${encodeURIComponent(workspace)}`);
      await page
        .locator('.explorer-folders-view .monaco-list-row', { hasText: 'moonlit-market.card' })
        .dblclick();
      await line(page, 'Prism Herald').waitFor();
      await page.locator('.activitybar a[aria-label="Cardwright"]').click();
      await view().locator('p', { hasText: 'Put the cursor on a word' }).waitFor();
      await clickOn('Flying');
      await view().locator('h1', { hasText: 'Flying' }).waitFor();
      await clickOn('the chosen color');
      await view().locator('h1', { hasText: 'The chosen color' }).waitFor();
      await clickOn('Amass');
      await view().locator('h1', { hasText: 'Amass' }).waitFor();
      await view().locator('a', { hasText: 'CR 701.47' }).first().waitFor();
      await page.screenshot({ path: join(kept, 'rules.png') });
    });

    it('quotes the rulebook once there is one', async () => {
      const file = join(dataDir, 'data/User/globalStorage/cardwright.cardwright-vscode/rules');
      set({ 'cardwright.rulebook.file': join(file, 'comprehensive-rules-2031-04-01.txt') });
      await view().locator('blockquote', { hasText: 'To amass is to feed an Army' }).waitFor();
      await view().locator('footer', { hasText: 'edition of 2031-04-01' }).waitFor();
      await page.mouse.move(...(await place(page, 'Flying')));
      await page.locator('.monaco-hover:visible', { hasText: 'A kite is above dogs.' }).first().waitFor();
      await page.screenshot({ path: join(pictures, 'rules-quoted.png') });
    });

    it('finds a rule with a slip in it, and opens the rulebook there', async () => {
      await run(page, 'Cardwright: Look Up a Rule');
      const box = page.locator('.quick-input-widget input').first();
      await page.locator('.quick-input-title', { hasText: '2031-04-01' }).waitFor();
      await box.fill('flyng');
      const first = page.locator('.quick-input-list .monaco-list-row').first();
      await first.filter({ hasText: '702.9' }).waitFor();
      await page.screenshot({ path: join(pictures, 'rules-look-up.png') });
      await page.keyboard.press('Enter');
      await page.locator('.tab.active', { hasText: 'Comprehensive Rules 2031-04-01.rules' }).waitFor();
      await line(page, '702.9a A kite').waitFor();
      await page.screenshot({ path: join(pictures, 'rules-page.png') });
    });

    it('leads from rule to rule with a key, and cannot be changed', async () => {
      await clickOn('702.20.');
      await page.keyboard.press('F12');
      await page
        .locator('.right-items .statusbar-item, .statusbar-item', { hasText: 'Magic rules' })
        .first()
        .waitFor();
      await line(page, '702.20a The dog').waitFor();
      await page.keyboard.type('x');
      await page.locator('.monaco-editor-overlaymessage', { hasText: /read-only/i }).waitFor();
      await page.keyboard.press('Escape');
    });

    it('can be read and followed with keys in the side view', async () => {
      await page.locator('.tab', { hasText: 'moonlit-market.card' }).click();
      await clickOn('Flying');
      const link = view().locator('a', { hasText: '702.9b' }).first();
      await link.waitFor();
      await link.focus();
      await page.keyboard.press('Enter');
      await page.locator('.tab.active', { hasText: 'Comprehensive Rules' }).waitFor();
    });

    it('follows the light theme', async () => {
      await page.locator('.tab', { hasText: 'moonlit-market.card' }).click();
      // Evaluated in the page, whose types the compiler does not know here.
      const colour = async (): Promise<unknown> => {
        const shown = await frameWith('Flying');
        return shown.evaluate('getComputedStyle(document.querySelector("h1")).color');
      };
      const dark = await colour();
      const file = join(dataDir, 'data/User/globalStorage/cardwright.cardwright-vscode/rules');
      set({
        'workbench.colorTheme': 'Default Light Modern',
        'cardwright.rulebook.file': join(file, 'comprehensive-rules-2031-04-01.txt'),
      });
      await page.locator('.monaco-workbench.vs').waitFor();
      assert.notStrictEqual(await colour(), dark);
      await page.screenshot({ path: join(pictures, 'rules-light.png') });
    });

    it('compares two editions, and names the cards that are touched', async () => {
      await run(page, 'Cardwright: Compare Editions of the Rules');
      for (const edition of ['2031-04-01', '2032-05-02']) {
        const row = page.locator('.quick-input-list .monaco-list-row', { hasText: edition }).first();
        await row.waitFor();
        await row.click();
      }
      const report = await frameWith('From 2031-04-01 to 2032-05-02');
      await report.locator('strong', { hasText: 'and cats' }).waitFor();
      await report.locator('li', { hasText: 'Prism Herald (moonlit-market.card): CR 702.9' }).waitFor();
      await page.screenshot({ path: join(pictures, 'rules-editions.png') });
    });

    it('asks before it downloads', async () => {
      await run(page, 'Cardwright: Download the Comprehensive Rules');
      const dialog = page.locator('.monaco-dialog-box', { hasText: 'https://' });
      await dialog.waitFor();
      await page.screenshot({ path: join(pictures, 'rules-download.png') });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
  });
}
