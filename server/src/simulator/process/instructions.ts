// Carries out instructions: sentences in order, conditions, choices, repetitions; verbs are in effects/.
import type { Meaning } from '../../oracle';
import type { Sentence } from '../abilities/ability';
import { effectFor } from './effect-table';
import { timesOf, amountOf } from '../meaning/amounts';
import { holds } from '../meaning/conditions';
import { isNode, Nothing, Unsupported } from '../meaning/frame';
import type { Play } from '../run/play';
import type { Duration } from '../state/continuous-effect';
import type { Entity, PlayerId } from '../state/names';
import { canPay, payCost } from './pay';
import type { Resolving } from './resolving';

const you = (resolving: Resolving): readonly Entity[] => [{ kind: 'player', id: resolving.you }];

/** Carries out the sentences of an ability in their order (CR 608.2c). */
export function* carryOutSentences(resolving: Resolving, sentences: readonly Sentence[]): Play {
  for (let at = 0; at < sentences.length; at += 1) {
    const sentence = sentences[at]!;
    const here = resolving.with({ place: sentence.place });
    // CR 608.2c: a later sentence can change what an earlier one does: "If …, … instead".
    const next = sentences[at + 1];
    if (next && (yield* replacesSentence(resolving.with({ place: next.place }), next.meaning))) {
      const other = otherAmount(next.meaning);
      if (other === undefined) continue;
      // "…, it deals 4 damage instead": the instruction before with another number.
      yield* resolving.game.step(
        sentenceWords(next),
        'follow-instructions',
        resolving.with({ place: next.place }).words(next.meaning),
      );
      yield* attempt(here, withDamage(sentence.meaning, other), you(resolving));
      at += 1;
      continue;
    }
    yield* resolving.game.step(sentenceWords(sentence), 'follow-instructions', here.words(sentence.meaning));
    if (forbidsRegeneration(sentence.meaning)) continue;
    resolving.doings.noRegeneration = next !== undefined && forbidsRegeneration(next.meaning);
    yield* attempt(here, sentence.meaning, you(resolving));
  }
}

/** "It can't be regenerated" is about the destroying before it (CR 701.19c). */
function forbidsRegeneration(meaning: Meaning): boolean {
  const does = meaning.kind === 'clause' ? meaning['does'] : undefined;
  const cant = isNode(does) && does.kind === 'cant' ? does['does'] : undefined;
  return isNode(cant) && cant.kind === 'isPassive' && cant['done'] === 'regenerated';
}

function sentenceWords({ meaning, place }: Sentence): string {
  const line = place.text.split('\n')[place.line] ?? '';
  return line.slice(meaning.span.start, meaning.span.end) || meaning.kind;
}

/** The number of "it deals N damage instead". */
function otherAmount(meaning: Meaning): unknown {
  const instead = meaning['do'];
  const clause = isNode(instead) ? (isNode(instead['do']) ? instead['do'] : instead) : undefined;
  const does = clause?.kind === 'clause' ? clause['does'] : undefined;
  return isNode(does) && does.kind === 'dealSome' ? does['n'] : undefined;
}

/** The same instruction with another amount of damage. */
function withDamage(meaning: Meaning, n: unknown): Meaning {
  if (/^deal/.test(meaning.kind)) return { ...meaning, n };
  const does = meaning['does'];
  return isNode(does) ? { ...meaning, does: withDamage(does, n) } : meaning;
}

/** Whether the sentence stands in for the one before it, now. */
function* replacesSentence(resolving: Resolving, meaning: Meaning): Play<boolean> {
  const isInstead = (node: unknown): boolean => isNode(node) && /^(?:instead|insteadLead)$/.test(node.kind);
  const condition =
    (meaning.kind === 'if' && isInstead(meaning['do'])) || meaning.kind === 'insteadIf'
      ? meaning['condition']
      : undefined;
  if (condition === undefined || (isNode(condition) && /^would/.test(condition.kind))) return false;
  try {
    return holds(resolving.frame, condition, resolving.doings);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    yield* resolving.unsupported(error.node ?? meaning, `This condition is not evaluated: ${error.what}.`);
    return false;
  }
}

/** Carries out one instruction; what is not supported or does nothing is said at its words. */
export function* attempt(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play {
  try {
    yield* carryOut(resolving, node, doers);
  } catch (error) {
    if (error instanceof Unsupported) {
      yield* resolving.unsupported(error.node ?? node, `This is not simulated: ${error.what}.`);
    } else if (error instanceof Nothing) {
      yield* resolving.nothing(error.node ?? node, error.says, error.rule);
    } else {
      throw error;
    }
  }
}

type Control = (resolving: Resolving, node: Meaning, doers: readonly Entity[]) => Play;

function inner(node: Meaning, slot: string): Meaning {
  const value = node[slot];
  if (!isNode(value)) throw new Unsupported(node, String(value));
  return value;
}

/** Each player in turn for "each player …"; all at once for objects. */
function* forSubjects(resolving: Resolving, node: Meaning, subjects: readonly Entity[]): Play {
  const does = inner(node, 'does');
  const onlyPlayers = subjects.length > 0 && subjects.every(({ kind }) => kind === 'player');
  if (!onlyPlayers || subjects.length === 1) {
    if (subjects.length === 0) {
      yield* resolving.nothing(
        node,
        'There is nothing that this could be done to or by.',
        'impossible-instructions',
      );
      return;
    }
    yield* carryOut(resolving, does, subjects);
    return;
  }
  // CR 101.4: in the order of turns.
  for (const each of subjects) yield* carryOut(resolving.with({ each }), does, [each]);
}

function* chosenDeed(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play {
  const player = resolving.doer(doers);
  const question = `${resolving.game.player(player).name}: ${wordsOf(resolving, node)}?`;
  const yes = yield* resolving.game.mayChoose(player, question, 'choices-on-resolution');
  resolving.doings.did = yes;
  if (!yes) return;
  yield* carryOut(resolving, inner(node, 'does'), doers);
}

function wordsOf(resolving: Resolving, node: Meaning): string {
  const line = resolving.frame.place.text.split('\n')[resolving.frame.place.line] ?? '';
  return line.slice(node.span.start, node.span.end);
}

function* onlyWhen(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play {
  const condition = node['condition'];
  const does = inner(node, 'do');
  if (/^(?:instead|insteadLead)$/.test(does.kind) && isNode(condition) && /^would/.test(condition.kind)) {
    throw new Unsupported(node, 'a replacement effect that a spell or ability makes');
  }
  const true_ = holds(resolving.frame, condition, resolving.doings);
  resolving.doings.condition = true_;
  if (true_) yield* carryOut(resolving, does, doers);
  // What did not happen was not done, for "When you do" and "If you do" after it.
  else if (isNode(condition) && !/^(?:doesNot)$/.test(condition.kind)) resolving.doings.did = false;
}

/** "… unless its controller pays {3}", "… unless you sacrifice a land", "… unless you control a Forest". */
function* unless(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play {
  const condition = node['condition'];
  const does = inner(node, 'do');
  if (isNode(condition) && condition.kind === 'happens' && isNode(condition['does'])) {
    const deed = condition['does'];
    if (
      deed.kind === 'pay' ||
      deed.kind === 'payLife' ||
      deed.kind === 'sacrifice' ||
      deed.kind === 'discard'
    ) {
      // The words before come first, so that "its controller" finds the spell.
      mentionTargets(resolving, does);
      const [payer] = yield* resolving.players(condition, 'who');
      if (payer !== undefined) {
        const cost = deed.kind === 'pay' ? deed['cost'] : deed;
        const asPayer = resolving.with({ controller: payer });
        if (canPay(asPayer, payer, cost)) {
          const question = `${resolving.game.player(payer).name}: ${wordsOf(resolving, deed)}?`;
          const pays = yield* resolving.game.mayChoose(payer, question, 'unless-pays', false);
          resolving.doings.did = !pays;
          if (pays) {
            yield* payCost(asPayer, payer, cost);
            return;
          }
        }
      }
      resolving.doings.did = true;
      yield* carryOut(resolving, does, doers);
      return;
    }
  }
  if (!holds(resolving.frame, condition, resolving.doings)) yield* carryOut(resolving, does, doers);
}

/** Remembers the targets of an instruction that is not carried out yet. */
function mentionTargets(resolving: Resolving, node: Meaning): void {
  for (const [slot, value] of Object.entries(node)) {
    if (!isNode(value)) continue;
    const key = `${resolving.frame.place.line}:${value.span.start}-${value.span.end}`;
    const found = resolving.frame.targets.get(key);
    if (found) resolving.remember(found, '', 'target');
    else if (slot !== 'span') mentionTargets(resolving, value);
  }
}

function durationOf(resolving: Resolving, lasting: unknown, node: Meaning): Duration {
  const { you: player } = resolving;
  if (typeof lasting === 'string') {
    if (/^this turn\b/.test(lasting) || lasting === 'each turn') return { kind: 'turn' };
    if (/^this combat/.test(lasting)) return { kind: 'combat' };
    if (lasting === 'for the rest of the game') return { kind: 'game' };
    if (lasting === 'for the rest of the turn') return { kind: 'turn' };
    throw new Unsupported(node, lasting);
  }
  if (!isNode(lasting)) throw new Unsupported(node, 'a duration');
  if (lasting.kind === 'until') return untilWhen(lasting, lasting['end'], player);
  if (lasting.kind === 'duringTime' && isNode(lasting['time'])) {
    const { time } = lasting;
    if (isNode(time) && time.kind === 'turn' && time['whose'] === 'your' && time['next'] === true) {
      return { kind: 'untilTurnOf', player, end: true };
    }
  }
  if (lasting.kind === 'untilEvent' || lasting.kind === 'forAsLong') {
    const about = lasting.kind === 'forAsLong' ? lasting['condition'] : lasting['event'];
    if (isNode(about) && isNode(about['does'])) {
      const deed = about['does'];
      if (deed.kind === 'leave') return { kind: 'whileThere', object: resolving.frame.source };
      if (deed.kind === 'control')
        return { kind: 'whileControlled', object: resolving.frame.source, by: player };
      if (deed.kind === 'remain' || deed.kind === 'is' || deed.kind === 'becomes') {
        if (/tapped/.test(JSON.stringify(deed)))
          return { kind: 'whileTapped', object: resolving.frame.source };
      }
    }
  }
  throw new Unsupported(lasting, lasting.kind);
}

function untilWhen(node: Meaning, end: unknown, player: PlayerId): Duration {
  if (end === 'end of turn') return { kind: 'turn' };
  if (end === 'end of combat') return { kind: 'combat' };
  if (!isNode(end)) throw new Unsupported(node, String(end));
  const time = end.kind === 'endOf' || end.kind === 'beginningOf' ? end['time'] : end;
  if (!isNode(time)) throw new Unsupported(end, end.kind);
  if (time.kind === 'combat') return { kind: 'combat' };
  if (time['whose'] !== 'your') throw new Unsupported(time, 'whose turn');
  if (time.kind === 'turn')
    return { kind: 'untilTurnOf', player, ...(end.kind === 'endOf' && { end: true }) };
  if (time.kind === 'step') {
    const step = time['step'] === 'end step' ? 'end' : time['step'] === 'upkeep' ? 'upkeep' : undefined;
    if (step !== undefined) return { kind: 'untilTurnOf', player, step };
  }
  throw new Unsupported(time, time.kind);
}

const controls: Readonly<Record<string, Control>> = {
  *clause(resolving, node) {
    const subjects = yield* resolving.subject(node);
    yield* forSubjects(resolving, node, subjects);
  },
  *eachClause(resolving, node) {
    const subjects = yield* resolving.subject(node);
    yield* forSubjects(resolving, node, subjects);
  },
  *sequence(resolving, node, doers) {
    yield* carryOut(resolving, inner(node, 'first'), doers);
    const { doings } = resolving;
    const rest = inner(node, 'rest');
    // "You may discard a card, then draw a card": what was not done is not followed up within the same "may".
    yield* carryOut(resolving.with({}), rest, doers);
    void doings;
  },
  *then(resolving, node, doers) {
    yield* carryOut(resolving, inner(node, 'do'), doers);
  },
  *otherwise(resolving, node, doers) {
    const { condition, did } = resolving.doings;
    const before = condition ?? did;
    if (before === undefined) throw new Unsupported(node, 'otherwise');
    if (!before) yield* carryOut(resolving, inner(node, 'do'), doers);
  },
  *also(resolving, node, doers) {
    yield* carryOut(resolving, inner(node, 'does'), doers);
  },
  *instead(resolving, node, doers) {
    yield* carryOut(resolving, inner(node, 'do'), doers);
  },
  *insteadLead(resolving, node, doers) {
    yield* carryOut(resolving, inner(node, 'do'), doers);
  },
  *insteadIf(resolving, node, doers) {
    yield* onlyWhen(resolving, node, doers);
  },
  *if(resolving, node, doers) {
    yield* onlyWhen(resolving, node, doers);
  },
  *onlyIf(resolving, node, doers) {
    yield* onlyWhen(resolving, node, doers);
  },
  unless,
  *whereX(resolving, node, doers) {
    const does = inner(node, 'do');
    mentionTargets(resolving, does);
    const x = amountOf(resolving.frame, node['is'], node);
    yield* carryOut(resolving.with({ numbers: { ...resolving.frame.numbers, x } }), does, doers);
  },
  *until(resolving, node, doers) {
    const here = resolving.with({});
    here.duration = durationOf(resolving, node['for'], node);
    yield* carryOut(here, inner(node, 'does'), doers);
  },
  *during(resolving, node, doers) {
    const here = resolving.with({});
    here.duration = durationOf(resolving, node['time'], node);
    yield* carryOut(here, inner(node, 'do'), doers);
  },
  *may(resolving, node, doers) {
    yield* chosenDeed(resolving, node, doers);
  },
  *have(resolving, node) {
    const subjects = yield* resolving.subject(node);
    yield* forSubjects(resolving, node, subjects);
  },
  *haveYou(resolving, node) {
    yield* carryOut(resolving, inner(node, 'does'), you(resolving));
  },
  *forEach(resolving, node, doers) {
    const times = timesOf(resolving.frame, node['per'], node);
    yield* repeated(resolving, inner(node, 'does'), doers, times);
  },
  *forEachUntil(resolving, node, doers) {
    const here = resolving.with({});
    here.duration = durationOf(resolving, node['for'], node);
    yield* repeated(here, inner(node, 'does'), doers, timesOf(resolving.frame, node['per'], node));
  },
  *forEachLead(resolving, node, doers) {
    const times = timesOf(resolving.frame, node['per'], node);
    for (let count = 0; count < times; count += 1) yield* carryOut(resolving, inner(node, 'do'), doers);
  },
  *or(resolving, node, doers) {
    const player = resolving.doer(doers);
    const options = [inner(node, 'one'), inner(node, 'other')];
    const answer = yield* resolving.game.decide({
      asks: 'choose',
      player,
      question: 'Choose one',
      options: options.map((each) => ({ label: wordsOf(resolving, each) })),
      least: 1,
      most: 1,
      rule: 'choices-on-resolution',
      byDefault: [0],
    });
    yield* carryOut(resolving, options[answer[0] ?? 0]!, doers);
  },
};

/** Effects whose number grows with "for each": one event with the larger number, not many events. */
function* repeated(resolving: Resolving, does: Meaning, doers: readonly Entity[], times: number): Play {
  if (times === 0) return;
  const times_ = (n: unknown): unknown => (typeof n === 'number' ? n * times : undefined);
  const n = does['n'];
  if (does.kind === 'get' && typeof does['change'] === 'string') {
    const change = does['change'].replace(/\d+/g, (digits) => String(Number(digits) * times));
    yield* carryOut(resolving, { ...does, change }, doers);
    return;
  }
  if (does.kind === 'draw' && isNode(n) && (n.kind === 'one' || typeof n['n'] === 'number')) {
    const each = n.kind === 'one' ? 1 : (n['n'] as number);
    yield* carryOut(resolving, { ...does, n: { kind: 'several', span: n.span, n: each * times } }, doers);
    return;
  }
  const larger = times_(n);
  if (larger !== undefined) {
    yield* carryOut(resolving, { ...does, n: larger }, doers);
    return;
  }
  for (let count = 0; count < times; count += 1) yield* carryOut(resolving, does, doers);
}

/** Carries out one node. @throws Unsupported, Nothing */
export function* carryOut(resolving: Resolving, node: Meaning, doers: readonly Entity[]): Play {
  const control = controls[node.kind];
  if (control) {
    yield* control(resolving, node, doers);
    return;
  }
  if (node.kind === 'unread') throw new Unsupported(node, 'words that were not understood');
  const effect = effectFor(node.kind);
  if (!effect) throw new Unsupported(node, node.kind);
  yield* effect.play(resolving, node, doers);
}

/** The player who does something, out of the doers. */
export function playerAmong(resolving: Resolving, doers: readonly Entity[]): PlayerId {
  return resolving.doer(doers);
}
