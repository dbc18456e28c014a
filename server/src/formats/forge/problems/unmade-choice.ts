// Something uses a choice that nothing on the card makes.
import type { ChoiceKind } from '../choices';
import { CHOICE_KINDS } from '../choices';
import { isWords } from '../parameter-words';
import type { ScriptFace } from '../script';
import { findLine } from '../script';
import type { Problem, Span } from '../../../text';
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'unmade-choice',
  find({ face, script }) {
    let faces: readonly ScriptFace[] | undefined;
    const problems: Problem[] = [];
    for (const kind of CHOICE_KINDS) {
      const used = findUse(face, kind);
      if (!used) continue;
      faces ??= script.faces.filter(({ card }) => card === face.card);
      if (faces.some((other) => makes(other, kind))) continue;
      const words = `This uses a chosen ${kind.what}, but nothing on this card makes that choice. Add an ability such as “DB$ ${kind.effects[0]!}”.`;
      problems.push(problem(check.id, 'warning', used, words));
    }
    return problems;
  },
};

/** Parameters that forget a choice, or make one themselves. */
const NO_USE = /^(?:Clear|Remember(?!Objects$)|Imprint|Forget)|Append$|AILogic/;

/** The first place that uses the choice; clearing it, and choosing among a player's cards, are no uses. */
function findUse(face: ScriptFace, kind: ChoiceKind): Span | undefined {
  // A token takes the choice over from the card that creates it.
  const name = findLine(face, 'Name')?.value.value ?? '';
  if (kind.use.test(name)) return undefined;
  for (const body of face.bodies) {
    const hasOwnChoices = body.parameters.some(({ name: key }) => key.value === 'Choices');
    for (const { name: key, value } of body.parameters) {
      const isUse = (use: { readonly parameter: RegExp; readonly value: RegExp }) =>
        use.parameter.test(key.value) ? use.value.exec(value.value) : null;
      const own = kind.useIn?.map(isUse).find((found) => found !== null);
      if (!own && (isWords(key.value) || NO_USE.test(key.value))) continue;
      const match = own ?? kind.use.exec(value.value);
      if (!match || (hasOwnChoices && key.value === 'Defined')) continue;
      const start = value.file.start + match.index;
      return { start, end: start + match[0].length };
    }
  }
  for (const { value, body } of face.variables) {
    const match = body ? null : kind.use.exec(value.value);
    if (match)
      return { start: value.file.start + match.index, end: value.file.start + match.index + match[0].length };
  }
  return undefined;
}

function makes(face: ScriptFace, { effects, parameters, elsewhere, described }: ChoiceKind): boolean {
  const isMaker = face.bodies.some(
    ({ declarer, parameters: pieces }) =>
      (declarer?.kind === 'api' && effects.includes(declarer.names[0] ?? '')) ||
      pieces.some(
        ({ name, value }) =>
          parameters.includes(name.value) ||
          parameters.includes(`${name.value}=${value.value}`) ||
          (described && isWords(name.value) && described.test(value.value)) ||
          (elsewhere && /Cost$/.test(name.value) && elsewhere.test(value.value)),
      ),
  );
  if (isMaker) return true;
  return (
    elsewhere !== undefined &&
    face.lines.some(({ key, value }) => /^(?:K|Text|Draft)$/.test(key.value) && elsewhere.test(value.value))
  );
}
