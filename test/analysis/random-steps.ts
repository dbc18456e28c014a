// Random edits of a text from a seed, so that a failing run can be repeated.
const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\r',
    '//',
    '\n//\n',
    '\n\n//\n\n',
    '#',
    '\n# note\n',
    '{W}',
    '"',
    '(',
    '\\',
    '2/2',
    ',',
    ':',
    '{',
    ']',
    '}',
  ],
  ...['\ufeff', '\u0000', 'Amass 2.', 'the chosen color', '\n# cardwright-disable-next-line amass-subtype\n'],
];

/** `count` functions that each insert, delete or replace something somewhere. */
export function* randomSteps(count: number, seed: number): Generator<(text: string) => string> {
  let state = seed || 1;
  const random = (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  for (let made = 0; made < count; made += 1) {
    yield (text) => {
      const start = random(text.length + 1);
      const end = Math.min(text.length, start + (random(2) ? 0 : random(10)));
      return text.slice(0, start) + (random(4) ? PIECES[random(PIECES.length)]! : '') + text.slice(end);
    };
  }
}
