// Words of cards and rules inside Markdown.

/** Keeps words from being read as Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
}
