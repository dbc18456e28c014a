// The page of the side view: what it shows, and that nothing in the rules' words can become markup.
import { describe, expect, it } from 'vitest';
import { cursorPage } from '../../client/src/rules/cursor-page';

const words = {
  title: '<img src=x onerror=alert(1)>',
  paragraphs: ['Dogs & "cats"'],
  rules: [{ number: '702.9', title: 'Flying' }],
  quote: {
    number: '702.9',
    title: 'Flying',
    edition: '2031-04-01',
    paragraphs: [{ number: '702.9a', text: 'A kite is above dogs.\nAnd <b>cats</b>.' }],
    examples: ['A kite & a dog.'],
    shortened: true,
  },
};

describe('the page at the cursor', () => {
  const page = cursorPage(words, 'f00d');
  it('allows its own styles and nothing else', () => {
    expect(page).toContain(`content="default-src 'none'; style-src 'nonce-f00d'"`);
    expect(page).not.toMatch(/<script|<img|<b>|<[^>]*\son\w+=/i);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
  it('shows words, quote, edition and links that run commands', () => {
    expect(page).toContain('Dogs &amp; &quot;cats&quot;');
    expect(page).toContain('A kite is above dogs.<br>And &lt;b&gt;cats&lt;/b&gt;.');
    expect(page).toContain('Example: A kite &amp; a dog.');
    expect(page).toContain('edition of 2031-04-01');
    expect(page).toContain(`href="command:cardwright.showRule?${encodeURIComponent('["702.9"]')}"`);
    expect(page).toContain('Read on');
  });
  it('takes its colours from the theme', () => {
    expect(page).not.toMatch(/#[0-9a-f]{3,8}\b(?!;39)|rgb\(/i);
    expect(page.match(/var\(--vscode-/g)?.length).toBeGreaterThan(5);
  });
  it('says what to do when there is nothing', () => {
    expect(cursorPage(undefined, 'f00d')).toContain('command:cardwright.lookUpRule');
  });
});
