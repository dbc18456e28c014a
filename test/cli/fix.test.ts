// `cardwright fix`: what it prints, what it writes, and what it leaves as it was.
import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOf, run } from './terminal';

const LEGION = 'Dust Legion {3}{B}\nSorcery\nAmass 2. Draw a card.\n';
const FIXED = LEGION.replace('Amass 2', 'Amass Zombies 2');
const HERALD =
  'Prism Herald {2}{W}\nCreature — Human Wizard\nCreatures you control of the chosen color get +1/+1.\n2/2\n';

describe('fix', () => {
  it('prints one file as it would be, and leaves it', async () => {
    const at = folderOf({ 'legion.card': LEGION });
    expect(await run(['fix', at('legion.card')])).toMatchObject({ code: 0, out: FIXED, err: '' });
    expect(readFileSync(at('legion.card'), 'utf8')).toBe(LEGION);
  });

  it.each([
    ['a byte order mark', Buffer.from(`\uFEFF${LEGION}`), Buffer.from(`\uFEFF${FIXED}`)],
    ['CRLF', Buffer.from(LEGION.replaceAll('\n', '\r\n')), Buffer.from(FIXED.replaceAll('\n', '\r\n'))],
    ['no last line end', Buffer.from(LEGION.trimEnd()), Buffer.from(FIXED.trimEnd())],
    ['UTF-16', Buffer.from(`\uFEFF${LEGION}`, 'utf16le'), Buffer.from(`\uFEFF${FIXED}`, 'utf16le')],
    [
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from([0x23, 0xe9, 0x0a]), Buffer.from(LEGION)]),
      Buffer.concat([Buffer.from([0x23, 0xe9, 0x0a]), Buffer.from(FIXED)]),
    ],
  ])('prints and writes byte for byte with %s', async (_, before, after) => {
    const at = folderOf({ 'legion.card': before });
    const printed = await run(['fix', at('legion.card')]);
    expect(printed.bytes.equals(after)).toBe(true);
    expect((await run(['fix', at('legion.card'), '--write'])).code).toBe(0);
    expect(readFileSync(at('legion.card')).equals(after)).toBe(true);
  });

  it('prints an unpacked text of a packed file, and does not write it', async () => {
    const at = folderOf({ 'legion.card.gz': gzipSync(LEGION) });
    expect((await run(['fix', at('legion.card.gz')])).out).toBe(FIXED);
    expect((await run(['fix', at('legion.card.gz'), '--write'])).code).toBe(2);
  });

  it('prints a file that needs nothing just as it is', async () => {
    const at = folderOf({ 'fixed.card': FIXED });
    expect((await run(['fix', at('fixed.card')])).out).toBe(FIXED);
  });

  it('writes only the files that change, keeps their mode and their links, and leaves nothing beside them', async () => {
    const at = folderOf({ 'cards/legion.card': LEGION, 'cards/clean.card': FIXED });
    if (process.platform !== 'win32') {
      chmodSync(at('cards/legion.card'), 0o640);
      symlinkSync('legion.card', at('cards/link.card'));
    }
    const before = statSync(at('cards/clean.card')).mtimeMs;
    const { code, err } = await run(['fix', at('cards'), '--write']);
    expect(code).toBe(0);
    expect(err).toMatch(/Fixed/);
    expect(readFileSync(at('cards/legion.card'), 'utf8')).toBe(FIXED);
    expect(statSync(at('cards/clean.card')).mtimeMs).toBe(before);
    if (process.platform !== 'win32') expect(statSync(at('cards/legion.card')).mode & 0o777).toBe(0o640);
    expect(readdirSync(dirname(at('cards/legion.card'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('puts a heading over each of several files', async () => {
    const at = folderOf({ 'a.card': LEGION, 'b.card': LEGION });
    const { out } = await run(['fix', at('a.card'), at('b.card')]);
    expect(out).toBe(`==> ${at('a.card')} <==\n${FIXED}\n==> ${at('b.card')} <==\n${FIXED}\n`);
  });

  it('takes suggestions only when asked for all, and then the checks are quiet', async () => {
    const at = folderOf({ 'herald.card': `${HERALD}\n${LEGION}` });
    const safe = await run(['fix', at('herald.card')]);
    const all = await run(['fix', at('herald.card'), '--all', '--write']);
    expect(safe.out).toContain('Amass Zombies 2');
    expect(all.code).toBe(0);
    expect((await run(['check', at('herald.card')])).out).toMatch(/no problems/);
  });

  it('makes only the fixes of the checks that are named', async () => {
    const at = folderOf({ 'legion.card': LEGION });
    expect((await run(['fix', at('legion.card'), '--only', 'undefined-choice'])).out).toBe(LEGION);
    expect((await run(['fix', at('legion.card'), '--only', 'amass-subtype'])).out).toBe(FIXED);
  });

  it('exits with 2 where it cannot run', async () => {
    const at = folderOf({ 'notes.txt': 'Notes.\n' });
    expect((await run(['fix', at('nowhere.card')])).code).toBe(2);
    expect((await run(['fix', at('notes.txt')])).code).toBe(2);
    expect((await run(['fix', '-', '--write'])).code).toBe(2);
  });
});
