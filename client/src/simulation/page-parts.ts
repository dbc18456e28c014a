// Styles and script of the simulation's page. Colours come from the theme; the script only moves and tells.

/** The styles. */
export const STYLES = `
body { color: var(--vscode-foreground); background: var(--vscode-editor-background); font: var(--vscode-font-size)/1.45 var(--vscode-font-family); margin: 0; padding: 0 1.2em 1.2em; }
h1 { font-size: 1.35em; margin: .8em 0 .2em; }
h2 { font-size: 1.1em; margin: 0 0 .4em; }
h3 { font-size: 1em; margin: 0 0 .4em; color: var(--vscode-descriptionForeground); }
h4 { font-size: 1em; margin: .8em 0 .1em; }
p { margin: .2em 0; overflow-wrap: anywhere; }
ul { margin: .1em 0; padding-left: 1.3em; }
a { color: var(--vscode-textLink-foreground); }
a:hover { color: var(--vscode-textLink-activeForeground); }
a:focus-visible, button:focus-visible, summary:focus-visible, #steps:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
button { color: var(--vscode-button-foreground); background: var(--vscode-button-background); border: 1px solid var(--vscode-button-border, transparent); border-radius: 2px; font: inherit; padding: .2em .8em; cursor: pointer; }
button:hover { background: var(--vscode-button-hoverBackground); }
button.quiet { color: var(--vscode-button-secondaryForeground); background: var(--vscode-button-secondaryBackground); }
button.quiet:hover { background: var(--vscode-button-secondaryHoverBackground); }
button.inline { color: var(--vscode-textLink-foreground); background: none; border: none; padding: 0 .3em; text-decoration: underline; }
.buttons { display: flex; flex-wrap: wrap; gap: .5em; margin: .6em 0; }
header { position: sticky; top: 0; z-index: 1; background: var(--vscode-editor-background); border-bottom: 1px solid var(--vscode-panel-border); }
main { display: flex; flex-wrap: wrap; gap: 1em; margin-top: .8em; }
#steps { flex: 1 1 20em; list-style: none; margin: 0; padding: 0; }
#steps li { border-left: 3px solid transparent; padding: .3em .7em; cursor: pointer; }
#steps li:hover { background: var(--vscode-list-hoverBackground); }
#steps li[aria-current] { background: var(--vscode-list-inactiveSelectionBackground); border-left-color: var(--vscode-focusBorder); }
#boards { flex: 2 1 26em; }
.columns { display: flex; gap: 1.2em; }
.columns > div { flex: 1 1 0; min-width: 0; }
.says { font-weight: 600; }
.rule { font-weight: 400; font-size: .9em; white-space: nowrap; }
.words { font-style: italic; color: var(--vscode-descriptionForeground); }
.event { padding-left: 1em; }
.decision { border-left: 2px solid var(--vscode-textBlockQuote-border); margin: .3em 0 .3em 1em; padding-left: .6em; }
.faint, .facts, .information, summary { color: var(--vscode-descriptionForeground); }
.unsupported { border-left: 3px solid var(--vscode-editorWarning-foreground); padding-left: .6em; }
.nothing { border-left: 3px solid var(--vscode-editorInfo-foreground); padding-left: .6em; }
mark { color: inherit; background: var(--vscode-editor-findMatchHighlightBackground); }
`;

/** The script: chooses steps by keys and clicks, and tells the extension. */
export const SCRIPT = `
(() => {
  const host = acquireVsCodeApi();
  const steps = [...document.querySelectorAll('[data-step]')];
  const boards = [...document.querySelectorAll('[data-board]')];
  const list = document.getElementById('steps');
  let at = 0;
  const show = (wanted) => {
    at = Math.max(0, Math.min(steps.length - 1, wanted));
    steps.forEach((step, index) => index === at ? step.setAttribute('aria-current', 'step') : step.removeAttribute('aria-current'));
    boards.forEach((board, index) => { board.hidden = index !== at; });
    if (steps[at]) steps[at].scrollIntoView({ block: 'nearest' });
    host.postMessage({ kind: 'step', at });
  };
  const keys = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const wanted = event.key in keys ? at + keys[event.key] : event.key === 'Home' ? 0 : event.key === 'End' ? steps.length - 1 : undefined;
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  });
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (button && button.dataset.go) return show(at + Number(button.dataset.go));
    if (button && button.dataset.send) return host.postMessage({ kind: button.dataset.send, at: Number(button.dataset.position || 0) });
    if (event.target.closest('a, button, summary')) return;
    const step = event.target.closest('[data-step]');
    if (!step) return;
    show(Number(step.dataset.step));
    host.postMessage({ kind: 'words', at });
  });
  show(Number(document.body.dataset.at));
  list.focus();
})();
`;
