// Reads the plain files of an unpacked tar archive, for scripts and corpus tests.

/** A file of the archive. */
export interface TarFile {
  readonly name: string;
  readonly data: Uint8Array;
}

/** The regular files of a tar archive (ustar and GNU, names up to 100 bytes plus prefix). */
export function readTar(bytes: Uint8Array): TarFile[] {
  const decoder = new TextDecoder();
  const text = (start: number, length: number) =>
    decoder.decode(bytes.subarray(start, start + length)).replace(/\0.*$/s, '');
  const files: TarFile[] = [];
  let longName: string | undefined;
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0;) {
    const size = parseInt(text(at + 124, 12).trim(), 8) || 0;
    const kind = String.fromCharCode(bytes[at + 156] ?? 0);
    const data = bytes.subarray(at + 512, at + 512 + size);
    if (kind === 'L') longName = decoder.decode(data).replace(/\0.*$/s, '');
    else {
      const prefix = text(at + 345, 155);
      const name = longName ?? (prefix && kind !== '5' ? `${prefix}/` : '') + text(at, 100);
      longName = undefined;
      if (kind === '0' || kind === '\0') files.push({ name, data });
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return files;
}
