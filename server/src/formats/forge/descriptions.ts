// The words for people in a script, as text with positions: what the game shows on the stack and on the card, and keywords.
import type { MappedPiece } from '../../text';
import { MappedText } from '../../text';
import type { Sourced } from '../../card';
import type { FileText } from '../file-format';
import type { Script, ScriptFace } from './script';
import { findLine } from './script';

const DESCRIPTIONS =
  /^(?:SpellDescription|TriggerDescription|Description|StackDescription|CostDesc|PrecostDesc)$/;

/** All descriptions and keywords of a script; the game's stand-ins for names are replaced, and mapped as a whole. */
export function findDescriptions(script: Script): readonly FileText[] {
  const found: FileText[] = [];
  let card = -1;
  let face = 0;
  for (const scriptFace of script.faces) {
    if (scriptFace.card === card) face++;
    else [card, face] = [scriptFace.card, 0];
    for (const { key, value, colon } of scriptFace.lines) {
      if (!colon || key.value !== 'K' || value.value === '') continue;
      found.push({ card, face, label: 'K', text: MappedText.plain(value.value, value.file.start) });
    }
    for (const body of scriptFace.bodies) {
      for (const { name, value, dollar } of body.parameters) {
        if (
          !dollar ||
          !DESCRIPTIONS.test(name.value) ||
          /^(?:None|SpellDescription|REP .*)$/.test(value.value)
        )
          continue;
        found.push({ card, face, label: name.value, text: readDescription(value, scriptFace) });
      }
    }
  }
  return found;
}

/** One description: `\n` is a line end, `CARDNAME` the face's name, `NICKNAME` the short one. */
export function readDescription(value: Sourced<string>, face: ScriptFace): MappedText {
  const name = findLine(face, 'Name')?.value.value ?? 'CARDNAME';
  const pieces: MappedPiece[] = [];
  let text = '';
  const add = (words: string, start: number, end: number) => {
    if (words === '' || start === end) return;
    const file = { start: value.file.start + start, end: value.file.start + end };
    pieces.push({ at: text.length, length: words.length, file });
    text += words;
  };
  let at = 0;
  for (const match of value.value.matchAll(/\\n|CARDNAME|NICKNAME/g)) {
    add(value.value.slice(at, match.index), at, match.index);
    at = match.index + match[0].length;
    add(match[0] === '\\n' ? '\n' : match[0] === 'CARDNAME' ? name : shortName(name), match.index, at);
  }
  add(value.value.slice(at), at, value.value.length);
  return new MappedText(text, pieces, value.file, (words) =>
    words.replaceAll(name, 'CARDNAME').replace(/\r?\n/g, '\\n'),
  );
}

/** CR 201.5c: a card with a long name may be called by the part before the comma. */
function shortName(name: string): string {
  return name.split(',')[0]!.split(' the ')[0]!;
}
