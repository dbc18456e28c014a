// What undefined-choice says: what is wrong, what happens in play, and what to do.
import type { FaceContext, Telling } from '../check';
import type { UndefinedReference } from './undefined-choice';

/** The message for one reference without another end. */
export function tellUndefinedChoice(finding: UndefinedReference, { face }: FaceContext): Telling {
  const { kind, noun, words } = finding;
  const here = isSpellType(face.typeLine) ? 'spell' : 'card';
  switch (kind) {
    case 'anchor':
      return {
        what: `Nothing on this card lets a player choose "${words}".`,
        why: 'An ability behind an anchor word works only once that word was chosen, so this one never does anything.',
        advice: 'Add a line that offers the words.',
        cites: ['linked-anchor-words', 'anchor-words'],
      };
    case 'exiled':
      return {
        what: `"${words}" refers to cards that this card exiled, but none of its abilities exiles any.`,
        why: 'It finds no card, so that part does nothing.',
        advice: 'Add the ability that exiles, or say where the cards come from.',
        cites: /cards named/.test(words)
          ? ['linked-exiled-before-game']
          : ['linked-exiled', 'linked-exiled-by-replacement', 'linked-exiled-as-cost'],
      };
    case 'made':
      return {
        what: `"${words}" refers to objects that this card made, but none of its abilities makes any.`,
        why: 'It finds nothing, so that part does nothing.',
        advice: 'Add the ability that makes them.',
        cites: ['linked-created', 'linked-to-made-object'],
      };
    case 'noted':
      return {
        what: `"${words}" refers to something noted, but nothing on this card notes anything.`,
        why: 'Nothing was noted, so that part does nothing.',
        advice: 'Add the ability that notes it.',
        cites: ['linked-noted'],
      };
    case 'cost':
      return {
        what: `"${words}" asks about a cost, but this card offers no such cost (${noun === 'pay' ? 'life or mana paid' : noun}).`,
        why: 'The cost is never paid, so the answer is always no.',
        advice: 'Add the line that offers the cost.',
        cites:
          noun === 'pay' ? ['linked-cost-as-entered', 'linked-variable-cost'] : ['linked-additional-cost'],
      };
    default:
  }
  if (finding.granted) {
    return {
      what: `"${words}" stands in an ability given to another object, and the choice is made outside of that ability.`,
      why: finding.forMana
        ? `There the ${noun} is undefined, so no mana is produced.`
        : `There the ${noun} is undefined, so that part does nothing.`,
      advice: 'Make the choice inside the quotation marks, or say it without a granted ability.',
      cites: finding.forMana ? ['undefined-choice', 'undefined-mana-type'] : ['undefined-choice'],
    };
  }
  return {
    what: finding.isOnlyOnOtherFace
      ? `The ${noun} is chosen on the other face, which is another object when this face is played.`
      : `"${words}" is undefined: nothing on this ${here} lets a player choose ${article(noun)}.`,
    why: finding.forMana ? 'No mana is produced.' : 'That part does nothing.',
    advice: 'Add the line that makes the choice.',
    cites: finding.forMana
      ? ['undefined-choice', 'linked-choice', 'undefined-mana-type']
      : ['undefined-choice', 'linked-choice'],
  };
}

/** Whether a type line is that of an instant or a sorcery. */
export function isSpellType(typeLine: string): boolean {
  return /\b(?:Instant|Sorcery)\b/i.test(typeLine);
}

/** A noun with its article. */
export function article(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
