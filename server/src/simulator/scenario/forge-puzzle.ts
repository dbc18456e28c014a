// Reads Forge's puzzle files (.pzl) as positions: `[metadata]`, `[state]`, zones as `Name|Tapped|Counters:P1P1=2;…`.
import type { FileSpan, Problem } from '../../text';
import type { Placed, Start, StartEntry, StartZone } from './scenario';
import { problemAt } from './yaml-tree';

/** What a puzzle says about itself. */
export interface PuzzleFacts {
  readonly name?: string;
  readonly goal?: string;
  readonly description?: string;
}

/** A puzzle as a position; what the simulator has no place for is a problem at the level of information. */
export interface ReadPuzzle {
  readonly facts: PuzzleFacts;
  readonly start: Start;
  readonly problems: readonly Problem[];
}

/** Phases as Forge names them. */
const steps: Readonly<Record<string, string>> = {
  UNTAP: 'untap',
  UPKEEP: 'upkeep',
  DRAW: 'draw',
  MAIN1: 'main',
  COMBAT_BEGIN: 'beginning of combat',
  COMBAT_DECLARE_ATTACKERS: 'declare attackers',
  COMBAT_DECLARE_BLOCKERS: 'declare blockers',
  COMBAT_FIRST_STRIKE_DAMAGE: 'combat damage',
  COMBAT_DAMAGE: 'combat damage',
  COMBAT_END: 'end of combat',
  MAIN2: 'second main',
  END_OF_TURN: 'end',
  CLEANUP: 'cleanup',
};

const zones: readonly StartZone[] = ['library', 'hand', 'battlefield', 'graveyard', 'exile', 'command'];

/** Marks that change nothing in a position here. */
const silentMarks = /^(?:Set|Art|NoETBTrigs|ExecuteScript|Foil)$/i;

/** Forge's counter names: `P1P1` is +1/+1, others are words in capitals. */
function counterKind(name: string): string {
  const size = /^([PM])(\d+)([PM])(\d+)$/i.exec(name);
  if (!size) return name.toLowerCase().replaceAll('_', ' ');
  const sign = (letter: string): string => (letter.toUpperCase() === 'P' ? '+' : '-');
  return `${sign(size[1]!)}${size[2]}/${sign(size[3]!)}${size[4]}`;
}

function countersOf(text: string): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [name = '', n = '1'] = part.trim().split('=');
    if (name !== '' && Number.isSafeInteger(Number(n))) counters[counterKind(name)] = Number(n);
  }
  return counters;
}

interface Draft {
  life?: number;
  mana?: Placed<string>;
  landsPlayed?: number;
  counters?: Record<string, number>;
  zones: Partial<Record<StartZone, StartEntry[]>>;
}

class PuzzleReader {
  readonly players: Draft[] = [{ zones: {} }, { zones: {} }];
  readonly problems: Problem[] = [];
  turn: number | undefined;
  step: string | undefined;
  active: Placed<string> | undefined;

  constructor(private readonly outer: FileSpan | undefined) {}

  private span(at: FileSpan): FileSpan {
    return this.outer ?? at;
  }

  private tell(at: FileSpan, message: string): void {
    this.problems.push({
      ...problemAt('puzzle-not-carried', this.span(at), message),
      severity: 'information',
    });
  }

  line(key: string, value: string, at: FileSpan): void {
    const lower = key.toLowerCase();
    const [, who, what = ''] = /^(human|ai|p\d)(.+)$/.exec(lower) ?? [];
    if (lower === 'activeplayer') {
      this.active = { value: seatOf(value.toLowerCase()) === 1 ? 'opponent' : 'you', span: this.span(at) };
    } else if (lower === 'activephase') {
      this.step = steps[value.toUpperCase()];
      if (this.step === undefined) this.tell(at, `The phase “${value}” is not known.`);
    } else if (lower === 'turn') {
      this.turn = Math.max(1, Math.trunc(Number(value)) || 1);
    } else if (who === undefined) {
      this.tell(at, `“${key}” has no place in a scenario.`);
    } else {
      this.playerLine(seatOf(who), what, value, at);
    }
  }

  private playerLine(seat: number, what: string, value: string, at: FileSpan): void {
    while (this.players.length <= seat && seat < 4) this.players.push({ zones: {} });
    const player = this.players[seat];
    const zone = zones.find((each) => each === what);
    if (!player) this.tell(at, 'A scenario has up to four players.');
    else if (what === 'life') player.life = Math.trunc(Number(value)) || 0;
    else if (what === 'landsplayed') player.landsPlayed = Math.trunc(Number(value)) || 0;
    else if (what === 'counters') player.counters = countersOf(value);
    else if (what === 'manapool') {
      const symbols = value
        .split(/\s+/)
        .filter(Boolean)
        .map((letter) => `{${letter}}`);
      player.mana = { value: symbols.join(''), span: this.span(at) };
    } else if (zone) player.zones[zone] = value.split(';').flatMap((card) => this.card(card.trim(), at));
    else this.tell(at, `“${what}” of a player has no place in a scenario.`);
  }

  private card(text: string, at: FileSpan): StartEntry[] {
    const [name = '', ...marks] = text.split('|').map((part) => part.trim());
    if (name === '') return [];
    const span = this.span(at);
    if (/^t:/i.test(name)) {
      this.tell(
        at,
        `The token “${name.slice(2).split(',')[0]}” is left out: give its card text in the scenario.`,
      );
      return [];
    }
    const entry: { -readonly [Key in keyof StartEntry]: StartEntry[Key] } = {
      card: { value: name, span },
      span,
    };
    for (const mark of marks) this.mark(entry, mark, at);
    return [entry];
  }

  private mark(
    entry: { -readonly [Key in keyof StartEntry]: StartEntry[Key] },
    mark: string,
    at: FileSpan,
  ): void {
    const [key = '', ...rest] = mark.split(':');
    const value = rest.join(':');
    const span = this.span(at);
    switch (key.toLowerCase()) {
      case 'tapped':
        entry.tapped = true;
        return;
      case 'summonsick':
        entry.summoningSick = true;
        return;
      case 'facedown':
        entry.faceDown = true;
        return;
      case 'transformed':
      case 'flipped':
        entry.face = { value: 2, span };
        return;
      case 'counters':
        entry.counters = countersOf(value);
        return;
      case 'damage':
        entry.damage = Math.max(0, Math.trunc(Number(value)) || 0);
        return;
      case 'id':
        entry.as = { value: `id ${value}`, span };
        return;
      case 'attachedto':
      case 'attaching':
        entry.attachedTo = { value: `id ${value}`, span };
        return;
      case 'enchantingplayer':
        entry.attachedTo = { value: seatOf(value.toLowerCase()) === 1 ? 'opponent' : 'you', span };
        return;
      case 'owner':
        // The zone says who controls it; the mark says whose card it is. The scenario has it the other way round.
        this.tell(at, `That “${entry.card.value}” belongs to somebody else is left out.`);
        return;
      case 'chosencolor':
      case 'chosentype':
      case 'namedcard':
        entry.chosen = [
          ...(entry.chosen ?? []),
          ...value.split(',').map((each) => ({ value: each.trim(), span })),
        ];
        return;
    }
    if (!silentMarks.test(key))
      this.tell(at, `The mark “${key}” of “${entry.card.value}” has no place in a scenario.`);
  }
}

function seatOf(who: string): number {
  if (who === 'ai') return 1;
  const numbered = /^p(\d)$/.exec(who);
  return numbered ? Number(numbered[1]) : 0;
}

/**
 * Reads the text of a puzzle. Never throws.
 * @param outer where the puzzle is named in a scenario; then all its values stand there
 */
export function readPuzzle(text: string, outer?: FileSpan): ReadPuzzle {
  const reader = new PuzzleReader(outer);
  const facts: { name?: string; goal?: string; description?: string } = {};
  let section = '';
  for (const found of text.matchAll(/[^\r\n]+/g)) {
    const line = found[0].trim();
    const heading = /^\[(\w+)\]$/.exec(line);
    if (heading) {
      section = heading[1]!.toLowerCase();
      continue;
    }
    const [, key, value = ''] = /^(\w+)\s*[=:]\s*(.*)$/.exec(line) ?? [];
    if (key === undefined || line.startsWith('#')) continue;
    const lower = key.toLowerCase();
    if (section === 'state')
      reader.line(key, value.trim(), { start: found.index, end: found.index + found[0].length });
    else if (section === 'metadata' && (lower === 'name' || lower === 'goal' || lower === 'description'))
      facts[lower] = value;
  }
  const { turn, step, active, players } = reader;
  return {
    facts,
    problems: reader.problems,
    start: {
      ...(turn !== undefined && { turn }),
      ...(step !== undefined && { step }),
      ...(active && { active }),
      players: players,
    },
  };
}

/** Whether a text looks like a puzzle: it has both sections' form. */
export function isPuzzle(text: string): boolean {
  return /^\s*\[state\]\s*$/im.test(text.slice(0, 65_536));
}
