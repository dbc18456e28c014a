// A rulebook of our own invention, long enough to pass for one: for tests that need the official file's shape.

/** Its numbers and headings are those of the real one where it has them; its sentences are ours. */
export function inventedRulebook(
  edition = 'April 1, 2031',
  change: (text: string) => string = (text) => text,
): string {
  const filler = Array.from(
    { length: 520 },
    (_, index) => `900.${index + 1}. Filler ${index + 1} says nothing.`,
  );
  const body = [
    '1. Game Concepts',
    '100. General',
    '100.1. These rules were invented for a test.',
    '7. Additional Rules',
    '701. Keyword Actions',
    '701.47. Amass',
    '701.47a To amass is to feed an Army, as rule 702.9b does not say.',
    '702. Keyword Abilities',
    '702.9. Flying',
    '702.9a A kite is above dogs. See rule 702.9b.',
    'Example: A kite is not blocked by a dog.',
    '702.9b Kites may block kites; compare rule 702.20.',
    '702.20. Vigilance',
    '702.20a The dog that watches does not lie down.',
    '9. Casual Variants',
    '900. Filler',
    ...filler,
  ];
  const text = [
    'An Invented Rulebook',
    `These rules are effective as of ${edition}.`,
    'Contents',
    'Credits',
    ...body,
    'Glossary',
    'Kite\nAnything on a string. See rule 702.9, “Flying.”',
    'Credits',
  ].join('\n\n');
  return change(text.replace(/\n\n(Example:)/g, '\n$1'));
}
