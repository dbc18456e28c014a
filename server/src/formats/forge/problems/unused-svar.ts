// A script variable that nothing names and the game does not read by itself.
import { isMentioned } from '../learn';
import { problem } from './script-check';
import type { ScriptCheck } from './script-check';

export const check: ScriptCheck = {
  id: 'unused-svar',
  find({ face, vocabulary }) {
    return face.variables.flatMap((variable) => {
      const name = variable.name.value;
      if (name === '' || face.variableNamed.get(name) !== variable) return [];
      if (vocabulary.readByGame.has(name) || GAME.test(name) || isMentioned(face, name)) return [];
      const unused = `Nothing on this face uses the script variable “${name}”.`;
      // A plain word or number may be a note that the game reads by its name; it has hundreds of them.
      if (!variable.value.value.includes('$')) {
        const words = `${unused} If the game does not read it by this name, remove it.`;
        return [problem(check.id, 'information', variable.name.file, words)];
      }
      const words = `${unused} Name it where it is meant, or remove it.`;
      return [problem(check.id, 'warning', variable.name.file, words)];
    });
  },
};

/** Notes for the computer player, what dice rolls keep, and old notes that other tools wrote. */
const GAME =
  /^AI|^(?:ModsThisTurn|Picture|RemAIDeck|RemRandomDeck|Rarity|SoundEffect|AltCost\w*|NeedsToPlay\w*)$/;
