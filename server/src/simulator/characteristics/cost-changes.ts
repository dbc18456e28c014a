// What makes spells and abilities cost more or less, in the order of CR 601.2f: increases, then reductions.
import type { Meaning } from '../../oracle';
import { findSymbol } from '../../vocabulary';
import type { Ability } from '../abilities/ability';
import { amountOf, timesOf } from '../meaning/amounts';
import { fittingObjects } from '../meaning/describe';
import { isNode, newFrame, type Frame } from '../meaning/frame';
import { keywordNode, keywordsNamed } from '../meaning/keywords';
import type { ObjectId } from '../state/identity';
import type { BoardView } from './characteristics';
import { activeRules, concernsObject, fitsPhrase, safely, type ActiveRule } from './rule-effects';

/** One change of a cost. */
export interface CostChange {
  readonly way: 'more' | 'less';
  /** Mana symbols, `{X}` already a number. */
  readonly symbols: readonly string[];
  /** The object whose ability it is. */
  readonly source: ObjectId | undefined;
}

function times(rule: ActiveRule, about: ObjectId): number {
  const { per, holder } = rule.effect;
  if (per === undefined) return 1;
  if (per === 'target beyond the first') {
    const targets = Object.values(rule.frame.state.objects[about]?.onStack?.targets ?? {}).flat();
    return Math.max(0, targets.length - 1);
  }
  return timesOf(rule.frame, per, holder);
}

function changeOf(rule: ActiveRule, does: Meaning, about: ObjectId): CostChange | undefined {
  const n = safely(() => times(rule, about), 0);
  const cost = (does['cost'] ?? []) as readonly unknown[];
  const symbols = cost.flatMap((symbol): string[] => {
    if (typeof symbol !== 'string') return [];
    if (symbol !== '{X}') return [symbol];
    const x = safely(() => amountOf(rule.frame, rule.effect.x, rule.effect.holder), 0);
    return x > 0 ? [`{${x}}`] : [];
  });
  const repeated = Array.from({ length: Math.max(0, n) }, () => symbols).flat();
  if (repeated.length === 0) return undefined;
  return { way: does['way'] === 'more' ? 'more' : 'less', symbols: repeated, source: rule.source };
}

function sorted(changes: readonly CostChange[]): readonly CostChange[] {
  return [...changes.filter(({ way }) => way === 'more'), ...changes.filter(({ way }) => way === 'less')];
}

function affinity(board: BoardView, spell: ObjectId): CostChange[] {
  const frame = (ability: Ability): Frame =>
    newFrame({
      view: board,
      state: board.state,
      source: spell,
      controller: board.of(spell).controller,
      place: ability.place,
      abilityKey: ability.key,
    });
  return keywordsNamed(board.of(spell), 'affinity').flatMap((ability): CostChange[] => {
    const node = keywordNode(ability);
    if (!node) return [];
    const phrase: Meaning = {
      kind: 'objects',
      span: node.span,
      what: node['what'],
      post: [{ kind: 'controlled', span: node.span, by: 'you' }],
    };
    const n = safely(() => fittingObjects(frame(ability), phrase).length, 0);
    return n > 0 ? [{ way: 'less', symbols: [`{${n}}`], source: spell }] : [];
  });
}

/** What changes the cost of a spell that is being cast (or of a card, if it were cast), in the order of CR 601.2f. */
export function costChanges(board: BoardView, spell: ObjectId): readonly CostChange[] {
  const changes = activeRules(board, spell).flatMap((rule): CostChange[] => {
    const { does } = rule;
    if (does.kind !== 'cost' || does['to'] !== 'to cast' || !concernsObject(rule, spell)) return [];
    return [changeOf(rule, does, spell)].flatMap((change) => change ?? []);
  });
  return sorted([...changes, ...affinity(board, spell)]);
}

/** What changes the cost of activating an ability of an object. */
export function activationCostChanges(
  board: BoardView,
  source: ObjectId,
  ability: Ability,
): readonly CostChange[] {
  const changes = activeRules(board).flatMap((rule): CostChange[] => {
    const { does, frame } = rule;
    if (does.kind !== 'cost' || does['to'] !== 'to activate') return [];
    if (!safely(() => isAboutAbility(frame, rule.effect.who, source, ability), false)) return [];
    return [changeOf(rule, does, source)].flatMap((change) => change ?? []);
  });
  return sorted(changes);
}

/** Whether "activated abilities of …", "this ability", "equip abilities you activate" is about the ability. */
export function isAboutAbility(frame: Frame, who: unknown, source: ObjectId, ability: Ability): boolean {
  if (!isNode(who)) return false;
  if (who.kind === 'abilitiesOfMany' || who.kind === 'abilityOf') {
    return who['what'] !== 'triggered' && fitsPhrase(frame, who['of'], source);
  }
  if (who.kind === 'abilitiesOf') {
    const to = frame.state.objects[frame.source]?.attachedTo;
    return to?.kind === 'object' ? to.id === source : frame.source === source;
  }
  const what = who['what'];
  const noun = isNode(what) ? what['noun'] : undefined;
  if (who['det'] === 'this' && noun === 'ability')
    return frame.source === source && frame.abilityKey === ability.key;
  const keyword = typeof noun === 'string' ? /^(.+) ability$/.exec(noun)?.[1] : undefined;
  return (
    keyword !== undefined &&
    ability.keyword === keyword &&
    frame.view.of(source).controller === frame.controller
  );
}

interface Cost {
  generic: number;
  readonly others: string[];
}

function reduceBy(cost: Cost, symbol: string): void {
  const read = findSymbol(symbol);
  if (!read) return;
  if (read.kind === 'generic' || read.kind === 'snow') {
    cost.generic = Math.max(0, cost.generic - (read.manaValue ?? 0));
    return;
  }
  // CR 118.7b, c, f: mana of a type reduces that type, and generic mana where there is none of it left.
  const one = read.kind === 'colorless' ? '{C}' : `{${read.colors[0] ?? ''}}`;
  const at = cost.others.indexOf(one);
  if (at >= 0) cost.others.splice(at, 1);
  else cost.generic = Math.max(0, cost.generic - 1);
}

/**
 * The mana part of a total cost (CR 601.2f): increases first, then reductions, never below nothing.
 * @param symbols the mana cost with additional mana costs, `{X}` already a number
 */
export function totalMana(symbols: readonly string[], changes: readonly CostChange[]): readonly string[] {
  const all = [
    ...symbols,
    ...changes.filter(({ way }) => way === 'more').flatMap((change) => change.symbols),
  ];
  const cost: Cost = { generic: 0, others: [] };
  for (const symbol of all) {
    const read = findSymbol(symbol);
    if (read?.kind === 'generic') cost.generic += read.manaValue ?? 0;
    else cost.others.push(symbol);
  }
  for (const { way, symbols: less } of changes)
    if (way === 'less') for (const symbol of less) reduceBy(cost, symbol);
  const empty = symbols.length > 0 && cost.others.length === 0;
  return [...(cost.generic > 0 || empty ? [`{${cost.generic}}`] : []), ...cost.others];
}
