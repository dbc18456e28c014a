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
  return `<div><h3>${title}</h3>${stack ? zone('Stack', board.stack, other.stack).html : ''}${players.join('')}</div>`;
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
  const zones = ZONES.map((name) => zone(titleOf(name), player[name], other?.[name] ?? []));
  const changed = zones.filter((each) => each.differs);
  const same = zones.filter((each) => !each.differs);
  const rest =
    same.length === 0
      ? ''
      : `<details><summary>Unchanged: ${same.map((each) => each.count).join(', ')}</summary>${same.map((each) => each.html).join('')}</details>`;
  return `<h4>${escapeHtml(player.name)}</h4><p class="facts">${shown.join(' · ')}</p>${changed.map((each) => each.html).join('')}${rest}`;
}

function titleOf(zone: (typeof ZONES)[number]): string {
  return zone[0]!.toUpperCase() + zone.slice(1);
}

/** A zone as markup: what is not so on the other board is marked, and all the rest can be opened. */
function zone(
  name: string,
  objects: readonly SimulatedObject[],
  others: readonly SimulatedObject[],
): { readonly html: string; readonly count: string; readonly differs: boolean } {
  const known = new Map(others.map((each) => [each.id, describe(each)]));
  const changed = objects.filter((each) => known.get(each.id) !== describe(each));
  const same = objects.filter((each) => known.get(each.id) === describe(each));
  const count = `${name.toLowerCase()} ${objects.length}`;
  const list = (items: readonly string[]): string =>
    items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const rest = list(same.map((each) => escapeHtml(describe(each))));
  const differs = changed.length > 0 || same.length !== others.length;
  if (!differs) return { html: `<p>${name}</p>${rest || '<p class="faint">none</p>'}`, count, differs };
  const folded =
    rest === '' ? '' : `<details><summary>and ${same.length} unchanged</summary>${rest}</details>`;
  const marked = list(changed.map((each) => mark(describe(each), true)));
  const html = `<p>${name}</p>${marked}${folded}${objects.length === 0 ? '<p class="faint">none</p>' : ''}`;
  return { html, count, differs };
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
