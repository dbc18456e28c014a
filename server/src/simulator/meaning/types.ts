// Whether an object has a type, subtype, supertype or colour that a text names.
import { cardTypes, colors as colorTable, permanentTypes, subtypes, supertypes } from '../../vocabulary';
import type { Characteristics } from '../characteristics/characteristics';
import type { Color } from '../state/identity';

const colorByName = new Map(colorTable.map(({ name, letter }) => [name.toLowerCase(), letter]));

/** The letter of a colour's name; undefined for other words. */
export function colorOf(word: string): Color | undefined {
  return colorByName.get(word.toLowerCase());
}

/** The colour's name in lower case. */
export function colorName(color: Color): string {
  return [...colorByName].find(([, letter]) => letter === color)?.[0] ?? color;
}

/** Whether a word is a creature type. */
export function isCreatureType(word: string): boolean {
  return subtypes.get(word)?.kinds.includes('creature') ?? false;
}

/** Whether a permanent card or spell of these types becomes a permanent (CR 110.4). */
export function isPermanentType(characteristics: Characteristics): boolean {
  return characteristics.types.some((type) => permanentTypes.includes(type));
}

/** Whether a word is a card type. */
export function isCardType(word: string): boolean {
  return cardTypes.includes(word.toLowerCase());
}

/** Whether an object has the card type, subtype or supertype. @param word as the text writes it in the singular */
export function hasType(characteristics: Characteristics, word: string): boolean {
  const lower = word.toLowerCase();
  if (isCardType(lower)) return characteristics.types.includes(lower);
  if (supertypes.includes(lower)) return characteristics.supertypes.includes(lower);
  return (
    characteristics.subtypes.includes(word) || (characteristics.everyCreatureType && isCreatureType(word))
  );
}
