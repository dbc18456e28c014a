// Sets one field of a card in card text: the smallest edit that reads back as the wanted value.
import type { Card, Face } from '../../card';
import { applyEdits, smallestEdit } from '../../text';
import type { FileSpan, TextEdit } from '../../text';
import type { FaceField } from '../file-format';
import { escapeLine, lineBreakOf } from './lines';
import { read } from './read';

/** The value of a field; '' where the face has none. */
export function fieldOf(face: Face, field: FaceField): string {
  const value = face[field];
  return value === undefined ? '' : 'text' in value ? value.text : value.value;
}

/**
 * The edits that set a field. Values of one line lose their line breaks. None when the field already has
 * the value, and none when card text has no way to say it (a card without a name).
 */
export function writeField(
  text: string,
  card: Card,
  face: number,
  field: FaceField,
  value: string,
): readonly TextEdit[] {
  const target = card.faces[face];
  const wanted = field === 'oracleText' ? value : value.replace(/\s*[\r\n]+\s*/g, ' ').trim();
  if (!target || fieldOf(target, field) === wanted) return [];
  for (const edit of candidates(text, target, field, wanted)) {
    if (readsBack(text, card, face, field, wanted, edit)) return [edit];
  }
  return [];
}

/** Whether the card, edited, has the wanted value and is otherwise what it was. */
function readsBack(
  text: string,
  card: Card,
  face: number,
  field: FaceField,
  wanted: string,
  edit: TextEdit,
): boolean {
  const { start, end } = card.file;
  const moved = {
    span: { start: edit.span.start - start, end: edit.span.end - start },
    newText: edit.newText,
  };
  if (moved.span.start < 0 || moved.span.end > end - start) return false;
  const { cards } = read(applyEdits(text.slice(start, end), [moved]));
  const again = cards[0];
  if (cards.length !== 1 || again?.faces.length !== card.faces.length) return false;
  return again.faces.every((read, index) =>
    FIELDS.every((each) => {
      const before = index === face && each === field ? wanted : fieldOf(card.faces[index]!, each);
      return fieldOf(read, each) === before;
    }),
  );
}

const FIELDS: readonly FaceField[] = [
  'name',
  'manaCost',
  'typeLine',
  'oracleText',
  'power',
  'toughness',
  'loyalty',
  'defense',
];

/** Edits that may do it, the smallest first. */
function* candidates(text: string, face: Face, field: FaceField, value: string): Iterable<TextEdit> {
  const lineBreak = lineBreakOf(text);
  const old = face[field];
  if (old && 'text' in old) {
    if (value !== '') yield* smallestEdit(old, value);
    yield* wholeField(text, face, field, old.file, value, lineBreak);
    return;
  }
  if (old) {
    yield { span: old.file, newText: value };
    if (value === '') yield removeLine(text, old.file);
    return;
  }
  yield* newField(text, face, field, value, lineBreak);
}

/** Rewrites or removes a field that stands in the file. */
function* wholeField(
  text: string,
  face: Face,
  field: FaceField,
  file: FileSpan,
  value: string,
  lineBreak: string,
): Iterable<TextEdit> {
  const start = text[file.start - 1] === '\\' ? file.start - 1 : file.start;
  const span = { start, end: file.end };
  if (value === '' && field === 'oracleText') yield removeLine(text, span);
  else if (value === '' && field === 'manaCost')
    yield { span: { start: face.name!.file.end, end: file.end }, newText: '' };
  else yield { span, newText: value.split('\n').map(escapeLine).join(lineBreak) };
  yield {
    span,
    newText: value
      .split('\n')
      .map((line) => `\\${line}`)
      .join(lineBreak),
  };
}

/** A field that the face does not have yet. */
function* newField(
  text: string,
  face: Face,
  field: FaceField,
  value: string,
  lineBreak: string,
): Iterable<TextEdit> {
  const after = (end: number, newText: string): TextEdit => ({ span: { start: end, end }, newText });
  const nameLineEnd = (face.manaCost ?? face.name!).file.end;
  switch (field) {
    case 'name':
      return;
    case 'manaCost':
      yield after(face.name!.file.end, ` ${value}`);
      return;
    case 'typeLine':
      yield after(nameLineEnd, lineBreak + value);
      return;
    case 'oracleText': {
      const end = face.typeLine?.file.end ?? nameLineEnd;
      yield after(end, lineBreak + value.split('\n').map(escapeLine).join(lineBreak));
      yield after(
        end,
        lineBreak +
          value
            .split('\n')
            .map((line) => `\\${line}`)
            .join(lineBreak),
      );
      return;
    }
    case 'power':
      if (face.toughness)
        yield after(
          lineStart(text, face.toughness.file.start),
          face.toughness.value === '' ? `${value}/` : value,
        );
      else yield after(face.file.end, `${lineBreak}${value}/`);
      return;
    case 'toughness':
      if (face.power) yield after(lineEnd(text, face.power.file.end), value);
      else yield after(face.file.end, `${lineBreak}/${value}`);
      return;
    case 'loyalty':
    case 'defense':
      yield after(face.file.end, `${lineBreak}${field === 'loyalty' ? 'Loyalty' : 'Defense'}: ${value}`);
  }
}

/** Takes out whole lines, with the line break before them. */
function removeLine(text: string, file: FileSpan): TextEdit {
  let start = lineStart(text, file.start);
  if (text[start - 1] === '\n') start--;
  if (text[start - 1] === '\r') start--;
  return { span: { start, end: lineEnd(text, file.end) }, newText: '' };
}

function lineStart(text: string, offset: number): number {
  let at = offset;
  while (at > 0 && !/[\r\n]/.test(text[at - 1]!)) at--;
  return at;
}

function lineEnd(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && !/[\r\n]/.test(text[at]!)) at++;
  return at;
}
