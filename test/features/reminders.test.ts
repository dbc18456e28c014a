// Reminder text: put together from meaning, read back by our own grammar, and offered where it can be inserted.
import { describe, expect, it } from 'vitest';
import { Analyser } from '../../server/src/analysis';
import { findReminder, reminderOf, remindedKeywords } from '../../server/src/features';
import { readOracle, unreadIn } from '../../server/src/oracle';

/** The text of a card after the reminder at `words` was inserted. */
function inserted(oracle: string, words: string, type = 'Creature — Dog'): string | undefined {
  const text = `Some Card {1}\n${type}\n${oracle}\n${type.startsWith('Creature') ? '1/1\n' : ''}`;
  const document = new Analyser().update('file:///a.card', 'cardwright-card', 1, text);
  const found = findReminder(document, text.lastIndexOf(words) + 1);
  if (!found) return undefined;
  const [edit] = found.edits;
  const after = text.slice(0, edit!.span.start) + edit!.newText + text.slice(edit!.span.end);
  return after.split('\n')[2];
}

describe('reminder text', () => {
  it('is offered behind a keyword, with its own cost, number and noun', () => {
    expect(inserted('Ward {2}', 'Ward')).toMatch(
      /^Ward \{2\} \(Whenever this creature becomes the target .*, counter it unless .* pays \{2\}\.\)$/,
    );
    expect(inserted('Hexproof', 'Hexproof', 'Artifact')).toMatch(
      /^Hexproof \(This artifact can't be the target of /,
    );
    expect(inserted('Amass Orcs 2.', 'Amass', 'Sorcery')).toMatch(
      /^Amass Orcs 2\. \(Put two \+1\/\+1 counters on an Army you control\. It's also an Orc\. If/,
    );
    expect(inserted('Flying, menace', 'menace')).toMatch(
      /^Flying, menace \(This creature can't be blocked except by two/,
    );
    expect(inserted('Protection from red', 'Protection')).toMatch(/ or equipped by anything red\.\)$/);
    expect(inserted('When this creature enters, scry 1.', 'scry')).toMatch(
      /scry 1\. \(Look at the top card of/,
    );
  });
  it('takes the place of an older wording, and is quiet where it stands already', () => {
    const today = inserted('Vigilance', 'Vigilance')!;
    expect(inserted("Vigilance (Attacking doesn't cause it to tap.)", 'Vigilance')).toBe(today);
    expect(inserted(today, 'Vigilance')).toBeUndefined();
  });
  it('is not offered where it cannot stand or is not known', () => {
    expect(inserted('Flying, menace', 'Flying')).toBeUndefined();
    expect(inserted('Creatures you control have flying.', 'flying')).toBeUndefined();
    expect(inserted('Ward—Pay 2 life.', 'Ward')).toBeUndefined();
    expect(inserted('Banding', 'Banding')).toBeUndefined();
    expect(inserted('Draw a card.', 'Draw', 'Sorcery')).toBeUndefined();
    expect(reminderOf('constructor', { noun: 'creature' })).toBeUndefined();
  });

  it('is there for every keyword listed, and most that tell of effects are read by our own grammar', () => {
    const isRead = remindedKeywords.filter((name) => {
      const say = [{}, { cost: '{2}' }, { count: 2 }, { words: 'red' }, { words: 'Orcs', count: 2 }]
        .map((rest) => reminderOf(name, { noun: 'creature', ...rest }))
        .find((each) => each !== undefined);
      expect(say, name).toMatch(/^\([A-Z{].*[.”"]\)$/);
      const names = { name: 'Some Card', faceNames: [], typeLine: 'Creature — Dog' };
      const tree = readOracle(say!.slice(1, -1), names);
      return tree.lines.every(({ line }) => unreadIn(line).length === 0);
    });
    // The others speak of blocking and casting as no card does.
    expect(isRead).toEqual(
      expect.arrayContaining(
        'menace,horsemanship,skulk,defender,hexproof,shroud,ward,prowess,exalted,bushido,afflict,annihilator,cycling,scry,surveil,investigate'.split(
          ',',
        ),
      ),
    );
  });
});
