// Reads a scenario file: the tree is checked against the format, then taken over as far as it fits.
import type { FileSpan, Problem } from '../../text';
import { actionKeys, fileShape, playerKeys } from './format';
import type {
  Action,
  ActionDetails,
  Doing,
  Expectation,
  ExpectedItem,
  ExpectedValue,
  GivenAnswer,
  Placed,
  Plain,
  ReadScenarios,
  Scenario,
  Start,
  StartEntry,
  StartPlayer,
  StartZone,
  StickerWish,
} from './scenario';
import { checkShape } from './shape';
import { readYaml, type YamlEntry, type YamlNode } from './yaml-tree';

/**
 * Reads the text of a scenario file. Never throws; wrong keys, names and types are problems with their places, and
 * what is wrong is left out of the scenarios.
 */
export function readScenarios(text: string): ReadScenarios {
  const { root, problems: yamlProblems } = readYaml(text);
  const problems: Problem[] = [...yamlProblems];
  if (!root || (root.kind === 'scalar' && root.value === null)) return { scenarios: [], problems };
  checkShape(root, fileShape, 'a scenario file', problems);
  const nodes = root.kind === 'list' ? root.items : [root];
  return { scenarios: nodes.flatMap((node) => (node.kind === 'map' ? [scenarioOf(node)] : [])), problems };
}

type MapNode = YamlNode & { kind: 'map' };

function get(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

function placed(node: YamlNode | undefined): Placed<Plain> | undefined {
  return node?.kind === 'scalar' && node.value !== null ? { value: node.value, span: node.span } : undefined;
}

function placedText(node: YamlNode | undefined): Placed<string> | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined;
  return { value: node.written ?? String(node.value), span: node.span };
}

function textOf(node: YamlNode | undefined): string | undefined {
  return placedText(node)?.value;
}

function numberOf(node: YamlNode | undefined): number | undefined {
  const value = placed(node)?.value;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

function booleanOf(node: YamlNode | undefined): boolean | undefined {
  const value = placed(node)?.value;
  return typeof value === 'boolean' ? value : undefined;
}

function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  if (!node) return [];
  if (node.kind === 'list') return node.items;
  return node.kind === 'scalar' && node.value === null ? [] : [node];
}

function plainsOf(node: YamlNode | undefined): Placed<Plain>[] {
  return itemsOf(node).flatMap((item) => placed(item) ?? []);
}

function textsOf(node: YamlNode | undefined): Placed<string>[] {
  return itemsOf(node).flatMap((item) => placedText(item) ?? []);
}

function countsOf(node: YamlNode | undefined): Record<string, number> | undefined {
  if (node?.kind !== 'map') return undefined;
  const counts: Record<string, number> = {};
  for (const { key, value } of node.entries) {
    const n = numberOf(value);
    if (n !== undefined) counts[key] = n;
  }
  return counts;
}

function scenarioOf(node: MapNode): Scenario {
  const name = placedText(get(node, 'name'));
  const short = placedText(get(node, 'resolve'));
  const actions: Action[] = [];
  if (short)
    actions.push({ doing: { kind: 'resolve', what: short }, details: { answers: [] }, span: short.span });
  for (const item of itemsOf(get(node, 'do'))) {
    const action = item.kind === 'map' ? actionOf(item) : undefined;
    if (action) actions.push(action);
  }
  return {
    name: name?.value ?? '(no name)',
    nameSpan: name?.span ?? { start: node.span.start, end: node.span.start + 1 },
    span: node.span,
    rules: textsOf(get(node, 'rules')).map(({ value }) => value),
    cards: textsOf(get(node, 'cards')),
    start: startOf(get(node, 'start')),
    actions,
    answers: answersOf(get(node, 'answers')),
    then: expectationsOf(get(node, 'then')),
    stackStays: booleanOf(get(node, 'stack stays')) ?? false,
  };
}

/** The values of a player: from the player's own map and from keys such as `you.library`. */
function forPlayer(node: YamlNode | undefined, player: string): YamlEntry[] {
  if (node?.kind !== 'map') return [];
  return node.entries.flatMap((entry) => {
    if (entry.key === player && entry.value.kind === 'map') return entry.value.entries;
    return entry.key.startsWith(`${player}.`) ? [{ ...entry, key: entry.key.slice(player.length + 1) }] : [];
  });
}

const startZones: readonly StartZone[] = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'command'];

function startOf(node: YamlNode | undefined): Start {
  const players = playerKeys.map((player) => startPlayerOf(forPlayer(node, player)));
  while (players.length > 2 && isEmpty(players.at(-1)!)) players.pop();
  const names = get(node, 'players');
  const active = placedText(get(node, 'active'));
  const puzzle = placedText(get(node, 'puzzle'));
  const [turn, seed, step] = [
    numberOf(get(node, 'turn')),
    numberOf(get(node, 'seed')),
    textOf(get(node, 'step')),
  ];
  return {
    ...(turn !== undefined && { turn }),
    ...(step !== undefined && { step }),
    ...(active && { active }),
    ...(seed !== undefined && { seed }),
    ...(names && { names: textsOf(names).map(({ value }) => value) }),
    ...(puzzle && { puzzle }),
    players,
  };
}

function isEmpty(player: StartPlayer): boolean {
  return Object.keys(player).length === 1 && Object.keys(player.zones).length === 0;
}

function startPlayerOf(entries: readonly YamlEntry[]): StartPlayer {
  const value = (key: string): YamlNode | undefined => entries.find((entry) => entry.key === key)?.value;
  const zones: Partial<Record<StartZone, readonly StartEntry[]>> = {};
  for (const zone of startZones) {
    const found = value(zone);
    if (found) zones[zone] = itemsOf(found).flatMap((item) => entryOf(item));
  }
  const [life, landsPlayed] = [numberOf(value('life')), numberOf(value('lands played'))];
  const mana = placedText(value('mana'));
  const counters = countsOf(value('counters'));
  return {
    ...(life !== undefined && { life }),
    ...(landsPlayed !== undefined && { landsPlayed }),
    ...(mana && { mana }),
    ...(counters && { counters }),
    zones,
  };
}

function stickerOf(node: YamlNode): StickerWish[] {
  const word = textOf(node) ?? textOf(get(node, 'word'));
  return word === undefined ? [] : [{ word, after: numberOf(get(node, 'after')) ?? 0 }];
}

function entryOf(node: YamlNode): StartEntry[] {
  const alone = placedText(node);
  if (alone) return [{ card: alone, span: node.span }];
  const card = placedText(get(node, 'card'));
  if (!card) return [];
  const face = placed(get(node, 'face'));
  const stickers = get(node, 'stickers');
  const chosen = get(node, 'chosen');
  const defined: Partial<Record<keyof StartEntry, unknown>> = {
    as: placedText(get(node, 'as')),
    tapped: booleanOf(get(node, 'tapped')),
    counters: countsOf(get(node, 'counters')),
    stickers: stickers && itemsOf(stickers).flatMap(stickerOf),
    attachedTo: placedText(get(node, 'attached to')),
    controller: placedText(get(node, 'controller')),
    face: face && typeof face.value !== 'boolean' ? face : undefined,
    faceDown: booleanOf(get(node, 'face down')),
    summoningSick: booleanOf(get(node, 'summoning sick')),
    token: booleanOf(get(node, 'token')),
    damage: numberOf(get(node, 'damage')),
    chosen: chosen && plainsOf(chosen),
    castWithX: numberOf(get(node, 'cast with x')),
  };
  const given = Object.fromEntries(Object.entries(defined).filter(([, value]) => value !== undefined));
  return [{ card, span: node.span, ...given }];
}

function answersOf(node: YamlNode | undefined): GivenAnswer[] {
  return itemsOf(node).map((item) => {
    if (item.kind !== 'map') return { answer: plainsOf(item), span: item.span };
    const asked = placedText(get(item, 'asked'));
    return { ...(asked && { asked }), answer: plainsOf(get(item, 'answer')), span: item.span };
  });
}

function actionOf(node: MapNode): Action | undefined {
  const entry = node.entries.find(({ key }) => (actionKeys as readonly string[]).includes(key));
  const doing = entry && doingOf(entry.key, entry.value, node);
  if (!doing) return undefined;
  const span = {
    start: entry.keySpan.start,
    end: Math.max(entry.keySpan.end, entry.value.kind === 'scalar' ? entry.value.span.end : 0),
  };
  return { doing, details: detailsOf(node), span };
}

function doingOf(key: string, value: YamlNode, node: MapNode): Doing | undefined {
  switch (key) {
    case 'cast':
    case 'play':
    case 'activate':
    case 'resolve': {
      const what = placedText(value);
      return what && { kind: key, what };
    }
    case 'attack':
      if (value.kind !== 'map')
        return { kind: 'attack', attackers: textsOf(value).map((attacker) => ({ attacker })) };
      return {
        kind: 'attack',
        attackers: value.entries.map(({ key: name, keySpan, value: whom }) => {
          const of = placedText(whom);
          return { attacker: { value: name, span: keySpan }, ...(of && { whom: of }) };
        }),
      };
    case 'block':
      if (value.kind !== 'map') return undefined;
      return {
        kind: 'block',
        blocks: value.entries.map(({ key: name, keySpan, value: attackers }) => ({
          blocker: { value: name, span: keySpan },
          attackers: textsOf(attackers),
        })),
      };
    case 'pass':
      return { kind: 'pass', times: textOf(value) === 'all' ? 'all' : (numberOf(value) ?? 1) };
    case 'next': {
      return { kind: 'next', what: textOf(value) === 'turn' ? 'turn' : 'step' };
    }
    case 'go to': {
      const step = textOf(value);
      const turn = numberOf(get(node, 'turn'));
      return step === undefined ? undefined : { kind: 'goTo', step, ...(turn !== undefined && { turn }) };
    }
    default:
      return { kind: 'expect', expectations: expectationsOf(value) };
  }
}

function detailsOf(node: MapNode): ActionDetails {
  const targets = get(node, 'targets');
  const kicked = placed(get(node, 'kicked'))?.value;
  const division = get(node, 'division');
  const defined: Partial<Record<keyof ActionDetails, unknown>> = {
    by: placedText(get(node, 'by')),
    targets: targets && itemsOf(targets).map((item) => textsOf(item)),
    modes: get(node, 'modes') && plainsOf(get(node, 'modes')),
    x: numberOf(get(node, 'x')),
    kicked: typeof kicked === 'boolean' ? Number(kicked) : kicked,
    paid: get(node, 'paid') && textsOf(get(node, 'paid')),
    free: booleanOf(get(node, 'free')),
    division: division && itemsOf(division).flatMap((item) => numberOf(item) ?? []),
    ability: placed(get(node, 'ability')),
    face: placed(get(node, 'face')),
  };
  const given = Object.fromEntries(Object.entries(defined).filter(([, value]) => value !== undefined));
  return { ...given, answers: answersOf(get(node, 'answers')) };
}

function expectationsOf(node: YamlNode | undefined): Expectation[] {
  if (node?.kind !== 'map') return [];
  const found: Expectation[] = [];
  for (const entry of node.entries) {
    const seat = playerKeys.findLastIndex(
      (player) => entry.key === player || entry.key.startsWith(`${player}.`),
    );
    if (entry.key === 'objects' && entry.value.kind === 'map') {
      for (const each of entry.value.entries) found.push(...objectExpectations(each));
    } else if (seat < 0) {
      const value = expectedValue(entry.value);
      if (value) found.push({ of: { kind: 'game' }, key: entry.key, value, span: lineOf(entry) });
    }
  }
  for (const [seat, player] of playerKeys.entries()) {
    for (const entry of forPlayer(node, player)) {
      const value = expectedValue(entry.value);
      if (value) found.push({ of: { kind: 'player', seat }, key: entry.key, value, span: lineOf(entry) });
    }
  }
  return found.sort((a, b) => a.span.start - b.span.start);
}

function objectExpectations({ key: name, keySpan, value }: YamlEntry): Expectation[] {
  const of = { kind: 'object', name } as const;
  const alone = placedText(value);
  if (alone) {
    const span = { start: keySpan.start, end: alone.span.end };
    return [{ of, key: 'size', value: { kind: 'plain', ...alone }, span }];
  }
  if (value.kind !== 'map') return [];
  return value.entries.flatMap((entry) => {
    const expected = expectedValue(entry.value);
    return expected ? [{ of, key: entry.key, value: expected, span: lineOf(entry) }] : [];
  });
}

function lineOf({ keySpan, value }: YamlEntry): FileSpan {
  return { start: keySpan.start, end: Math.max(keySpan.end, value.span.end) };
}

function expectedValue(node: YamlNode): ExpectedValue | undefined {
  switch (node.kind) {
    case 'scalar':
      return node.value === null ? undefined : { kind: 'plain', value: node.value, span: node.span };
    case 'list':
      return { kind: 'list', items: node.items.flatMap(expectedItem), span: node.span };
    case 'map':
      return { kind: 'counts', counts: countsOf(node) ?? {}, span: node.span };
  }
}

function expectedItem(node: YamlNode): ExpectedItem[] {
  const alone = textOf(node);
  if (alone !== undefined) return [{ text: alone, span: node.span, is: [] }];
  const card = textOf(get(node, 'card'));
  if (card === undefined || node.kind !== 'map') return [];
  const is = node.entries
    .filter(({ key }) => key !== 'card')
    .flatMap((entry) => {
      const value = expectedValue(entry.value);
      return value
        ? [{ of: { kind: 'object', name: card } as const, key: entry.key, value, span: lineOf(entry) }]
        : [];
    });
  return [{ text: card, span: node.span, is }];
}
