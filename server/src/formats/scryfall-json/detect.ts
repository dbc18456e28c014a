// Recognises Scryfall-style JSON by its field names.

/** Field names that hardly any other kind of JSON has. */
const TELLING_FIELDS = /"(?:oracle_text|type_line|mana_cost|card_faces)"\s*:/;
/** An object, or a list that begins with one; `[Word]` heads a section of another format. Comments may come first. */
const BEGINNING = /^\uFEFF?(?:\s|\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)*(?:\{|\[\s*(?:[{\]"\d/]|$))/;
const EXTENSION = /\.(?:json|jsonl|ndjson)(?:\.gz)?$/i;

/** How sure the text is Scryfall-style JSON. An empty `.json` file is a little: cards may be typed into it. */
export function detect(path: string, text: string): number {
  if (!BEGINNING.test(text)) return EXTENSION.test(path) && text.trim() === '' ? 0.1 : 0;
  if (TELLING_FIELDS.test(text)) return 0.9;
  return EXTENSION.test(path) && /^\uFEFF?\s*(?:\[\s*\{?|\{)\s*(?:\}\s*)?\]?\s*$/.test(text) ? 0.1 : 0;
}
