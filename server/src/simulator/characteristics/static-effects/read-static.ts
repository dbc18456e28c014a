// Reads the sentences of a static ability into its effects on objects, players and the rules of the game.
import type { Meaning } from '../../../oracle';
import type { Ability } from '../../abilities/ability';
import { grantsIn } from '../../abilities/granted';
import { isNode } from '../../meaning/frame';
import { readControl } from './control';
import { readGivenAbilities } from './given-abilities';
import { readKinds } from './kinds';
import { isRule } from './rules';
import { amountPart, readSize } from './sizes';
import type {
  Gate,
  ObjectEffect,
  Part,
  PartReader,
  StaticEffect,
  StaticReading,
  Surroundings,
  UnsupportedWords,
} from './static-effect';

const families: readonly PartReader[] = [readSize, readKinds, readGivenAbilities, readControl];

class SentenceReader {
  readonly effects: StaticEffect[] = [];
  readonly unsupported: UnsupportedWords[] = [];
  /** The condition of the sentence before, for "otherwise". */
  private lastGate: { readonly gate: Gate; readonly spokenOf: Meaning | undefined } | undefined;
  /** Whether it is a replacement effect, to which the sentences after it belong. */
  replaces = false;

  /** Reads a sentence, a clause in it, or what a condition governs. */
  sentence(node: Meaning, around: Surroundings): void {
    const inner = node['do'];
    switch (node.kind) {
      case 'asLongAs':
      case 'whileTrue':
      case 'onlyIf':
      case 'if': {
        const condition = node['condition'];
        // "If … would …, … instead" is a replacement effect (CR 614.1a).
        if (isNode(condition) && isReplaced(condition, inner)) {
          this.replaces = true;
          return;
        }
        if (isNode(inner)) {
          const within = gated(around, { condition, negated: false }, inner);
          this.lastGate = { gate: within.gates.at(-1)!, spokenOf: within.spokenOf };
          return this.sentence(inner, within);
        }
        break;
      }
      case 'unless':
        if (isNode(inner))
          return this.sentence(inner, gated(around, { condition: node['condition'], negated: true }, inner));
        break;
      case 'otherwise':
        if (isNode(inner) && this.lastGate) {
          const { gate, spokenOf } = this.lastGate;
          const gates = [...around.gates, { ...gate, negated: !gate.negated }];
          return this.sentence(inner, { ...around, gates, spokenOf });
        }
        break;
      case 'during':
        if (isNode(inner))
          return this.sentence(inner, gated(around, { condition: node['time'], negated: false }));
        break;
      case 'whereX':
        if (isNode(inner)) return this.sentence(inner, { ...around, x: node['is'] });
        break;
      case 'forEachLead':
        if (isNode(inner)) return this.sentence(inner, { ...around, per: node['per'] });
        break;
      case 'sequence':
        for (const each of [node['first'], node['rest']]) if (isNode(each)) this.sentence(each, around);
        return;
      case 'clause':
        if (isNode(node['does']))
          return this.verb(node['does'], { ...around, who: node['who'], holder: node });
        break;
      case 'are':
        return this.verb(node, { ...around, who: itself(node), holder: node });
      case 'sizeIs':
      case 'oneIs':
        return this.sizeIs(node, around);
      case 'asEnters':
      case 'size':
      case 'level':
      case 'deckMay':
        // Entering and levels are looked at where they matter; decks are built before the game.
        return;
      default:
        if (isRule(node)) {
          this.effects.push({
            kind: 'rule',
            ...around,
            who: node['of'] ?? node['who'] ?? 'you',
            holder: node,
            does: node,
          });
          return;
        }
    }
    this.unsupported.push({ node, what: node.kind });
  }

  private verb(does: Meaning, around: Surroundings): void {
    switch (does.kind) {
      case 'sequence':
      case 'also':
        for (const each of [does['first'] ?? does['one'], does['rest'] ?? does['other']]) {
          if (!isNode(each)) continue;
          if (isSentence(each)) this.sentence(each, around);
          else this.verb(each, around);
        }
        return;
      case 'forEach':
        if (isNode(does['does'])) return this.verb(does['does'], { ...around, per: does['per'] });
        break;
      case 'until':
        if (this.lasting(does, around)) return;
        break;
      case 'enter':
        // A replacement effect (CR 614.1c).
        return;
      case 'may':
        if (isEntering(does['does'])) return;
        break;
    }
    if (/^(?:have|gain|lose)$/.test(does.kind) && this.onPlayers(does, around)) return;
    if (typeof around.who !== 'string') {
      for (const family of families) {
        const parts = family(does, around);
        if (parts)
          return this.objects(
            parts,
            around,
            isNode(around.who) && around.who.kind === 'self' && isDefining(parts, around),
          );
      }
    } else {
      const control = readControl(does, around);
      if (control) return this.objects(control, { ...around, who: does['what'], holder: does }, false);
    }
    if (isRule(does)) {
      this.effects.push({ kind: 'rule', ...around, does });
      return;
    }
    this.unsupported.push({ node: does, what: does.kind });
  }

  /** "Can't … during your turn", "can't block this turn": a time is a condition, a duration is kept elsewhere. */
  private lasting(does: Meaning, around: Surroundings): boolean {
    const inner = does['does'];
    const time = does['for'];
    if (!isNode(inner) || !/^(?:cant|may|can|cost|have|get|sequence)$/.test(inner.kind)) return false;
    if (isNode(time) && time.kind === 'ifAble') return false;
    if (time === 'each combat') return false;
    const during = isNode(time) && time.kind === 'duringTime';
    this.verb(inner, during ? gated(around, { condition: time, negated: false }) : around);
    return true;
  }

  private objects(parts: readonly Part[], around: Surroundings, defining: boolean): void {
    const last = this.effects.at(-1);
    // "Gets +1/+1 and has flying" is one effect with parts in two layers (CR 613.6).
    if (
      last?.kind === 'objects' &&
      last.who === around.who &&
      last.gates === around.gates &&
      last.defining === defining
    ) {
      this.effects[this.effects.length - 1] = { ...last, parts: [...last.parts, ...parts] };
      return;
    }
    this.effects.push({ kind: 'objects', ...around, parts, defining });
  }

  /** "You have hexproof", "You and permanents you control have hexproof". */
  private onPlayers(does: Meaning, around: Surroundings): boolean {
    const { who } = around;
    const both = isNode(who) && who.kind === 'youAnd';
    if (typeof who !== 'string' && !both) return false;
    const abilities = grantsIn(does['abilities']);
    if (!abilities) return false;
    this.effects.push({
      kind: 'players',
      ...around,
      who: both ? 'you' : who,
      abilities,
      loses: does.kind === 'lose',
    });
    if (both) {
      const objects = { ...around, who: who['what'] };
      this.objects(readGivenAbilities(does, objects) ?? [], objects, false);
    }
    return true;
  }

  private sizeIs(node: Meaning, around: Surroundings): void {
    const of = node['of'];
    const who =
      of === 'its' || of === 'their' ? (around.spokenOf ?? itself(node)) : isNode(of) ? of['who'] : undefined;
    if (!isNode(who)) {
      this.unsupported.push({ node, what: node.kind });
      return;
    }
    const what = node.kind === 'sizeIs' ? 'both' : node['what'] === 'toughness' ? 'toughness' : 'power';
    const own = who.kind === 'self' || who.kind === 'pronoun';
    const defining = own && around.gates.length === 0;
    const holder = { ...around, who, holder: node };
    // CR 613.4a, b: a characteristic-defining ability comes before effects that set.
    this.objects([amountPart(defining ? 'defined' : 'set', what, node['n'], node)], holder, defining);
  }
}

/** CR 604.3a: it defines colours, types or size, of its own object, under no condition. */
function isDefining(parts: readonly Part[], around: Surroundings): boolean {
  return (
    around.gates.length === 0 &&
    parts.every(({ layer }) => layer === 'type' || layer === 'color' || layer === 'defined')
  );
}

/**
 * The surroundings with a condition more. What "it" is, the condition says, or else the clause that it governs: "As long
 * as this creature is tapped, it …", "Enchanted creature gets +1/+1 as long as it's …".
 */
function gated(around: Surroundings, gate: Gate, governed?: Meaning): Surroundings {
  const { condition } = gate;
  const spokenOf =
    subjectOf(isNode(condition) ? condition : undefined) ?? subjectOf(governed) ?? around.spokenOf;
  return { ...around, gates: [...around.gates, gate], spokenOf };
}

function subjectOf(node: Meaning | undefined): Meaning | undefined {
  const who = node?.['who'];
  if (!isNode(who)) return undefined;
  if (who.kind === 'self') return who;
  const det = who['det'];
  return who.kind === 'object' && (det === 'this' || det === 'enchanted' || det === 'equipped')
    ? who
    : undefined;
}

/** "You may have this creature enter as a copy of …" is a replacement effect, too. */
function isEntering(does: unknown): boolean {
  return isNode(does) && /^have/.test(does.kind) && /"kind":"enter/.test(JSON.stringify(does));
}

/** "Would …" and "if … is tapped for mana, it produces … instead" (CR 106.12b, 614.1a). */
function isReplaced(condition: Meaning, inner: unknown): boolean {
  if (/^(?:would|countersWould)/.test(condition.kind)) return true;
  const clause = isNode(inner) && inner.kind === 'instead' ? inner['do'] : inner;
  const does = isNode(clause) ? clause['does'] : undefined;
  return condition.kind === 'happens' && isNode(does) && /^produce(?:Times|Other)$/.test(does.kind);
}

function itself(node: Meaning): Meaning {
  return { kind: 'pronoun', word: 'it', span: node.span };
}

function isSentence(node: Meaning): boolean {
  return /^(?:clause|are|sizeIs|oneIs|asLongAs|if|unless|whereX|during)$/.test(node.kind);
}

const read = new WeakMap<Ability, StaticReading>();
const none: StaticReading = { effects: [], unsupported: [] };

/** The effects of a static ability. Read once; nothing throws. */
export function readStatic(ability: Ability): StaticReading {
  if (ability.kind !== 'static') return none;
  const known = read.get(ability);
  if (known) return known;
  const reader = new SentenceReader();
  for (const { meaning } of ability.sentences) {
    if (reader.replaces) break;
    reader.sentence(meaning, {
      who: undefined,
      holder: meaning,
      gates: [],
      x: undefined,
      spokenOf: undefined,
      per: undefined,
    });
  }
  const result: StaticReading = { effects: reader.effects, unsupported: reader.unsupported };
  read.set(ability, result);
  return result;
}

/** The effects on objects among them. */
export function objectEffects(ability: Ability): readonly ObjectEffect[] {
  return readStatic(ability).effects.filter((effect): effect is ObjectEffect => effect.kind === 'objects');
}
