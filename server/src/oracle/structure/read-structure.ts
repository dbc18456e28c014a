// Reads rules text into the tree of the first reader. Any text is read; nothing throws.
import type { OracleReading, Subject } from './tree';

/**
 * Reads the rules text of one face.
 * @param text the rules text with `\n` between its lines
 * @param subject the face's name and type line, and the names of the card's other faces
 */
export function readStructure(text: string, subject: Subject): OracleReading {
  return { text, subject, lines: [], quotes: [], reminders: [], references: [] };
}
