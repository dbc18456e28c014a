// Which words are coloured, and as what; those that were not understood are not.
import { describe, expect, it } from 'vitest';
import { analyseText } from '../../server/src/analysis';
import { findSemanticTokens, WORD_KINDS } from '../../server/src/features';
import { findFormat } from '../../server/src/formats';
import type { Span } from '../../server/src/text';

/** The text with each coloured stretch as `[words|kind]`. */
function coloured(text: string, format = 'card', range?: Span): string {
  const { analysed } = analyseText(text, findFormat(format));
  let picture = '';
  let at = 0;
  for (const { span, kind } of findSemanticTokens(analysed, range)) {
    expect(span.start).toBeGreaterThanOrEqual(at);
    picture += `${text.slice(at, span.start)}[${text.slice(span.start, span.end)}|${kind}]`;
    at = span.end;
  }
  return picture + text.slice(at);
}

function colouredLine(line: string): string {
  return coloured(`Odd Elf {G}\nCreature — Elf\n${line}\n1/1\n`).split('\n')[2]!;
}

describe('colours', () => {
  it.each([
    [
      'Flying, first strike, ward {2} (You know.)',
      '[Flying|keyword], [first strike|keyword], [ward|keyword] [{2}|symbol] [(You know.)|reminder]',
    ],
    [
      'When Odd Elf enters, put two +1/+1 counters on target creature you control.',
      '[When|timing] [Odd Elf|name] [enters|action], [put|action] [two +1/+1|number] [counters|object] on [target creature|object] [you|player] [control|action].',
    ],
    [
      '{T}, Sacrifice this creature: Return target creature card from your graveyard to your hand.',
      '[{T}|symbol], [Sacrifice|action] [this creature|reference]: [Return|action] [target creature card|object] from [your|player] [graveyard|zone] to [your|player] [hand|zone].',
    ],
    [
      'Landfall — Whenever a land you control enters, amass Zombies 2, then draw a card.',
      '[Landfall|label] — [Whenever|timing] a [land|object] [you|player] [control enters|action], [amass|action] [Zombies|object] [2|number], [then|timing] [draw|action] a [card|object].',
    ],
    [
      'Other Elves you control have "{T}: Add {G}."',
      'Other [Elves|object] [you|player] [control have|action] "[{T}|symbol]: [Add|action] [{G}|symbol]."',
    ],
    [
      'Creatures of the chosen color get +1/+1 until end of turn. It gains haste.',
      '[Creatures|object] of the [chosen|reference] [color|object] [get|action] [+1/+1|number] [until end of turn|timing]. [It|reference] [gains|action] [haste|keyword].',
    ],
  ])('%s', (line, expected) => {
    expect(colouredLine(line)).toBe(expected);
  });

  it('leave plain what was not understood', () => {
    expect(colouredLine('Draw a card. Flumm the gorp.')).toBe(
      '[Draw|action] a [card|object]. Flumm the gorp.',
    );
    expect(colouredLine('Flumm the gorp.')).toBe('Flumm the gorp.');
  });

  it('stand on the words in every format, whatever escapes are around them', () => {
    const json = String.raw`{"name": "Odd Elf", "type_line": "Creature", "oracle_text": "Fly\u0069ng\nDraw a card."}`;
    expect(coloured(json, 'scryfall-json')).toContain(
      String.raw`"[Fly\u0069ng|keyword]\n[Draw|action] a [card|object]."`,
    );
    const script =
      'Name:Odd Elf\nManaCost:G\nTypes:Creature Elf\nPT:1/1\nK:Flying\nOracle:Flying\\nDraw a card.\n';
    expect(coloured(script, 'forge')).toContain('Oracle:[Flying|keyword]\\n[Draw|action] a [card|object].');
  });

  it('cover the cards of a range only, when one is asked for', () => {
    const text = 'One {G}\nInstant\nDraw a card.\n\nTwo {G}\nInstant\nDraw a card.\n';
    const picture = coloured(text, 'card', { start: 0, end: 5 });
    expect(picture).toContain('One {G}\nInstant\n[Draw|action]');
    expect(picture).toContain('Two {G}\nInstant\nDraw a');
  });

  it('leave cards in other languages alone', () => {
    const german = { name: 'Eins', lang: 'de', type_line: 'Spontanzauber', oracle_text: 'Ziehe eine Karte.' };
    expect(coloured(JSON.stringify(german), 'scryfall-json')).toBe(JSON.stringify(german));
  });

  it('have a kind in the manifest each', async () => {
    const { default: manifest } = (await import('../../package.json')) as {
      default: { contributes: { semanticTokenTypes: { id: string }[] } };
    };
    const described = manifest.contributes.semanticTokenTypes.map(({ id }) => id);
    expect(described).toEqual(
      WORD_KINDS.filter((kind) => kind !== 'reminder').map(
        (kind) => `card${kind[0]!.toUpperCase()}${kind.slice(1)}`,
      ),
    );
  });
});
