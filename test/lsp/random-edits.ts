// Random edits from a seed, so that a failing run can be repeated.
import type { Range } from 'vscode-languageserver-protocol';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** One incremental change of the protocol. */
export interface RandomEdit {
  readonly range: Range;
  readonly text: string;
}

const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '//',
    '\n//\n',
    '#',
    '{',
    '}',
    '{W}',
    '"',
    '“',
    '(',
    ')',
    '\\',
    '\\u',
    ',',
    '[',
  ],
  ...['2/2', '—', '•', '~', '\ud83d\ude00', '\ud800', '\u0000', ':', 'the chosen color', 'a tramble counter'],
  ...[
    'Amass 2.',
    'exiled with it',
    'Choose a color.',
    '"oracle_text":',
    '# cardwright-disable-next-line x\n',
  ],
];

/** `count` edits; each is made for the document it will be applied to: insertions, deletions and replacements. */
export function* randomEdits(count: number, seed: number): Generator<(document: TextDocument) => RandomEdit> {
  const random = generator(seed);
  for (let made = 0; made < count; made += 1) {
    yield (document) => {
      const { length } = document.getText();
      const start = Math.floor(random() * (length + 1));
      const end = random() < 0.5 ? start : Math.min(length, start + Math.floor(random() * 12));
      const text = random() < 0.3 ? '' : PIECES[Math.floor(random() * PIECES.length)]!;
      return { range: { start: document.positionAt(start), end: document.positionAt(end) }, text };
    };
  }
}

/** Marsaglia's xorshift with 32 bits: numbers from 0 to below 1. */
function generator(seed: number): () => number {
  let state = seed || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
}
