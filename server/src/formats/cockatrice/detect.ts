// Recognises Cockatrice card databases by their first element.

/** Whether the text begins with the root of a card database, or with bare `<card>` elements as some sites write them. */
export function detect(path: string, text: string): number {
  if (!/^\ufeff?\s*</.test(text)) return 0;
  const body = text
    .replace(/^\ufeff?\s*/, '')
    .replace(/^(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?(?:-->|$)\s*|<!DOCTYPE[^>]*>\s*)*/, '');
  if (/^<cockatrice_carddatabase\b/.test(body)) return 1;
  if (/^<card(?:\s[^>]*)?>/.test(body) && /<(?:name|text|prop|type|manacost)\b/.test(body.slice(0, 2_000))) {
    return /\.xml$/i.test(path) || path === '' ? 0.9 : 0.7;
  }
  if (/^<(?:cards|sets)\s*>/.test(body) && /<card\b[^>]*>\s*<name>/.test(body)) return 0.8;
  return 0;
}
