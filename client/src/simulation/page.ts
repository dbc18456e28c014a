// The page of a simulation: its steps with their rules, and the board before and after each. All words are escaped.
import type { Simulation, SimulatedStep } from '../../../server/src/protocol';
import { escapeHtml, ruleLink } from '../rules/cursor-page';
import { describeBoards } from './boards';
import { SCRIPT, STYLES } from './page-parts';

/** The commands that links of the page run. */
export const PAGE_COMMANDS = ['cardwright.showRule'] as const;

/** What the page tells the extension. */
export type PageMessage =
  | { readonly kind: 'step'; readonly at: number }
  | { readonly kind: 'answer'; readonly at: number }
  | { readonly kind: 'words'; readonly at: number }
  | { readonly kind: 'save' }
  | { readonly kind: 'change' };

/** The whole page. @param at the step that is shown first; @param nonce lets the styles and the script of the page in */
export function simulationPage(run: Simulation, at: number, nonce: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'">
<meta name="viewport" content="width=device-width">
<title>Simulation</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body data-at="${at}">
${describeHead(run)}
<main>
<ol id="steps" tabindex="0" aria-label="Steps; the arrow keys go forward and back">
${run.steps.map(describeStep).join('\n')}
</ol>
<section id="boards" aria-live="polite" aria-label="Board">
${run.steps.map((step, index) => describeBoards(step, index, run.boards[index], run.boards[index + 1])).join('\n')}
</section>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

/** The page where nothing can be simulated any more. */
export function emptyPage(nonce: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}'">
<title>Simulation</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<p>There is nothing to simulate at this place. Put the cursor on a spell or an ability of a card, and run <em>Simulate Resolution</em> again.</p>
</body>
</html>`;
}

const SITUATIONS: Readonly<Record<Simulation['situation'], string>> = {
  main: 'in your main phase',
  combat: 'while creatures attack and block',
  stack: 'with an opponent’s spell on the stack',
};

function describeHead(run: Simulation): string {
  const what =
    run.kind === 'spell'
      ? `${run.card} is cast ${SITUATIONS[run.situation]}.`
      : `The ability is put on the stack without its cost or event, ${SITUATIONS[run.situation]}.`;
  const warnings = [
    ...(run.played ? [] : ['It did not get onto the stack. The steps say why.']),
    ...(run.stopped === undefined ? [] : [run.stopped]),
    ...(run.complete ? [] : ['Some words are not simulated: they are marked, and what they do is missing.']),
  ];
  const asks = run.steps.some(({ decisions }) => decisions.length > 0);
  return `<header>
<h1>${escapeHtml(run.card)}</h1>
<p>${escapeHtml(what)} Both players have a full board; choices that you leave open take the first that is possible.</p>
${warnings.map((words) => `<p class="unsupported" role="status">${escapeHtml(words)}</p>`).join('\n')}
<div class="buttons">
<button type="button" data-go="-1" title="Step back (left or up arrow)">◀ Back</button>
<button type="button" data-go="1" title="Step forward (right or down arrow)">Forward ▶</button>
${asks ? '<button type="button" class="quiet" data-send="change">Change an Answer…</button>' : ''}
<button type="button" class="quiet" data-send="save">Save This Run as a Scenario…</button>
</div>
</header>`;
}

function describeStep({ says, rule, words, events, decisions, notices }: SimulatedStep, at: number): string {
  const rows = [
    `<p class="says">${escapeHtml(says)} ${rule === undefined ? '' : link(rule)}</p>`,
    ...(words && words.quote !== says ? [`<p class="words">“${escapeHtml(words.quote)}”</p>`] : []),
    ...decisions.map(
      ({ at: position, player, question, options, taken, given, rule: behind }) =>
        `<p class="decision">${escapeHtml(`${player}: ${question}`)} ${behind === undefined ? '' : link(behind)}<br>
<strong>${escapeHtml(taken.map((each) => options[each] ?? '').join(', ') || 'none')}</strong>${given ? '' : ' <span class="faint">by default</span>'}
<button type="button" class="inline" data-send="answer" data-position="${position}">Change…</button></p>`,
    ),
    ...events.map((event) => `<p class="event">${escapeHtml(event)}</p>`),
    ...notices.map(
      ({ kind, says: tells, rule: behind, words: at_ }) =>
        `<p class="${kind}">${escapeHtml(tells)}${at_ ? ` <span class="words">“${escapeHtml(at_.quote)}”</span>` : ''} ${behind === undefined ? '' : link(behind)}</p>`,
    ),
  ];
  return `<li data-step="${at}">${rows.join('\n')}</li>`;
}

function link(rule: string): string {
  return `<span class="rule">${ruleLink(rule, `CR ${rule}`)}</span>`;
}
