// Finds the system's Chromium, or installs it with apt, and opens windows of VS Code in it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { BrowserContext, Page } from 'playwright-core';
import { removeDir, temporaryDir } from './server';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const MAC_PROGRAMS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium or Chrome (`CHROMIUM` names another one), or undefined. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name + ending)));
  return [...candidates, ...MAC_PROGRAMS].find((path) => existsSync(path));
}

/** Makes sure that Chromium is there: installs it with apt where we may, else says what to do. */
export function installChromium(say: (line: string) => void): void {
  if (findChromium()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    say('Installing Chromium with apt-get …');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    const options = ['-qy', '--no-install-recommends'];
    spawnSync('apt-get', ['install', ...options, 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findChromium()) return;
  }
  throw new Error(
    'Chromium is missing. Install it (Debian: sudo apt-get install chromium) or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}

/** An open window, without a head. */
export interface Window {
  readonly page: Page;
  close(): Promise<void>;
}

/** Opens a window of the given size with a profile of its own. */
export async function openWindow(width = 1280, height = 800, scale = 1): Promise<Window> {
  const profile = temporaryDir('chromium');
  const browser: BrowserContext = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless: true,
    viewport: { width, height },
    deviceScaleFactor: scale,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
      ...['--disable-background-networking', '--disable-component-update'],
    ],
  });
  return {
    page: browser.pages()[0] ?? (await browser.newPage()),
    close: async () => {
      await browser.close();
      removeDir(profile);
    },
  };
}
