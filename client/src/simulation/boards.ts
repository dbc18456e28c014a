// The board before and after a step of a simulation, as markup: what changed stands out, the rest can be opened.
import type {
  SimulatedBoard,
  SimulatedObject,
  SimulatedPlayer,
  SimulatedStep,
} from '../../../server/src/protocol';
import { escapeHtml } from '../rules/cursor-page';

const ZONES = ['battlefield', 'hand', 'graveyard', 'exile'] as const;

/** Both boards of a step, hidden until the step is chosen. */
export function describeBoards(
  { says }: SimulatedStep,
  at: number,
  before: SimulatedBoard | undefined,
  after: SimulatedBoard | undefined,
): string {
  const columns =
    before && after
      ? `<div class="columns">${column('Before', before, after)}${column('After', after, before)}</div>`
      : '';
  return `<div data-board="${at}" hidden><h2>${escapeHtml(says)}</h2>${columns}</div>`;
}

function column(title: string, board: SimulatedBoard, other: SimulatedBoard): string {
  const stack = board.stack.length > 0 || other.stack.length > 0;
  const players = board.players.map((player, seat) => describePlayer(player, other.players[seat]));
  return `<div><h3>${title}</h3>${stack ? zone('Stack', board.stack, other.stack) : ''}${players.join('')}</div>`;
}

function describePlayer(player: SimulatedPlayer, other: SimulatedPlayer | undefined): string {
  const facts: readonly (readonly [string, string | number, string | number | undefined])[] = [
    ['life', player.life, other?.life],
    ['library', player.library, other?.library],
    ['counters', words(player.counters), words(other?.counters)],
    ['mana', words(player.mana), words(other?.mana)],
  ];
  const shown = facts
    // Both players begin with mana of every type: it is told only where some of it goes or comes.
    .filter(([name, now, was]) => now !== was || name === 'life' || name === 'library')
    .map(([name, now, was]) => mark(`${name} ${now === '' ? 'none' : now}`, now !== was));
  const zones = ZONES.map((name) =>
    zone(name[0]!.toUpperCase() + name.slice(1), player[name], other?.[name] ?? []),
  );
  return `<h4>${escapeHtml(player.name)}</h4><p class="facts">${shown.join(' · ')}</p>${zones.join('')}`;
}

function zone(name: string, objects: readonly SimulatedObject[], others: readonly SimulatedObject[]): string {
  const known = new Map(others.map((each) => [each.id, describe(each)]));
  const changed = objects.filter((each) => known.get(each.id) !== describe(each));
  const same = objects.filter((each) => known.get(each.id) === describe(each));
  const list = changed.map((each) => `<li>${mark(describe(each), true)}</li>`).join('');
  const rest =
    same.length === 0
      ? ''
      : `<details><summary>${changed.length > 0 ? `and ${same.length} unchanged` : `${name}: ${same.length}`}</summary><ul>${same.map((each) => `<li>${escapeHtml(describe(each))}</li>`).join('')}</ul></details>`;
  if (changed.length === 0) return rest === '' ? `<p class="faint">${name}: none</p>` : rest;
  return `<p>${name}</p><ul>${list}</ul>${rest}`;
}

function describe({ name, size, tapped, damage, counters }: SimulatedObject): string {
  const facts = [
    ...(size === undefined ? [] : [size]),
    ...(tapped ? ['tapped'] : []),
    ...(damage === undefined ? [] : [`${damage} damage`]),
    ...(counters ? [words(counters)] : []),
  ];
  return facts.length === 0 ? name : `${name} (${facts.join(', ')})`;
}

function words(counts: Readonly<Record<string, number>> | undefined): string {
  return Object.entries(counts ?? {})
    .map(([kind, n]) => `${n} ${kind}`)
    .join(', ');
}

function mark(text: string, changed: boolean): string {
  return changed ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text);
}
