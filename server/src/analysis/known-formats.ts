// The file formats as they are known so far: those of the product, and what the user's own files taught about them.
import { chooseFormat } from '../formats';
import type { FileFormat } from '../formats';

/** Starts with the formats that ship. */
export class KnownFormats {
  private readonly learned = new Map<string, FileFormat>();

  /** Takes a format that has learned from files in place of the one with its id. */
  put(format: FileFormat): void {
    this.learned.set(format.id, format);
  }

  /** The format of a file as `chooseFormat` tells it, with all that was learned about it. */
  choose(file: Parameters<typeof chooseFormat>[0]): FileFormat | undefined {
    const format = chooseFormat(file);
    return format && (this.learned.get(format.id) ?? format);
  }
}
