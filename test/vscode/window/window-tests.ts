// The packaged extension in the window of VS Code, used as a person uses it: mouse and keys.
import * as assert from 'node:assert';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'mocha';
import type { Locator, Page } from 'playwright-core';
import { openWindow } from '../../../scripts/vscode-host/chromium';
import type { Window } from '../../../scripts/vscode-host/chromium';
import { installExtension, startServer } from '../../../scripts/vscode-host/server';
import type { RunningServer } from '../../../scripts/vscode-host/server';

/** Where the window's files are; made and removed by the caller. */
export interface WindowFolders {
  readonly dataDir: string;
  readonly workspace: string;
  /** The packaged extension. */
  readonly vsix: string;
  /** Where pictures go. */
  readonly pictures: string;
  /** Where the pictures of README.md go. */
  readonly kept: string;
}

/** Defines the tests; mocha runs them. They follow one another as the steps of one visit. */
export function defineTests({ dataDir, workspace, vsix, pictures, kept }: WindowFolders): void {
  let server: RunningServer;
  let window: Window;
  let page: Page;

  describe('The packaged extension in a window', () => {
    before(async () => {
      for (const folder of [pictures, kept]) mkdirSync(folder, { recursive: true });
      installExtension(vsix, dataDir);
      server = await startServer({
        dataDir,
        settings: {
          'editor.minimap.enabled': false,
          'editor.fontSize': 14,
          'workbench.sideBar.location': 'right',
          'window.commandCenter': false,
          'workbench.layoutControl.enabled': false,
          'workbench.colorTheme': 'Default Dark Modern',
          'breadcrumbs.enabled': false,
        },
      });
      window = await openWindow(1100, 600, 1.5);
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

    it('installs, and underlines problems as a card file opens', async () => {
      await page.goto(`http://127.0.0.1:${server.port}/?folder=${encodeURIComponent(workspace)}`);
      await page
        .locator('.explorer-folders-view .monaco-list-row', { hasText: 'moonlit-market.card' })
        .dblclick();
      await line(page, 'Prism Herald').waitFor();
      await page.locator('.editor-instance .squiggly-error').first().waitFor();
      await page.locator('.editor-instance .squiggly-warning').first().waitFor();
    });

    it('shows the file icon of card files', async () => {
      const icon = page.locator('.explorer-folders-view .monaco-icon-label', {
        hasText: 'moonlit-market.card',
      });
      assert.match((await icon.getAttribute('class')) ?? '', /cardwright-card-lang-file-icon/);
    });

    it('colours what it understood', async () => {
      // Without the colours of the server, the word stands in one piece with those around it.
      await page.locator('.editor-instance .view-line span', { hasText: /^As$/ }).first().waitFor();
      await page.screenshot({ path: join(kept, 'colours.png') });
    });

    it('explains the problem and the rule on hover', async () => {
      await page.mouse.move(...(await place(page, 'the chosen color')));
      const hover = page.locator('.monaco-hover:visible');
      await hover.filter({ hasText: 'is undefined' }).first().waitFor();
      await hover.filter({ hasText: 'CR 607.2d' }).first().waitFor();
      await page.locator('.monaco-hover:visible', { hasText: 'Quick Fix' }).first().waitFor();
      await page.screenshot({ path: join(kept, 'hover.png') });
    });

    it('opens the page of a check from its code', async () => {
      await page
        .locator('.monaco-hover:visible a.code-link', { hasText: 'undefined-choice' })
        .first()
        .click();
      const frame = page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
      await frame.locator('h1', { hasText: 'undefined-choice' }).waitFor();
      await page.screenshot({ path: join(pictures, 'page.png') });
      await page.locator('.tab', { hasText: 'moonlit-market.card' }).click();
      await line(page, 'Prism Herald').waitFor();
    });

    it('mends the card with a quick fix, and saves it', async () => {
      await page.mouse.click(...(await place(page, 'the chosen color')));
      await page.keyboard.press('Control+.');
      const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'choose a color' }).first();
      await fix.waitFor();
      await page.screenshot({ path: join(kept, 'quick-fix.png') });
      await fix.click();
      await line(page, 'enters, choose a color.').waitFor();
      await page.locator('.editor-instance .squiggly-error').nth(1).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+s');
      const file = join(workspace, 'moonlit-market.card');
      await until(() => readFileSync(file, 'utf8').includes('enters, choose a color.'));
    });

    it('checks the whole workspace from the command palette', async () => {
      await run(page, 'Cardwright: Check All Card Files in the Workspace');
      const message = page.locator('.notification-list-item-message', {
        hasText: /cards in 4 files checked/,
      });
      await message.waitFor();
      await page.locator('.notifications-toasts .monaco-button', { hasText: 'Show Problems' }).click();
      await page
        .locator('.markers-panel .monaco-list-row', { hasText: /^market\.card/ })
        .first()
        .waitFor();
      await page.screenshot({ path: join(pictures, 'workspace.png') });
    });
  });
}

/** The line of the editor that holds `words`. An editor writes spaces as no-break spaces. */
export function line(page: Page, words: string): Locator {
  return page.locator('.editor-instance .view-line', { hasText: new RegExp(escaped(words)) }).first();
}

/** Where the second letter of `words` stands in the window. All letters of the editor are equally wide. */
export async function place(page: Page, words: string): Promise<[number, number]> {
  const text = line(page, words).locator('> span');
  const letters = ((await text.textContent()) ?? '').replaceAll('\u00a0', ' ');
  const box = await text.boundingBox();
  assert.ok(box);
  return [box.x + (letters.indexOf(words) + 1.5) * (box.width / letters.length), box.y + box.height / 2];
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[\\s\\u00a0]');
}

/** Runs a command from the palette. */
export async function run(page: Page, command: string): Promise<void> {
  await page.keyboard.press('F1');
  const box = page.locator('.quick-input-widget input').first();
  await box.waitFor();
  await box.fill(`>${command}`);
  await page.locator('.quick-input-list .monaco-list-row', { hasText: command }).first().waitFor();
  await page.keyboard.press('Enter');
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isTrue(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(isTrue());
}
