// A file holds more than one card; the game would make one of them all.
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'several-cards',
  find({ face, script }) {
    const first = face.lines[0];
    const isFirstFace = script.faces.find(({ card }) => card === face.card) === face;
    if (face.card === 0 || !isFirstFace || !first) return [];
    const words =
      'A second card begins here, but Forge keeps one card in a file: later lines overwrite earlier ones. Move it to its own file.';
    return [problem(check.id, 'warning', first.file, words)];
  },
};
