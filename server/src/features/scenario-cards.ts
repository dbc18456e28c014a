// Gives scenarios the cards of files and of the workspace, as the simulator takes them.
import { cardName, type Card } from '../card';
import { chooseFormat, findFormat } from '../formats';
import type { CardSource, ScenarioCard } from '../simulator/scenario';

/** A card of any format as the simulator takes it. */
export function scenarioCardOf(card: Card): ScenarioCard {
  return {
    name: cardName(card),
    faces: card.faces.map((face) => ({
      name: face.name?.text ?? '',
      ...(face.manaCost?.text && { manaCost: face.manaCost.text }),
      typeLine: face.typeLine?.text ?? '',
      text: face.oracleText?.text ?? '',
      ...(face.power && { power: face.power.value }),
      ...(face.toughness && { toughness: face.toughness.value }),
      ...(face.loyalty && { loyalty: face.loyalty.value }),
      ...(face.defense && { defense: face.defense.value }),
    })),
  };
}

/** The cards of card text. */
export function readCardText(text: string): ScenarioCard[] {
  return (findFormat('card')?.read(text).cards ?? []).map(scenarioCardOf);
}

/** The cards of a file in any format; undefined where no format knows it. @param path for its ending */
export function readCardFile(path: string, text: string): ScenarioCard[] | undefined {
  return chooseFormat({ path, languageId: '', text })?.read(text).cards.map(scenarioCardOf);
}

/** What the surroundings give: files beside the scenario, and the cards of the workspace. */
export interface ScenarioSurroundings {
  /** The text of a file, named as the scenario names it; undefined where it cannot be read. */
  readText(path: string): string | undefined;
  find?(name: string): ScenarioCard | undefined;
  names?(): readonly string[];
}

/** The cards for scenarios in some surroundings. */
export function scenarioCardSource(around: ScenarioSurroundings): CardSource {
  return {
    read: readCardText,
    readFile: (path) => {
      const text = around.readText(path);
      return text === undefined ? undefined : readCardFile(path, text);
    },
    readText: (path) => around.readText(path),
    find: (name) => around.find?.(name),
    names: () => around.names?.() ?? [],
  };
}
