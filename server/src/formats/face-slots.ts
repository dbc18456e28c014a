// The fields of a face with their places in the file and the spelling they are written in: one base for readers and writers.
import type { Face, Sourced } from '../card';
import type { FileSpan, MappedText, Problem, TextEdit } from '../text';
import type { FaceField } from './file-format';
import type { PiecedText } from './pieced-text';

/** One field of a face as it stands in the file. */
export interface Slot {
  readonly text: PiecedText;
  /** What stands there in the file, escapes and all; an empty value is written here. */
  readonly place: FileSpan;
  readonly escape: (text: string) => string;
  /** The escape depends on the whole value (a cost without braces): write it whole and compare as it is spelled. */
  readonly whole?: boolean;
}

export type FaceSlots = { [Field in FaceField]?: Slot };

/** The face that the slots make. An empty field is one that the file gives: an empty cost, an empty text. */
export function faceOf(slots: FaceSlots, file: FileSpan): Face {
  return {
    name: mapped(slots.name),
    manaCost: mapped(slots.manaCost),
    typeLine: mapped(slots.typeLine),
    oracleText: mapped(slots.oracleText),
    power: sourced(slots.power),
    toughness: sourced(slots.toughness),
    loyalty: sourced(slots.loyalty),
    defense: sourced(slots.defense),
    file,
  };
}

function mapped(slot: Slot | undefined): MappedText | undefined {
  return slot?.text.mapped(slot.escape, slot.text.text === '' ? emptyAt(slot.place) : slot.text.file);
}

function sourced(slot: Slot | undefined): Sourced<string> | undefined {
  return slot && slot.text.text !== '' ? { value: slot.text.text, file: slot.text.file } : undefined;
}

function emptyAt(place: FileSpan): FileSpan {
  return { start: place.start, end: place.start };
}

/** The smallest edits that make a slot say `value`. `source` is the whole file. */
export function editSlot(source: string, slot: Slot, value: string): readonly TextEdit[] {
  if (slot.text.text === value) return [];
  if (slot.whole) {
    const { place } = slot;
    return editRange(source, slot.text.text === '' ? place : slot.text.file, slot.escape(value));
  }
  return slot.text.edit(value, slot.escape, slot.text.text === '' ? slot.place : slot.text.file);
}

/** The smallest edit that makes a range of the file say `newText`. */
export function editRange(source: string, { start, end }: FileSpan, newText: string): readonly TextEdit[] {
  const old = source.slice(start, end);
  if (old === newText) return [];
  const most = Math.min(old.length, newText.length);
  let before = 0;
  while (before < most && old[before] === newText[before]) before++;
  let after = 0;
  while (after < most - before && old[old.length - 1 - after] === newText[newText.length - 1 - after])
    after++;
  return [
    {
      span: { start: start + before, end: end - after },
      newText: newText.slice(before, newText.length - after),
    },
  ];
}

/** A problem of the file format itself. */
export function formatProblem(
  check: string,
  span: FileSpan,
  message: string,
  severity: Problem['severity'] = 'warning',
): Problem {
  return { check, severity, span, message, rules: [], fixes: [] };
}

/** The problems of a cost: every run of units that is no mana symbol. */
export function brokenCost(broken: readonly FileSpan[], source: string): Problem[] {
  return broken.map((span) =>
    formatProblem(
      'broken-cost',
      span,
      `“${source.slice(span.start, span.end)}” is no mana symbol. Write a cost as \`{2}{W}\`, or as \`2W\`.`,
    ),
  );
}
