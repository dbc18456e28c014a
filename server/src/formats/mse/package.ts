// Takes the `set` text out of a `.mse-set` package, which is a zip of texts and pictures.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** No text of cards is as long as this; a zip that claims so is not unpacked. */
const LONGEST = 256 * 1024 * 1024;
const DEEPEST_INCLUDE = 4;

/** The text of a set, or why there is none. */
export type MseSetText = { readonly text: string } | { readonly refused: string };

/** Whether the bytes are a zip. */
export function isPackage(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/**
 * The `set` text of a package; the files it includes (newer versions keep each card in one) stand in their
 * places. Pictures are not unpacked. Never throws.
 */
export function readMseSet(bytes: Uint8Array): MseSetText {
  if (!isPackage(bytes)) return { refused: 'This is no zip, and so no Magic Set Editor package.' };
  let whole = 0;
  try {
    const members = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/\.(?:png|jpe?g|gif|bmp|webp)$|^image ?\d/i.test(name)) return false;
        whole += originalSize;
        return whole <= LONGEST;
      },
    });
    if (whole > LONGEST) return { refused: 'The texts in this package are too long to be a set of cards.' };
    const set = members['set'];
    if (!set) return { refused: 'This zip has no member called `set`.' };
    return { text: include(strFromU8(set), members, 0) };
  } catch {
    return { refused: 'This zip is broken and cannot be unpacked.' };
  }
}

function include(text: string, members: Record<string, Uint8Array>, depth: number): string {
  if (depth >= DEEPEST_INCLUDE) return text;
  return text.replace(/^include[ _]file: *([^\r\n]+)$/gm, (line, name: string) => {
    const member = members[name.trim()];
    return member
      ? include(
          strFromU8(member)
            .replace(/^\ufeff/, '')
            .trimEnd(),
          members,
          depth + 1,
        )
      : line;
  });
}

/** A package with a set's text and no pictures, as the program opens it. The same text gives the same bytes. */
export function packMseSet(text: string): Uint8Array {
  return zipSync({ set: strToU8(text) }, { mtime: new Date(1980, 0, 1) });
}
