// What nodes of some kinds say by themselves: cards that are drawn, counters, chosen values, deeds that words imply.
import type { Meaning } from '../tree';
import { actsOfPassives, chosenValues, deedsOfWords } from './kinds';
import { nounsOf } from './nouns';
import { readPhrase } from './phrase-words';
import { PointingWords } from './pointing-words';

/** A determiner that says whose something is. */
export const possessive = /^(?:its|their|his|her)\b/;

/** A walk that knows what nodes say beside what stands in their slots. */
export class NodeWords extends PointingWords {
  /** Whether the subject of the clause is an "it" that stands for nothing. */
  protected impersonal = false;

  /** What the kind of the node says by itself. */
  protected ownWords(node: Meaning, parent: Meaning | undefined): void {
    switch (node.kind) {
      case 'pronoun':
        if (!this.impersonal) this.pronoun(String(node['word']));
        return;
      case 'mill':
      case 'draw': {
        this.cardsOf(node['n']);
        return;
      }
      case 'counters':
        this.countersPhrase(node);
        return;
      case 'atLeastCounters':
        this.bringAmount('count', false);
        this.bring(new Set(['counter']), undefined);
        return;
      case 'allOf':
        if ('which' in node) this.bring(new Set(['ability']), true);
        return;
      case 'couldProduce':
        this.bringChoice(this.place(), String(node['what']).split(' ').pop()!, false);
        return;
      case 'counter':
        if (parent?.kind !== 'counters') this.bring(new Set(['counter']), undefined);
        return;
      case 'amass':
      case 'hideaway':
        this.unnamed(node.kind);
        return;
      case 'revealUntil':
        this.bring(new Set(['card']), true);
        return;
      case 'chooseAttackers':
        this.bring(new Set(['creature']), true);
        return;
      case 'chosen':
      case 'chosenAlso': {
        const noun = String(node['what']).split(' ').pop()!;
        const place = this.placeOf(`the chosen ${String(node['what'])}`);
        this.refer(this.want('choice', 'choice', place, { nouns: new Set([noun]) }));
        return;
      }
      case 'xCost':
        // X in another object's cost is that object's (CR 107.3e).
        if (node['cost'] === '{X}')
          this.scope.variables.push({ name: 'X', place: this.place(), way: 'cost' });
        return;
      case 'lifePaid':
        this.namedAmount(String(node['what']));
        return;
      case 'exiledWith':
      case 'createdWith':
        this.madeWith(node.kind);
        return;
      case 'whereX':
      case 'chooseX':
      case 'wardX':
        this.scope.variables.push({ name: String(node['name']), place: this.place(), way: 'where' });
        return;
      case 'isPassive':
        this.renameSubject(actsOfPassives.get(String(node['done'])));
    }
    if (typeof node['done'] === 'string' && /^(?:dealt\b.*\bdamage|prevented)$/.test(node['done']))
      this.bringAmount('damage', false);
    const word = node['verb'] ?? node['name'];
    if (typeof word !== 'string') return;
    if (word === 'specialize') this.specializes = true;
    this.unnamed(word);
  }

  /** "Those counters", "its counters", "two +1/+1 counters". */
  private countersPhrase(node: Meaning): void {
    const { det, n } = node;
    const nouns = new Set(['counter']);
    const many = typeof n === 'number' ? n > 1 : undefined;
    if (typeof det === 'string' && possessive.test(det)) this.phrase(det, node);
    if (det === 'those' || det === 'that' || det === 'all of those' || det === 'one of those')
      this.refer(this.want('definite', 'object', this.place(), { nouns, many: undefined }));
    else this.bring(nouns, many);
  }

  /** "Amass Orcs 2", "hideaway 4": the words say what is done, and the rules to what. */
  protected unnamed(word: string): void {
    const deed = deedsOfWords.get(word);
    if (!deed) return;
    const { act } = this;
    this.act = deed.act;
    this.bring(new Set(deed.nouns), deed.many);
    this.act = act;
  }

  /** "For each creature you control", "the number of colors": a noun that is no phrase for things of its own. */
  protected bareNoun(node: Meaning, parent: Meaning | undefined): void {
    const nouns = nounsOf(node);
    const noun = typeof node['noun'] === 'string' ? node['noun'] : '';
    const { depth } = this;
    if (parent?.kind !== 'each' || this.depth > 0) this.depth += 1;
    const many = parent?.kind === 'each' ? false : undefined;
    if (chosenValues.has(noun)) this.bringChoice(this.place(), noun, many);
    else this.bring(nouns, many);
    if (nouns.has('player') || nouns.has('opponent')) this.bringPlayer(this.place(), 'player', undefined);
    this.depth = depth;
  }

  /** The cards that are drawn or milled, which are spoken of afterwards: "draw a card and reveal it". */
  private cardsOf(cards: unknown): void {
    if (typeof cards !== 'object' || cards === null) return;
    const { kind, span } = cards as Meaning;
    const { span: outer } = this;
    this.span = span;
    this.bring(new Set(['card']), kind !== 'one' && kind !== 'another');
    this.span = outer;
  }

  /** What the fixed words of a slot bring in or point to, each at its place in the text. */
  protected phrase(value: string, parent: Meaning): void {
    const words = readPhrase(value);
    if (words.length === 0) return;
    let at = Math.max(this.findWords(value), this.span.start);
    for (const word of words) {
      const found = this.findFree(word.text, at);
      // The node has spoken of these words itself.
      if (found < 0 && word.refers && this.findWords(word.text, at) >= 0) continue;
      this.word(word, parent, found < 0 ? undefined : found);
      if (found >= 0) at = found + word.text.length;
    }
  }

  /** A copy is spoken of as such; "it" after "copy it" is still the original. */
  protected bringCopy(): void {
    this.depth += 1;
    this.bring(new Set(['copy']), undefined);
    this.depth -= 1;
  }

  /** "A creature is sacrificed": the subject is what the verb is done to. */
  private renameSubject(act: string | undefined): void {
    if (act === undefined) return;
    const last = this.scope.mentions.findLast(({ subject, step }) => subject && step === this.step);
    if (last) this.scope.mentions.push({ ...last, act });
  }
}
