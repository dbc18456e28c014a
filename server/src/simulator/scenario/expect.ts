// Compares what a scenario expects with the game as it is; what differs is a failure with what was found.
import { ruleNumber } from '../../vocabulary';
import type { Game } from '../process/game';
import type { ObjectId } from '../state/names';
import { objectFinding } from './expect-objects';
import { countersInWords, itemsOf } from './expectation-values';
import { wordsOf, type Failure } from './failure';
import type { Journal } from './journal';
import { objectsIn, type Naming } from './naming';
import type { Expectation, ExpectedItem } from './scenario';
import { nearest } from './shape';

/** Checks expectations against a game. */
export class Expectations {
  constructor(
    private readonly naming: Naming,
    private readonly journal: Journal,
    private readonly failures: Failure[],
  ) {}

  check(game: Game, expectations: readonly Expectation[]): void {
    for (const expectation of expectations) {
      const { of } = expectation;
      if (of.kind === 'player') this.player(game, of.seat, expectation);
      else if (of.kind === 'object') this.object(game, of.name, expectation);
      else this.game(game, expectation);
    }
  }

  private fail({ span }: Pick<Expectation, 'span'>, message: string): void {
    this.failures.push({ span, message });
  }

  private compare(expectation: Expectation, what: string, found: string | number | boolean): void {
    const { value } = expectation;
    if (value.kind !== 'plain') return;
    if (String(value.value).toLowerCase() === String(found).toLowerCase()) return;
    this.fail(expectation, `${what} is ${String(found)}, not ${String(value.value)}.`);
  }

  private player(game: Game, seat: number, expectation: Expectation): void {
    const player = game.state.players[seat];
    if (!player) {
      this.fail(expectation, `There are only ${game.state.players.length} players.`);
      return;
    }
    const { key, value } = expectation;
    const whose = `The ${key} of ${player.name}`;
    switch (key) {
      case 'life':
        return this.compare(expectation, whose, player.life);
      case 'lost':
        return this.compare(expectation, `That ${player.name} has lost`, player.lost);
      case 'won':
        return this.compare(expectation, `That ${player.name} has won`, player.won);
      case 'cards in hand':
        return this.compare(
          expectation,
          `The number of cards in the hand of ${player.name}`,
          player.hand.length,
        );
      case 'cards in library':
        return this.compare(
          expectation,
          `The number of cards in the library of ${player.name}`,
          player.library.length,
        );
      case 'mana': {
        const wanted = sortedMana(value.kind === 'plain' ? String(value.value) : '');
        const found = sortedMana(player.mana.map(({ type }) => `{${type}}`).join(''));
        if (wanted !== found)
          this.fail(expectation, `${whose} is ${found || 'none'}, not ${wanted || 'none'}.`);
        return;
      }
      case 'counters':
        return this.counters(expectation, player.name, player.counters);
      case 'library':
      case 'hand':
      case 'graveyard':
        return this.zone(game, expectation, whose, player[key]);
      case 'battlefield':
        return this.zone(
          game,
          expectation,
          whose,
          game.state.battlefield.filter((id) => game.of(id).controller === seat),
        );
      case 'exile':
      case 'command':
        return this.zone(
          game,
          expectation,
          whose,
          game.state[key].filter((id) => game.object(id).owner === seat),
        );
    }
  }

  private counters(expectation: Expectation, whose: string, found: Readonly<Record<string, number>>): void {
    if (expectation.value.kind !== 'counts') return;
    const wanted = countersInWords(expectation.value.counts);
    const there = countersInWords(found);
    if (wanted !== there) this.fail(expectation, `${whose} has ${there} as counters, not ${wanted}.`);
  }

  private zone(game: Game, expectation: Expectation, what: string, ids: readonly ObjectId[]): void {
    const items = this.expanded(game, itemsOf(expectation.value), ids);
    const matched =
      expectation.key === 'library' || expectation.key === 'stack'
        ? this.inOrder(game, items, ids)
        : this.inAnyOrder(game, items, ids);
    if (!matched) {
      const found = ids.map((id) => game.nameOf(id));
      this.fail(expectation, `${what} is ${wordsOf(found)}, not ${wordsOf(items.map(({ text }) => text))}.`);
      return;
    }
    for (const [index, { is }] of items.entries()) {
      for (const each of is) this.ofObject(game, matched[index]!, each);
    }
  }

  /** `3 Forest` stands for three of them, unless something is called that. */
  private expanded(game: Game, items: readonly ExpectedItem[], ids: readonly ObjectId[]): ExpectedItem[] {
    return items.flatMap((item) => {
      const counted = /^(\d{1,3})x?\s+(.+)$/.exec(item.text);
      if (!counted || ids.some((id) => this.naming.matches(game, id, item.text))) return [item];
      return Array.from({ length: Number(counted[1]) }, () => ({ ...item, text: counted[2]! }));
    });
  }

  private inOrder(
    game: Game,
    items: readonly ExpectedItem[],
    ids: readonly ObjectId[],
  ): ObjectId[] | undefined {
    const fit =
      items.length === ids.length && items.every(({ text }, at) => this.answersTo(game, ids[at]!, text));
    return fit ? [...ids] : undefined;
  }

  private inAnyOrder(
    game: Game,
    items: readonly ExpectedItem[],
    ids: readonly ObjectId[],
  ): ObjectId[] | undefined {
    if (items.length !== ids.length) return undefined;
    const free = [...ids];
    const found: ObjectId[] = [];
    // Those that say more than a name choose first, so that they find the one that fits best.
    const order = [...items.entries()].sort(([, a], [, b]) => b.is.length - a.is.length);
    for (const [index, { text, is }] of order) {
      const named = free.filter((id) => this.answersTo(game, id, text));
      const best =
        named.find((id) => is.every((each) => objectFinding(game, this.naming, id, each) === undefined)) ??
        named[0];
      if (best === undefined) return undefined;
      free.splice(free.indexOf(best), 1);
      found[index] = best;
    }
    return found;
  }

  private answersTo(game: Game, id: ObjectId, text: string): boolean {
    if (this.naming.matches(game, id, text)) return true;
    return game.of(id).name === '' && /^face[- ]down/i.test(text) && game.object(id).faceDown !== undefined;
  }

  private object(game: Game, name: string, expectation: Expectation): void {
    const [id] = this.naming.find(game, name);
    if (id !== undefined) {
      this.ofObject(game, id, expectation);
      return;
    }
    if (
      expectation.key === 'zone' &&
      expectation.value.kind === 'plain' &&
      expectation.value.value === 'nowhere'
    )
      return;
    const known = this.naming.namesIn(game);
    const near = nearest(name, known);
    this.fail(
      expectation,
      `There is no “${name}”. ${near ? `Did you mean “${near}”?` : `There are: ${wordsOf(known)}.`}`,
    );
  }

  private ofObject(game: Game, id: ObjectId, expectation: Expectation): void {
    const finding = objectFinding(game, this.naming, id, expectation);
    if (finding !== undefined) this.fail(expectation, finding);
  }

  private game(game: Game, expectation: Expectation): void {
    const { state } = game;
    const { key, value } = expectation;
    const texts = itemsOf(value);
    const { journal } = this;
    switch (key) {
      case 'battlefield':
        return this.zone(game, expectation, 'The battlefield', state.battlefield);
      case 'exile':
        return this.zone(game, expectation, 'Exile', state.exile);
      case 'stack':
        return this.zone(game, expectation, 'The stack', objectsIn(game, 'stack'));
      case 'gone':
        for (const { text, span } of texts) {
          if (this.naming.find(game, text).length > 0) this.fail({ span }, `There is still a “${text}”.`);
        }
        return;
      case 'log':
        return this.contains(texts, journal.log, 'the log');
      case 'not in log':
        return this.lacks(texts, journal.log, 'the log');
      case 'notices':
        return this.contains(
          texts,
          journal.notices.map(({ says }) => says),
          'the notices',
        );
      case 'no notices':
        if (value.kind === 'plain' && value.value === true && journal.notices.length > 0) {
          this.fail(
            expectation,
            `There are notices: ${wordsOf(
              journal.notices.map(({ says }) => `“${says}”`),
              5,
            )}.`,
          );
        }
        return;
      case 'asked':
        return this.contains(
          texts,
          journal.asked.map(({ question }) => question),
          'the questions',
        );
      case 'not asked':
        return this.lacks(
          texts,
          journal.asked.map(({ question }) => question),
          'the questions',
        );
      case 'cites':
        for (const { text, span } of texts) {
          const number = ruleNumber(text);
          if (!journal.rules.has(number))
            this.fail(
              { span },
              `No step or notice cites ${number}. Cited are: ${wordsOf([...journal.rules].sort(), 40)}.`,
            );
        }
        return;
      case 'does not resolve':
        for (const { text, span } of texts) {
          const told = [...journal.log, ...journal.notices.map(({ says }) => says)];
          const name = text.toLowerCase();
          if (
            !told.some(
              (says) => /does(?: not|n[’']t) resolve/.test(says) && says.toLowerCase().includes(name),
            )
          ) {
            this.fail({ span }, `“${text}” did not leave the stack without resolving.`);
          }
        }
        return;
      case 'turn':
        return this.compare(expectation, 'The turn', state.turn);
      case 'step':
        return this.compare(expectation, 'The step', state.step);
      case 'active':
        return this.somebody(game, expectation, 'The active player', state.activePlayer);
      case 'monarch':
        return this.somebody(game, expectation, 'The monarch', state.monarch);
    }
  }

  private somebody(game: Game, expectation: Expectation, what: string, found: number | undefined): void {
    if (expectation.value.kind !== 'plain') return;
    const wanted = String(expectation.value.value);
    const seat = this.naming.player(wanted);
    if (found === undefined ? wanted === 'nobody' : seat === found) return;
    this.fail(
      expectation,
      `${what} is ${found === undefined ? 'nobody' : game.player(found).name}, not ${wanted}.`,
    );
  }

  private contains(wanted: readonly ExpectedItem[], texts: readonly string[], where: string): void {
    for (const { text, span } of wanted) {
      if (texts.some((each) => comparable(each).includes(comparable(text)))) continue;
      this.fail(
        { span },
        `“${text}” does not stand in ${where}. There is: ${wordsOf(
          texts.map((each) => `“${each}”`),
          30,
        )}.`,
      );
    }
  }

  private lacks(unwanted: readonly ExpectedItem[], texts: readonly string[], where: string): void {
    for (const { text, span } of unwanted) {
      const found = texts.find((each) => comparable(each).includes(comparable(text)));
      if (found !== undefined) this.fail({ span }, `“${found}” stands in ${where}.`);
    }
  }
}

/** Quotation marks and capitals make no difference. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function sortedMana(text: string): string {
  return (text.toUpperCase().match(/\{[^}]+\}/g) ?? [])
    .sort((a, b) => order.indexOf(a[1]!) - order.indexOf(b[1]!))
    .join('');
}

const order = 'WUBRGC';
