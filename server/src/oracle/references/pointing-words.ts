// Words that point back, and what each of them looks for: pronouns, "that player", "that much", X, "the chosen color".
import type { Meaning } from '../tree';
import { actsOfParticiples, objectActs, payingActs, playerActs } from './kinds';
import type { Want } from './mention';
import type { PhraseWord } from './phrase-words';
import type { Place } from './reference';
import { noNouns, WalkState } from './walk-state';

/** Where "their" belongs to objects and not to players. */
const ofObjects = /^(?:holders|also|xCost|alsoAdjective|alsoMany|chosenAlso|costsAre)$/;

/** Where "they" belongs to players and not to objects: "creatures they control", "if they've lost life". */
const ofPlayers =
  /^(?:controlled|controlledThen|owned|thatPlayerDid|playerHasDone|hasDone|youAre|revealUntil)$/;

/** A walk that knows what pointing words mean. */
export class PointingWords extends WalkState {
  protected paying: 'cost' | 'pay' | undefined;
  /** The first verb of the clause whose subject is being walked. */
  protected verb = '';
  /** Whether a place is being walked: "a card from it" means a hand or library. */
  protected inPlace = false;

  /** "It", "them", "itself", "they". */
  protected pronoun(word: string): void {
    const place = this.place();
    if (/self$|selves$/.test(word)) {
      this.refer(this.want('pronoun', 'object', place, { pronoun: true, subject: true }));
      return;
    }
    const many = word === 'they' || word === 'them';
    let sort: Want['sort'] = 'object';
    if (word === 'they')
      sort = playerActs.has(this.verb) ? 'player' : objectActs.has(this.verb) ? 'object' : 'either';
    const number = sort === 'player' ? undefined : many;
    // Only what is on the stack has targets.
    const nouns = this.act === 'chooseNew' || this.act === 'newTarget' ? new Set(['spell']) : noNouns;
    this.refer(this.want('pronoun', sort, place, { nouns, many: number, pronoun: true }));
  }

  /** "The result", "the chosen number". */
  protected namedAmount(what: string): void {
    const place = this.place();
    if (what === 'chosen number')
      this.refer(this.want('choice', 'choice', place, { nouns: new Set(['number']) }));
    else this.refer(this.want('amount', 'amount', place, { flavours: ['number'] }));
  }

  /** "Exiled with this artifact", "created with this creature": what other abilities of the object did (CR 607.2a). */
  protected madeWith(kind: 'exiledWith' | 'createdWith'): void {
    const acts = kind === 'exiledWith' ? actsOfParticiples.get('exiled')! : ['create', 'put', 'return'];
    this.pend(this.want(kind, 'object', this.place(), { acts }));
  }

  /** A word of the fixed part of a wording, before or after what stands in its slots. */
  protected literal(word: PhraseWord, node: Meaning, before: boolean): void {
    const { start } = node.span;
    const at = this.findFree(word.text, start);
    if (at >= 0 && (at === start) === before) this.word(word, node, at);
  }

  /** A word of a fixed phrase: it brings something in or points back. */
  protected word({ sort, refers, text, noun, many }: PhraseWord, parent: Meaning, from?: number): void {
    const place = this.placeOf(text, from);
    if (!refers) {
      if (sort === 'player') this.bringPlayer(place, noun, many);
      else if (sort === 'choice') this.bringChoice(place, noun, many);
      else if (sort === 'object')
        this.mention('object', { what: place, self: false, made: false }, place, new Set([noun]), many);
      return;
    }
    switch (sort) {
      case 'variable':
        this.variable(text, place);
        return;
      case 'amount':
        this.refer(this.want('amount', 'amount', place, { flavours: flavoursOf(text) }));
        return;
      case 'player':
        this.playerWord(text, noun, many, parent, place);
        return;
      case 'object':
        this.objectWord(text, noun, many, place);
        return;
      case 'choice':
        this.refer(this.want('choice', 'choice', place, { nouns: noun ? new Set([noun]) : noNouns }));
        return;
      case 'either':
        this.theyWord(many, parent, place);
    }
  }

  private playerWord(
    text: string,
    noun: string,
    many: boolean | undefined,
    parent: Meaning,
    place: Place,
  ): void {
    const their = text === 'their';
    const nouns = noun ? new Set([noun]) : noNouns;
    if (noun === 'chosen') {
      const acts = actsOfParticiples.get('chosen')!;
      this.refer(this.want('choice', 'player', place, { acts, main: false }));
      return;
    }
    if (!their) {
      this.refer(this.want('player', 'player', place, { nouns, many, main: false }));
      return;
    }
    const playersOnly = 'zone' in parent || /^(?:ofChoice|theirChoice)$/.test(parent.kind);
    const sort = ofObjects.test(parent.kind) ? 'object' : playersOnly ? 'player' : 'either';
    this.refer(this.want('pronoun', sort, place, { nouns, pronoun: true, main: false }));
  }

  /** "They" in a phrase: players where they control or do something, else whatever was named. */
  private theyWord(many: boolean | undefined, { kind }: Meaning, place: Place): void {
    const player = ofPlayers.test(kind);
    const sort = player ? 'player' : 'either';
    this.refer(
      this.want('pronoun', sort, place, {
        many: player ? undefined : many,
        pronoun: true,
        main: !player && this.depth === this.base,
      }),
    );
  }

  private objectWord(text: string, noun: string, many: boolean | undefined, place: Place): void {
    if (noun === 'exiled') {
      const acts = actsOfParticiples.get('exiled')!;
      this.refer(this.want('done', 'object', place, { acts, many, main: false }));
      return;
    }
    if (this.inPlace && (text === 'it' || text === 'them')) {
      this.refer(this.want('pronoun', 'object', place, { nouns: new Set(['zone']), many, main: false }));
      return;
    }
    const rest = noun === 'rest';
    const nouns = noun === '' || rest ? noNouns : new Set([noun]);
    const kind = rest
      ? text.startsWith('the other')
        ? 'other'
        : 'rest'
      : noun === ''
        ? 'pronoun'
        : 'definite';
    const main = (text === 'it' || text === 'them') && this.depth === this.base;
    // "The other" of two: what is meant is the two of which one has been named.
    const number = text === 'the other' ? true : many;
    this.refer(this.want(kind, 'object', place, { nouns, many: number, pronoun: noun === '', main }));
  }

  private variable(name: string, at: Place): void {
    const { start, end } = at.span;
    const symbol = this.text[start - 1] === '{' && this.text[end] === '}';
    const place = symbol ? { ...at, span: { start: start - 1, end: end + 1 } } : at;
    if (this.paying === 'cost') {
      this.scope.variables.push({ name, place, way: 'cost' });
      return;
    }
    if (this.paying === 'pay') this.scope.variables.push({ name, place, way: 'pay' });
    else if (payingActs.has(this.act)) this.scope.variables.push({ name, place, way: 'chosen' });
    this.pend(this.want('variable', 'variable', place, { nouns: new Set([name]) }));
  }
}

function flavoursOf(text: string): readonly string[] {
  if (/many/.test(text)) return ['count', 'number'];
  if (/much/.test(text)) return ['damage', 'life', 'mana', 'number'];
  if (/damage/.test(text)) return ['damage'];
  return [];
}
