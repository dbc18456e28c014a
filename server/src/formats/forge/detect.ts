// Recognises Forge scripts by their lines; any other text file is left alone.

/** How sure we are that the text is a Forge script; the path only helps. */
export function detect(path: string, text: string): number {
  const keys = new Set<string>();
  let first: string | undefined;
  let strange = 0;
  for (const line of text.split('\n', 400)) {
    const trimmed = line.replace(/^\ufeff/, '').trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const key = /^([A-Za-z]+):/.exec(trimmed)?.[1];
    first ??= key ?? '';
    if (key !== undefined && KEYS.has(key)) keys.add(key);
    else if (trimmed !== 'ALTERNATE' && !/^(?:SVar|Svar|SVAR|SPECIALIZE|Variant):/.test(trimmed)) strange++;
  }
  if (first === undefined || first === '' || !keys.has('Name')) return 0;
  // Every script names a card and its types; no other text format that we know has both as `Key:Value`.
  const isScript =
    keys.has('Types') && (keys.has('ManaCost') || keys.has('Oracle') || keys.has('PT') || keys.size > 2);
  if (!isScript || strange > keys.size) return 0;
  const inFolder = /(?:^|\/)(?:cardsfolder|customs?|forge)(?:\/|$)/i.test(path);
  const named = /\.txt$/i.test(path);
  return (7 + (inFolder ? 2 : 0) + (named ? 1 : 0) - (strange > 0 ? 1 : 0)) / 10;
}

const KEYS = new Set([
  'Name', 'ManaCost', 'Types', 'PT', 'Loyalty', 'Defense', 'Colors', 'Text', 'K', 'A', 'T', 'S', 'R', 'AI', 'DeckHas',
  'DeckHints', 'DeckNeeds', 'AlternateMode', 'Oracle',
]); // prettier-ignore
