// The page of the side view: what the words at the cursor mean. No scripts, no files; only links to commands.
import type { ExplainedWords } from '../../../server/src/protocol';

/** The commands that links of the page run. */
export const PAGE_COMMANDS = ['cardwright.showRule', 'cardwright.lookUpRule'] as const;

/** The whole page; undefined words mean that nothing at the cursor is explained. `nonce` lets its styles in. */
export function cursorPage(words: ExplainedWords | undefined, nonce: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'">
<title>Rules at the Cursor</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
${words ? describe(words) : EMPTY}
</body>
</html>`;
}

const STYLES = `
body { color: var(--vscode-foreground); font: var(--vscode-font-size)/1.5 var(--vscode-font-family); padding: 0 1em 1em; }
h1 { font-size: 1.25em; margin: .6em 0 .3em; }
p { margin: .5em 0; overflow-wrap: anywhere; }
a { color: var(--vscode-textLink-foreground); }
a:hover { color: var(--vscode-textLink-activeForeground); }
a:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
ul { list-style: none; margin: .5em 0; padding: 0; }
blockquote { background: var(--vscode-textBlockQuote-background); border-left: 3px solid var(--vscode-textBlockQuote-border); margin: .8em 0; padding: .2em .8em; }
.example, footer { color: var(--vscode-descriptionForeground); }
.example { font-style: italic; }
footer { font-size: .9em; }
`;

const EMPTY = `<p>Put the cursor on a word of a card: what it means in the rules is shown here.</p>
<p><a href="command:cardwright.lookUpRule">Look up a rule</a></p>`;

function describe({ title, paragraphs, rules, quote }: ExplainedWords): string {
  const parts = [`<h1>${escapeHtml(title)}</h1>`, ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)];
  if (quote) {
    const lines = quote.paragraphs.map(
      ({ number, text }) => `<p>${ruleLink(number, number)} ${lineBreaks(text)}</p>`,
    );
    const examples = quote.examples.map((text) => `<p class="example">Example: ${lineBreaks(text)}</p>`);
    const more = quote.shortened ? [`<p>${ruleLink(quote.number, 'Read on')}</p>`] : [];
    const edition = quote.edition ? `, edition of ${escapeHtml(quote.edition)}` : '';
    parts.push(
      `<blockquote>${[...lines, ...examples, ...more].join('\n')}</blockquote>`,
      `<footer>CR ${escapeHtml(quote.number)} ${escapeHtml(quote.title)}${edition}</footer>`,
    );
  }
  if (rules.length > 0) {
    const links = rules.map(
      ({ number, title: name }) => `<li>${ruleLink(number, `CR ${number} ${name}`)}</li>`,
    );
    parts.push(`<nav aria-label="Rules"><ul>${links.join('\n')}</ul></nav>`);
  }
  return parts.join('\n');
}

/** A link that opens the rulebook at a rule. */
export function ruleLink(number: string, words: string): string {
  const argument = encodeURIComponent(JSON.stringify([number]));
  return `<a href="command:cardwright.showRule?${argument}">${escapeHtml(words.trim())}</a>`;
}

function lineBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Text as it stands in a page: nothing in it can become markup. */
export function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
