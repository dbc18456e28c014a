// Answers the decisions of a run from what the scenario says: the action's own keys first, then its list of answers.
import type { Game } from '../process/game';
import type { Answer, Decision } from '../run/play';
import type { Entity } from '../state/names';
import { wordsOf, type Failure } from './failure';
import type { Naming } from './naming';
import type { ActionDetails, GivenAnswer, Placed, Plain } from './scenario';

interface Waiting extends GivenAnswer {
  used: boolean;
}

/** Gives the answers of one scenario. */
export class Answers {
  private readonly general: Waiting[];
  private own: Waiting[] = [];
  private details: ActionDetails = { answers: [] };
  private targets: Placed<string>[][] = [];
  private modesUsed = false;
  private divisionUsed = 0;
  private readonly wasAsked: string[] = [];

  constructor(
    answers: readonly GivenAnswer[],
    private readonly naming: Naming,
    private readonly failures: Failure[],
  ) {
    this.general = answers.map((each) => ({ ...each, used: false }));
  }

  /** From now on decisions belong to this action. */
  begin(details: ActionDetails): void {
    this.details = details;
    this.targets = (details.targets ?? []).map((each) => [...each]);
    this.modesUsed = false;
    this.divisionUsed = 0;
    // What was cast may resolve only during a later action: its answers wait as long.
    this.own = [...details.answers.map((each) => ({ ...each, used: false })), ...this.own];
  }

  /**
   * The action was announced. Where only one target was possible nobody was asked, so that what was named is compared
   * with what was taken.
   * @param taken the targets of the spell or ability; undefined where it was refused, which is said elsewhere
   */
  announced(game: Game, taken: readonly Entity[] | undefined): void {
    const left = this.targets.flat();
    this.targets = [];
    if (!taken) return;
    for (const { value, span } of left) {
      const player = this.naming.player(value);
      const found = taken.some(({ kind, id }) =>
        kind === 'player' ? id === player : this.naming.matches(game, id, value),
      );
      if (found) continue;
      const targets = wordsOf(taken.map((target) => game.describe(target)));
      this.failures.push({ span, message: `“${value}” is not among the targets: ${targets}.` });
    }
  }

  /** Tells what was never asked. */
  end(): void {
    this.tellUnused(this.own);
    this.tellUnused(this.general);
  }

  private tellUnused(list: readonly Waiting[]): void {
    for (const { used, asked, span } of list) {
      if (used) continue;
      const what = asked
        ? `“${asked.value}” was not asked (again).`
        : 'No question was left for this answer.';
      this.failures.push({ span, message: `${what} Asked was: ${wordsOf(this.wasAsked)}.` });
    }
  }

  /** The answer to a decision; undefined where the scenario has none, so that the default is taken. */
  answer(decision: Decision, game: Game): Answer | undefined {
    this.wasAsked.push(`“${decision.question}”`);
    return (
      this.fromAction(decision, game) ??
      this.fromList(this.own, decision, game) ??
      this.fromList(this.general, decision, game)
    );
  }

  private fromAction(decision: Decision, game: Game): Answer | undefined {
    const { asks } = decision;
    const { modes, division, kicked, x } = this.details;
    if (asks === 'targets' || asks === 'target') return this.takeTargets(decision, game);
    if (asks === 'modes' && modes && !this.modesUsed) {
      this.modesUsed = true;
      return this.choose(decision, modes, game);
    }
    if (asks === 'x' && x !== undefined) {
      const at = decision.options.findIndex(({ label }) => label === String(x) || label === `X = ${x}`);
      return at < 0 ? undefined : [at];
    }
    if (/^divi/.test(asks) && division) {
      const n = division[this.divisionUsed];
      if (n === undefined) return undefined;
      this.divisionUsed += 1;
      const at = decision.options.findIndex(({ label }) => label === String(n));
      return at < 0 ? undefined : [at];
    }
    if (/kick/i.test(`${asks} ${decision.question}`) && kicked !== undefined)
      return this.yesOrTimes(decision, kicked);
    return undefined;
  }

  private yesOrTimes({ options }: Decision, n: number): Answer | undefined {
    const label = options.some((each) => each.label === 'Yes') ? (n > 0 ? 'Yes' : 'No') : String(n);
    const at = options.findIndex((each) => each.label === label);
    return at < 0 ? undefined : [at];
  }

  /** As many of the named targets as this instance of the word "target" takes. */
  private takeTargets(decision: Decision, game: Game): Answer | undefined {
    if (this.targets.length === 0) return this.details.targets ? this.noMoreTargets(decision) : undefined;
    const group = this.targets[this.firstFitting(decision, game)]!;
    if (group.length > 1 || decision.most === 1) {
      this.targets.splice(this.targets.indexOf(group), 1);
      return this.choose(decision, group, game);
    }
    // A plain list of names: this question takes those that fit, in order, as many as it wants.
    const taken: number[] = [];
    while (taken.length < decision.most && this.targets[0]?.length === 1) {
      const [name] = this.targets[0];
      const at = this.optionFor(decision, name!, game, taken);
      if (at === undefined) break;
      taken.push(at);
      this.targets.shift();
    }
    if (taken.length === 0) return this.choose(decision, this.targets.shift()!, game);
    return taken;
  }

  /** Targets before it may have been taken without a question, because there was no other. */
  private firstFitting(decision: Decision, game: Game): number {
    const at = this.targets.findIndex((group) =>
      group.every((item) => this.optionFor(decision, item, game, []) !== undefined),
    );
    return Math.max(0, at);
  }

  private noMoreTargets(decision: Decision): Answer | undefined {
    return decision.least === 0 ? [] : undefined;
  }

  private fromList(list: readonly Waiting[], decision: Decision, game: Game): Answer | undefined {
    const question = decision.question.toLowerCase();
    const named = list.find(({ used, asked }) => {
      const words = asked?.value.toLowerCase();
      return !used && words !== undefined && (question.includes(words) || words === decision.asks);
    });
    const next = named ?? list.find(({ used, asked }) => !used && !asked);
    if (!next) return undefined;
    next.used = true;
    return this.choose(decision, next.answer, game);
  }

  /** The options that an answer names. What it names must be there; otherwise that is a failure. */
  private choose(decision: Decision, items: readonly Placed<Plain>[], game: Game): Answer | undefined {
    const [first] = items;
    if (items.length === 1 && first) {
      if (String(first.value).toLowerCase() === 'none') return [];
      if (String(first.value).toLowerCase() === 'all') return decision.options.map((_, index) => index);
    }
    const taken: number[] = [];
    for (const item of items) {
      const at = this.optionFor(decision, item, game, taken);
      if (at === undefined) {
        const options = wordsOf(decision.options.map(({ label }) => label));
        const message = `“${String(item.value)}” cannot be the answer to “${decision.question}”. Possible: ${options}.`;
        this.failures.push({ span: item.span, message });
        return undefined;
      }
      taken.push(at);
    }
    if (taken.length < decision.least || taken.length > decision.most) {
      const wanted =
        decision.least === decision.most ? `${decision.least}` : `${decision.least} to ${decision.most}`;
      const span = first?.span;
      if (span)
        this.failures.push({ span, message: `“${decision.question}” takes ${wanted}, not ${taken.length}.` });
      return undefined;
    }
    return taken;
  }

  private optionFor(
    { options }: Decision,
    { value }: Placed<Plain>,
    game: Game,
    taken: readonly number[],
  ): number | undefined {
    const free = options.map((option, at) => ({ ...option, at })).filter(({ at }) => !taken.includes(at));
    const words = value === true ? 'yes' : value === false ? 'no' : String(value).toLowerCase();
    const exact = free.find(({ label }) => label.toLowerCase() === words);
    const player = this.naming.player(words);
    const numbered = /#\d+$/.test(words) || this.naming.ownNames().includes(words);
    const found =
      (numbered ? undefined : exact) ??
      free.find(({ entity }) => entity?.kind === 'player' && entity.id === player) ??
      this.object(free, String(value), game) ??
      (typeof value === 'number' ? free.find(({ at }) => at === value - 1) : undefined) ??
      free.find(({ label }) => words.length > 1 && label.toLowerCase().includes(words));
    return found?.at;
  }

  private object<T extends { readonly entity?: { readonly kind: string; readonly id: number } }>(
    free: readonly T[],
    name: string,
    game: Game,
  ): T | undefined {
    const ids = this.naming.find(game, name);
    for (const id of ids) {
      const found = free.find(({ entity }) => entity?.kind === 'object' && entity.id === id);
      if (found) return found;
    }
    return free.find(({ entity }) => entity?.kind === 'object' && this.naming.matches(game, entity.id, name));
  }
}
