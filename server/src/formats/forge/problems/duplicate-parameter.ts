// A parameter stands twice in one body, so one of its values is lost.
import { problem, replacement } from './script-check';
import type { Parameter } from '../script';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'duplicate-parameter',
  find({ face, script }) {
    return face.bodies.flatMap((body) => {
      const first = new Map<string, Parameter>();
      return body.parameters.flatMap((parameter) => {
        if (!parameter.dollar) return [];
        const key = parameter.name.value.toLowerCase();
        const earlier = first.get(key);
        first.set(key, parameter);
        if (!earlier) return [];
        const same = earlier.value.value === parameter.value.value;
        const span = pieceWithBar(script.text, parameter.file.start, parameter.file.end);
        const words = same
          ? `“${parameter.name.value}$” stands twice in this line, with the same value.`
          : `“${parameter.name.value}$” stands twice in this line; only this last value counts, and “${earlier.value.value}” is lost.`;
        const fixes = same ? [replacement('Remove the second', span, '', 'safe')] : [];
        return [problem(check.id, 'warning', parameter.file, words, fixes)];
      });
    });
  },
};

/** A piece with the `|` before it. */
function pieceWithBar(text: string, start: number, end: number): { start: number; end: number } {
  const bar = text.lastIndexOf('|', start);
  const isNext = bar >= 0 && text.slice(bar + 1, start).trim() === '';
  if (!isNext) return { start, end };
  let from = bar;
  while (from > 0 && text[from - 1] === ' ') from--;
  return { start: from, end };
}
