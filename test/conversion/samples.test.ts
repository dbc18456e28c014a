// Every sample card survives the way into every format and back, or the conversion says what of it does not.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardName } from '../../server/src/card';
import type { Card } from '../../server/src/card';
import { convert, writableFormats } from '../../server/src/conversion';
import { findDifferences } from '../../server/src/conversion/differences';
import type { FileFormat } from '../../server/src/formats';
import { FORMATS, findFormat } from '../../server/src/formats';
import { ownSamples, sharedFiles } from '../formats/sample-files';

const cardText = findFormat('card')!;
const targets = writableFormats(FORMATS);

const asText = (card: Card): string => cardText.writeFile!([card]).text.trim();

/** The cards that come back otherwise than they went, and of which nothing is said. */
function unsaid(source: FileFormat, text: string, target: FileFormat): string[] {
  const { cards, lost, written } = convert([{ format: source, text }], target)!;
  const back = (written.files ?? [written]).flatMap((file) => target.read(file.text).cards);
  if (back.length !== cards.length) return [`${cards.length} cards, ${back.length} back`];
  const told = new Set(lost.flatMap((one) => one.cards));
  return cards.flatMap((card, index) => {
    const [before, after] = [asText(card), asText(back[index]!)];
    return before === after || told.has(cardName(card)) ? [] : [`${before} | ${after}`];
  });
}

describe.each(targets.map((target) => [target.id, target] as const))('to %s and back', (id, target) => {
  const files = [
    ...readdirSync('samples/card').map((name) => `samples/card/${name}`),
    ...readdirSync('test/vscode/workspace/cards').map((name) => `test/vscode/workspace/cards/${name}`),
  ].filter((path) => path.endsWith('.card'));

  it.each(files)('%s gives the same cards', (path) => {
    const text = readFileSync(path, 'utf8');
    const { cards, lost, written } = convert([{ format: cardText, text }], target)!;
    const back = (written.files ?? [written]).flatMap((file) => target.read(file.text).cards);
    const changed = cards.filter((card, index) => asText(card) !== asText(back[index]!)).map(cardName);
    // Forge has no dash in its type lines: behind types that no game knows it cannot come back.
    expect(changed).toEqual(id === 'forge' && path.includes('should-be') ? ['Nebelwanderin'] : []);
    const spelled = lost
      .filter(({ what }) => what.startsWith('the exact spelling'))
      .flatMap((one) => one.cards);
    expect(spelled).toEqual(changed);
  });

  it.each(FORMATS.map((format) => [format.id, format] as const))(
    'no loss from %s is kept back',
    (from, source) => {
      for (const { path, text } of ownSamples(from)) expect(unsaid(source, text, target), path).toEqual([]);
    },
  );

  it('no loss from a real file is kept back', () => {
    for (const { path, text } of sharedFiles()) {
      const source = FORMATS.find((format) => format.detect(path, text.slice(0, 65_536)) >= 0.7);
      if (source && !path.startsWith('custom-json/')) expect(unsaid(source, text, target), path).toEqual([]);
    }
  });
});

describe('values that do not come back', () => {
  const [card] = cardText.read('Lamp {1}\nArtifact\n{T}: Add {C}.\n').cards;

  it('are told by name', () => {
    const damaged: FileFormat = {
      ...cardText,
      read: (text) => cardText.read(text.replace('Add', 'Ad').replace('{1}', '{2}')),
    };
    const written = cardText.writeFile!([card!]);
    expect(findDifferences([card!], written, cardText)).toEqual([]);
    expect(findDifferences([card!], written, damaged).map(({ what }) => what)).toEqual([
      'the exact spelling of the mana cost',
      'the exact spelling of the rules text',
    ]);
  });

  it('may be whole cards', () => {
    const written = { ...cardText.writeFile!([card!]), text: '' };
    expect(findDifferences([card!], written, cardText)).toEqual([{ card: 'Lamp', what: 'the whole card' }]);
  });
});
