// Script variables as names: definition, references, rename.
import type { FileSpan } from '../../text';
import { touches } from '../../text';
import type { ForgeVocabulary } from '../../vocabulary/forge';
import { gameVariables } from '../../vocabulary/forge';
import type { FileRename } from '../file-format';
import { findMentions, findReferences } from './references';
import type { Script, ScriptFace } from './script';

/** The name of a script variable at a place, and the face that it belongs to. */
export interface NamedPlace {
  readonly face: ScriptFace;
  readonly name: string;
  readonly file: FileSpan;
}

/** The name at the offset: in a definition, or wherever the face names a variable. */
export function findNameAt(
  script: Script,
  offset: number,
  vocabulary: ForgeVocabulary,
): NamedPlace | undefined {
  const face = script.faces.find(
    ({ file }) => offset >= file.start && offset <= file.end && !isNextFace(script, file.end, offset),
  );
  if (!face) return undefined;
  for (const { name } of face.variables) {
    if (touches(name.file, offset)) return { face, name: name.value, file: name.file };
  }
  for (const { name } of findReferences(face, vocabulary)) {
    if (touches(name.file, offset)) return { face, name: name.value, file: name.file };
  }
  const word = wordAt(script.text, offset);
  if (!word || !face.variableNamed.has(word.name)) return undefined;
  const mention = findMentions(face, word.name, vocabulary).find(({ file }) => touches(file, offset));
  return mention && { face, name: word.name, file: mention.file };
}

function isNextFace(script: Script, end: number, offset: number): boolean {
  return offset === end && script.faces.some(({ file }) => file.start === offset && file.end > offset);
}

/** The word at an offset; a comparison before it (`GEX`) does not belong to the name. */
function wordAt(text: string, offset: number): { name: string } | undefined {
  let start = offset;
  let end = offset;
  while (start > 0 && /\w/.test(text[start - 1]!)) start--;
  while (end < text.length && /\w/.test(text[end]!)) end++;
  const word = text.slice(start, end);
  const name = /(?:LT|LE|EQ|GE|GT|NE)([A-Z]\w*)$/.exec(word)?.[1] ?? word;
  return name === '' ? undefined : { name };
}

/** Where the variable at the offset is defined. */
export function findDefinition(
  script: Script,
  offset: number,
  vocabulary: ForgeVocabulary,
): readonly FileSpan[] {
  const place = findNameAt(script, offset, vocabulary);
  return place ? definitionsOf(place) : [];
}

function definitionsOf({ face, name }: NamedPlace): FileSpan[] {
  return face.variables
    .filter((variable) => variable.name.value === name)
    .map((variable) => variable.name.file);
}

/** Every place of the variable at the offset, in the order of the file. */
export function findPlaces(script: Script, offset: number, vocabulary: ForgeVocabulary): readonly FileSpan[] {
  const place = findNameAt(script, offset, vocabulary);
  if (!place) return [];
  const mentions = findMentions(place.face, place.name, vocabulary).map(({ file }) => file);
  return [...definitionsOf(place), ...mentions].sort((a, b) => a.start - b.start);
}

/** Renames the variable at the offset on its face; another face may have one of the same name, which stays. */
export function renameVariable(
  script: Script,
  offset: number,
  newName: string,
  vocabulary: ForgeVocabulary,
): FileRename {
  const place = findNameAt(script, offset, vocabulary);
  if (!place || definitionsOf(place).length === 0) return { refused: 'There is no script variable here.' };
  if (newName === place.name) return { edits: [] };
  if (!/^[A-Za-z_]\w*$/.test(newName))
    return { refused: 'A name has letters, digits and “_” only, and begins with a letter.' };
  if (place.face.variableNamed.has(newName))
    return { refused: `This face already has a script variable “${newName}”.` };
  if (vocabulary.readByGame.has(place.name))
    return { refused: `The game itself reads “${place.name}” by this name.` };
  if (
    vocabulary.readByGame.has(newName) ||
    vocabulary.numberWords.has(newName) ||
    gameVariables.has(newName)
  ) {
    return { refused: `“${newName}” means something else to the game.` };
  }
  return { edits: findPlaces(script, offset, vocabulary).map((span) => ({ span, newText: newName })) };
}
