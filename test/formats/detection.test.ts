// A table of samples and formats: each file is claimed by its own format, and by no other as surely.
import { describe, expect, test } from 'vitest';
import { FORMATS, chooseFormat } from '../../server/src/formats';
import { hasSharedFiles, ownSamples, sharedFiles } from './sample-files';
import { SEVEN } from './seven-formats';

/** Which format the real files of a program are in; files that hold no cards are in none. */
function expected(path: string): string | undefined {
  const [folder = '', name = ''] = path.split('/');
  switch (folder) {
    case 'cardconjurer':
      return 'card-conjurer';
    case 'cockatrice':
      // A schema, and a script in another language under a misleading name.
      return name === 'cards.xsd' || name === 'sld_split.xml' ? undefined : 'cockatrice';
    case 'draftmancer':
      return name.endsWith('.html') ? undefined : 'draftmancer';
    case 'forge-custom':
      return name === 'Horde_Magic.txt' ? undefined : 'forge';
    case 'lackey':
      return name === 'custom.txt' ? 'lackey' : undefined;
    case 'magarena':
      return 'magarena';
    case 'mse':
      return path === 'mse/sample_unzipped/set' ? 'mse' : undefined;
    case 'plaintext':
      return name === 'hollowknight-allCards.txt' ? 'draftmancer' : undefined;
    default:
      return undefined;
  }
}

describe('our own samples', () => {
  test.each(
    FORMATS.flatMap(({ id }) => ownSamples(id).map((file) => [`${id}/${file.path}`, id, file] as const)),
  )('%s', (_, id, { path, text }) => {
    expect(chooseFormat({ path, languageId: '', text })?.id).toBe(id);
    // The name of the file only helps.
    expect(chooseFormat({ path: '', languageId: '', text })?.id).toBe(id);
    for (const format of FORMATS)
      if (format.id !== id) expect([format.id, format.detect(path, text)]).toEqual([format.id, 0]);
  });
});

describe.skipIf(!hasSharedFiles)('real files (../shared/corpus/formats)', () => {
  test('are claimed by their own format, and by none of the others', () => {
    const files = sharedFiles().filter(({ path }) => !path.startsWith('custom-json/'));
    expect(files.length).toBeGreaterThan(40);
    const wrong = files.flatMap(({ path, text }) => {
      const own = expected(path);
      const chosen = chooseFormat({ path, languageId: '', text })?.id;
      const others = FORMATS.filter(
        ({ id, detect }) => id !== own && detect(path, text.slice(0, 65_536)) > 0,
      );
      return chosen === own && others.length === 0 ? [] : [[path, chosen, ...others.map(({ id }) => id)]];
    });
    expect(wrong).toEqual([]);
  });

  test('ad-hoc JSON is claimed by none of the seven', () => {
    for (const { path, text } of sharedFiles('custom-json')) {
      expect(SEVEN.filter(({ detect }) => detect(path, text.slice(0, 65_536)) > 0)).toEqual([]);
    }
  });
});

test.each([
  ['nothing', ''],
  ['prose', 'Dear reader,\n\nthis is a letter: it has no cards.\n'],
  ['HTML', '<!DOCTYPE html><html><body><card><name>x</name></card></body></html>'],
  [
    'another program’s XML',
    '<?xml version="1.0"?><cockatrice_deck version="1"><deckname>x</deckname></cockatrice_deck>',
  ],
  ['a manifest', '{ "name": "cards", "version": "1.0.0", "type": "module", "text": "" }'],
  ['settings', '[main]\nname=Lantern\ntype=window\n'],
  ['a sheet of something else', 'Name\tPrice\tStock\tType\r\nLamp\t3\t2\tx\r\n'],
  ['a deck list', '4 Lantern Keeper\n20 Forest\n'],
  [
    'a style of Magic Set Editor',
    'mse version: 2.0.2\ngame: magic\nshort name: New\ncard style:\n\tname:\n\t\tleft: 10\n',
  ],
  ['properties of a program', 'name=server\ntype=tcp\nvalue=3\n'],
])('%s is claimed by none of the seven', (_, text) => {
  expect(SEVEN.filter(({ detect }) => detect('', text) > 0).map(({ id }) => id)).toEqual([]);
});
