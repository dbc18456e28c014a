// Bytes to text and back: UTF-8, UTF-16 or, failing both, Latin-1, so that writing a text back changes nothing else.

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** Bytes as text, byte order mark included. What is no UTF-8 is taken byte by byte. */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = encodingOf(bytes);
  if (encoding === 'latin1') return { text: Buffer.from(bytes).toString('latin1'), encoding };
  try {
    return { text: new TextDecoder(encoding, { ignoreBOM: true, fatal: true }).decode(bytes), encoding };
  } catch {
    return { text: Buffer.from(bytes).toString('latin1'), encoding: 'latin1' };
  }
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isUtf16) return 'utf-8';
  if (bytes.length % 2 !== 0) return 'latin1';
  return first === 0xff ? 'utf-16le' : 'utf-16be';
}

/** Text as bytes. Latin-1 becomes UTF-8 when the text has characters that Latin-1 has no byte for. */
export function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding === 'latin1' && !/[^\u0000-\u00ff]/.test(text)) return Buffer.from(text, 'latin1');
  return Buffer.from(text, 'utf8');
}
