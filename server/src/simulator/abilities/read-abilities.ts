// Reads a rules text into abilities: what each of its lines is (CR 113.3).
import { readOracle, type Meaning, type ObjectNames, type OracleLine } from '../../oracle';
import { keywordsOfLine } from './keyword-lines';
import { isStaticOnSpell } from './spell-lines';
import type { Ability, AbilityKind, LevelRange, Modes, ResultRow, Sentence, TextPlace } from './ability';

/** How the abilities of a text are to be read. */
export interface AbilityOptions {
  /** What the keys begin with; '' for printed abilities, `g7.` for those that effect 7 gave. */
  readonly keyPrefix: string;
  /** Whether the object is an instant or a sorcery, whose lines are spell abilities (CR 113.3a). */
  readonly spell: boolean;
}

type Line = Pick<OracleLine, 'bullet' | 'plus' | 'label' | 'chapter' | 'loyalty' | 'range' | 'parts'>;

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

function romanNumber(text: string): number {
  let total = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = romanDigits[text[at]!] ?? 0;
    total += value < (romanDigits[text[at + 1] ?? ''] ?? 0) ? -value : value;
  }
  return total;
}

function chaptersOf(text: string): readonly number[] {
  return text.split(',').map((part) => romanNumber(part.trim()));
}

/** The bounds of `1-4`, `5+`, `8`. */
function rangeOf(text: string): { least: number; most: number | undefined } {
  const numbers = /^(\d+)(?:\s*[-–—]\s*(\d+)|(\+))?/.exec(text);
  if (!numbers) return { least: 0, most: undefined };
  const least = Number(numbers[1]);
  if (numbers[2]) return { least, most: Number(numbers[2]) };
  return { least, most: numbers[3] ? undefined : least };
}

/** The heading that has modes chosen, inside a sentence; undefined where there is none. */
function modesHead(meaning: Meaning): Meaning | undefined {
  let node: unknown = meaning;
  while (typeof node === 'object' && node !== null && 'kind' in node) {
    const here = node as Meaning;
    if (here.kind === 'modesNow') node = here['modes'];
    else if (
      /^choose(?:May|Repeat|New)?$/.test(here.kind) &&
      here['n'] !== undefined &&
      here['what'] === undefined
    )
      return here;
    else if (here.kind === 'chooseNew') return here;
    else if (here.kind === 'triggered' || here.kind === 'ifHeading' || here.kind === 'if') node = here['do'];
    else return undefined;
  }
  return undefined;
}

/** The line that a place is in. */
function lineText(place: TextPlace): string {
  return place.text.split('\n')[place.line] ?? '';
}

function isMode(line: Line): boolean {
  return line.bullet || line.plus === true;
}

/** The symbols before the dash of a mode that has a cost of its own (spree, CR 702.172). */
function modeCost(line: Line): readonly string[] | undefined {
  if (line.plus !== true) return undefined;
  const cost = line.parts.find(({ role }) => role === 'cost')?.meaning;
  const of = (cost as Meaning | undefined)?.['of'];
  return (Array.isArray(of) ? (of as unknown[]).flat() : []).flatMap((each) =>
    typeof each === 'string' ? [each] : [],
  );
}

class Reader {
  readonly abilities: Ability[] = [];
  private level: LevelRange | undefined;
  /** The ability whose rows or modes may follow, by its position. */
  private rows: { at: number; list: ResultRow[] } | undefined;

  constructor(
    private readonly lines: readonly Line[],
    private readonly placeOf: (index: number) => TextPlace,
    private readonly options: AbilityOptions,
    private readonly firstKey: number,
  ) {}

  read(): readonly Ability[] {
    for (let index = 0; index < this.lines.length; index += 1) {
      const taken = this.readLine(index);
      index += taken;
    }
    return this.abilities;
  }

  private add(ability: Ability): void {
    this.abilities.push({ ...ability, ...(this.level && { level: this.level }) });
  }

  private sentencesOf(index: number): Sentence[] {
    const place = this.placeOf(index);
    return this.lines[index]!.parts.filter(({ role }) => role === 'sentence').map(({ meaning }) => ({
      meaning: meaning as Meaning,
      place,
    }));
  }

  /** Reads a line; @returns how many of the following lines belong to it */
  private readLine(index: number): number {
    const line = this.lines[index]!;
    const place = this.placeOf(index);
    const sentences = this.sentencesOf(index);
    const [first] = sentences;
    if (!first) return 0;
    const key = `${this.options.keyPrefix}${this.firstKey + index}`;
    if (line.range !== undefined) return this.readRow(line, index, key, sentences);
    if (this.readLevel(line, place, key, sentences)) return 0;
    if (line.plus === true) {
      // Spree has no heading of its own: its modes are the lines that begin with a cost (CR 702.172).
      const { modes, after } = this.modesFrom(index);
      const head: Meaning = { kind: 'spree', span: first.meaning.span };
      this.add({ kind: 'spell', key, place, sentences: [], modes: { head, place, modes } });
      return after - index - 1;
    }
    const keywords = line.bullet || line.chapter !== undefined ? undefined : keywordsOfLine(first.meaning);
    if (keywords && line.loyalty === undefined) {
      keywords.forEach(({ keyword, node }, at) => {
        const label = line.label === undefined ? {} : { label: line.label };
        // "Crew 1. Activate only once each turn." The restriction is about the last keyword.
        const rest = at === keywords.length - 1 ? sentences.slice(1) : [];
        this.add({ kind: 'keyword', key: `${key}.${at}`, place, keyword, node, sentences: rest, ...label });
      });
      return 0;
    }
    const { modes, taken } = this.modesAfter(index, sentences);
    this.add(this.ability(line, place, key, sentences, modes));
    this.rows = { at: this.abilities.length - 1, list: [] };
    return taken;
  }

  private ability(
    line: Line,
    place: TextPlace,
    key: string,
    read: readonly Sentence[],
    modes: Modes | undefined,
  ): Ability {
    const text = lineText(place);
    const cost = line.parts.find(({ role }) => role === 'cost')?.meaning as Meaning | undefined;
    let sentences = read;
    let kind: AbilityKind;
    let trigger: Meaning | undefined;
    const first = read[0]!;
    if (line.chapter !== undefined) kind = 'chapter';
    else if (line.loyalty !== undefined) kind = 'loyalty';
    else if (cost) kind = 'activated';
    else if (first.meaning.kind === 'triggered') {
      kind = 'triggered';
      trigger = first.meaning['on'] as Meaning;
      sentences = [{ ...first, meaning: first.meaning['do'] as Meaning }, ...read.slice(1)];
    } else if (
      first.meaning.kind === 'unread' &&
      /^(?:When|Whenever|At) /.test(text.slice(first.meaning.span.start))
    ) {
      kind = 'triggered';
      trigger = first.meaning;
    } else if (this.options.spell) {
      kind = read.every(({ meaning }) => isStaticOnSpell(meaning)) ? 'static' : 'spell';
    } else kind = 'static';
    // The heading is the choice itself, not an instruction that is followed.
    if (modes) {
      sentences = sentences.filter(
        ({ meaning }) => meaning !== modes.head && modesHead(meaning) !== modes.head,
      );
    }
    return {
      kind,
      key,
      place,
      sentences,
      ...(cost && { cost }),
      ...(line.loyalty !== undefined && { loyalty: line.loyalty }),
      ...(line.chapter !== undefined && { chapters: chaptersOf(line.chapter) }),
      ...(trigger && { trigger }),
      ...(modes && { modes }),
      ...(line.label !== undefined && { label: line.label }),
      ...(line.bullet && line.label !== undefined && { anchored: true }),
    };
  }

  private modesAfter(
    index: number,
    sentences: readonly Sentence[],
  ): { modes: Modes | undefined; taken: number } {
    if (isMode(this.lines[index]!)) return { modes: undefined, taken: 0 };
    const place = this.placeOf(index);
    // A heading that could not be read is still the heading of the lines below it; anchor words have none (CR 614.12c).
    const head =
      sentences.map(({ meaning }) => modesHead(meaning)).find((node) => node !== undefined) ??
      sentences
        .map(({ meaning }) => meaning)
        .find(({ kind, span }) => kind === 'unread' && !/^As /.test(lineText(place).slice(span.start)));
    const next = this.lines[index + 1];
    if (!head || !next || !isMode(next)) return { modes: undefined, taken: 0 };
    const { modes, after } = this.modesFrom(index + 1);
    return { modes: { head, place, modes }, taken: after - index - 1 };
  }

  private modesFrom(first: number): { modes: Modes['modes']; after: number } {
    const modes: Modes['modes'][number][] = [];
    let at = first;
    for (; at < this.lines.length && isMode(this.lines[at]!); at += 1) {
      const line = this.lines[at]!;
      modes.push({ label: line.label, cost: modeCost(line), sentences: this.sentencesOf(at) });
    }
    return { modes, after: at };
  }

  /** A row of a table of results, or the abilities of a spacecraft from a number of charge counters on. */
  private readRow(line: Line, index: number, key: string, sentences: readonly Sentence[]): number {
    const range = rangeOf(line.range!);
    const before = this.rows && this.abilities[this.rows.at];
    if (this.rows && before && this.rows.at === this.abilities.length - 1 && rollsDice(before)) {
      this.rows.list.push({ ...range, sentences });
      this.abilities[this.rows.at] = { ...before, rows: [...this.rows.list] };
      return 0;
    }
    this.level = { of: 'charge', ...range };
    const { range: _, ...rest } = line;
    const place = this.placeOf(index);
    const keywords = keywordsOfLine(sentences[0]!.meaning);
    if (keywords) {
      keywords.forEach(({ keyword, node }, at) => {
        this.add({ kind: 'keyword', key: `${key}.${at}`, place, keyword, node, sentences: [] });
      });
      return 0;
    }
    this.add(this.ability(rest, place, key, sentences, undefined));
    return 0;
  }

  /** A heading of a level, the size in it, or `Level 2` of a class. */
  private readLevel(line: Line, place: TextPlace, key: string, sentences: readonly Sentence[]): boolean {
    const { meaning } = sentences[0]!;
    if (meaning.kind === 'level') {
      const cost = line.parts.find(({ role }) => role === 'cost')?.meaning as Meaning | undefined;
      const range = rangeOf(String(meaning['range']));
      if (!cost) {
        this.level = { of: 'level', ...range };
        return true;
      }
      this.level = undefined;
      this.add({ kind: 'activated', key, place, cost, sentences });
      this.level = { of: 'class', least: range.least, most: undefined };
      return true;
    }
    if (meaning.kind === 'size') {
      this.add({ kind: 'static', key, place, sentences });
      return true;
    }
    return false;
  }
}

function rollsDice(ability: Ability): boolean {
  return ability.sentences.some(({ meaning }) => JSON.stringify(meaning).includes('"rollDie'));
}

const mostCached = 20_000;
const cache = new Map<string, readonly Ability[]>();

/**
 * Reads the abilities of a rules text. Any text is read; nothing throws. Kept by text: the same text gives the same list.
 * @param text with `\n` between its lines; @param names what the object goes by in the text
 */
export function readAbilities(text: string, names: ObjectNames, options: AbilityOptions): readonly Ability[] {
  if (text === '') return [];
  const key = [
    options.keyPrefix,
    options.spell ? 's' : '',
    names.name,
    (names.faceNames ?? []).join('/'),
    names.typeLine ?? '',
    text,
  ].join('\t');
  const known = cache.get(key);
  if (known) return known;
  const { lines } = readOracle(text, names);
  const reader = new Reader(
    lines.map(({ line }) => line),
    (index) => ({ text, line: index, start: lines[index]!.start }),
    options,
    0,
  );
  const abilities = reader.read();
  if (cache.size >= mostCached) cache.clear();
  cache.set(key, abilities);
  return abilities;
}

/**
 * The abilities that one line of text stands for, for abilities that an effect gives.
 * @param place where its spans count; @param key of the first ability
 */
export function abilitiesOfLine(line: OracleLine, place: TextPlace, key: string): readonly Ability[] {
  return new Reader([line], () => place, { keyPrefix: key, spell: false }, 0).read();
}
