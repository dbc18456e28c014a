// Asks the user for another answer to a decision of a simulation, by quick pick.
import * as vscode from 'vscode';
import type { SimulatedDecision, Simulation } from '../../../server/src/protocol';

interface OptionItem extends vscode.QuickPickItem {
  readonly option: number;
}

/** All decisions of a run, in their order. */
export function decisionsOf({ steps }: Simulation): SimulatedDecision[] {
  return steps.flatMap(({ decisions }) => decisions);
}

/** Lets the user choose a decision; undefined when none was chosen. One decision needs no choosing. */
export async function chooseDecision(run: Simulation): Promise<SimulatedDecision | undefined> {
  const decisions = decisionsOf(run);
  if (decisions.length < 2) return decisions[0];
  const picked = await vscode.window.showQuickPick(
    decisions.map((decision) => ({
      label: decision.question,
      description: decision.taken.map((at) => decision.options[at] ?? '').join(', ') || 'none',
      detail: `${decision.player}${decision.given ? '' : ', by default'}`,
      decision,
    })),
    { title: 'Change an Answer', placeHolder: 'Which decision?', matchOnDescription: true },
  );
  return picked?.decision;
}

/** Asks for the answer: positions of the chosen options; undefined when the user gives none. */
export function askAnswer(decision: SimulatedDecision): Promise<readonly number[] | undefined> {
  if (decision.most === 1 && decision.least === 1) return askOne(decision);
  // Where the order counts, a list with ticks would lose it.
  return decision.asks === 'order' ? askInOrder(decision) : askSome(decision);
}

async function askOne(decision: SimulatedDecision): Promise<readonly number[] | undefined> {
  const picked = await vscode.window.showQuickPick(itemsOf(decision), titles(decision));
  return picked && [picked.option];
}

async function askInOrder(decision: SimulatedDecision): Promise<readonly number[] | undefined> {
  const chosen: number[] = [];
  while (chosen.length < decision.most) {
    const left = itemsOf(decision).filter(({ option }) => !chosen.includes(option));
    const done = { label: 'That is all', option: -1, alwaysShow: true };
    const items = chosen.length >= decision.least ? [done, ...left] : left;
    const picked = await vscode.window.showQuickPick(items, {
      ...titles(decision),
      placeHolder: `Which comes ${chosen.length === 0 ? 'first' : 'next'}?`,
    });
    if (!picked) return undefined;
    if (picked.option < 0) break;
    chosen.push(picked.option);
  }
  return chosen;
}

async function askSome(decision: SimulatedDecision): Promise<readonly number[] | undefined> {
  const { least, most } = decision;
  const howMany = least === most ? String(least) : `${least} to ${most}`;
  let items = itemsOf(decision);
  let placeHolder = `Choose ${howMany}.`;
  for (;;) {
    const picked = await vscode.window.showQuickPick(items, {
      ...titles(decision),
      placeHolder,
      canPickMany: true,
    });
    if (!picked) return undefined;
    const chosen = picked.map(({ option }) => option);
    if (chosen.length >= least && chosen.length <= most) return chosen;
    items = items.map((item) => ({ ...item, picked: chosen.includes(item.option) }));
    placeHolder = `You chose ${chosen.length}; choose ${howMany}.`;
  }
}

function itemsOf({ options, taken }: SimulatedDecision): OptionItem[] {
  return options.map((label, option) => ({
    // Signs such as $(play) in words of a card are no icons.
    label: label.replaceAll('$(', '$\u200b('),
    ...(taken.includes(option) ? { description: 'taken now' } : {}),
    picked: taken.includes(option),
    option,
  }));
}

function titles({ question, player }: SimulatedDecision): vscode.QuickPickOptions {
  return { title: `${player}: ${question}`, matchOnDescription: true };
}
