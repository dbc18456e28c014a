// Hover on words that point back says what they stand for, on the same line, on another one, on another face.
import { describe, expect, it } from 'vitest';
import { analyseText } from '../../server/src/analysis';
import { findHover } from '../../server/src/features';
import { findFormat } from '../../server/src/formats';

/** The hover at `<|>` in rules text, as it is shown. */
function hoverAt(rules: string, typeLine = 'Creature — Giant', manaCost = '{X}{G}'): string | undefined {
  const marked = `Mirefang Ettin ${manaCost}\n${typeLine}\n${rules}\n2/2\n`;
  const offset = marked.indexOf('<|>');
  const text = marked.replace('<|>', '');
  return findHover(analyseText(text, findFormat('card')).analysed, offset)?.markdown;
}

const refersTo = (words: string, target: string): string => `**${words}** refers to “${target}”.`;

describe('hover on references', () => {
  it.each([
    ['Tap target artifact. <|>Its controller loses 1 life.', 'Its', 'target artifact'],
    ['Whenever this creature blocks a creature, <|>it gets +1/+1 until end of turn.', 'it', 'this creature'],
    [
      'Whenever this creature deals combat damage to a player, you gain <|>that much life.',
      'that much',
      'deals combat damage to a player',
    ],
    [
      'Discard any number of cards, then draw <|>that many cards.',
      'that many',
      'Discard any number of cards',
    ],
    [
      'Look at the top four cards of your library. Put one of them into your hand and the <|>rest into your graveyard.',
      'the rest',
      'the top four cards of your library',
    ],
  ])('%s', (rules, words, target) => {
    expect(hoverAt(rules)).toBe(refersTo(words, target));
  });

  it('says of X what it means in the rules, and what it stands for here', () => {
    expect(hoverAt('{X}, {T}: Draw <|>X cards.')).toMatch(/CR 107\.3[^]*Here it refers to “\\\{X\\\}”/);
  });

  it('says nothing where two things could be meant, and where nothing is', () => {
    expect(
      hoverAt('When this creature dies, exchange control of target artifact and target land. Tap <|>it.'),
    ).toBeUndefined();
    expect(hoverAt('{T}: Tap <|>it.')).toBeUndefined();
  });
});
