// Draws what the first reader made of a text, so that tests compare pictures instead of trees.
import { readStructure } from '../../server/src/oracle/structure';
import type { Ability, OracleReading } from '../../server/src/oracle/structure';
import type { Span } from '../../server/src/text';

/** Reads sample text of an invented object. */
export function read(
  text: string,
  typeLine = 'Legendary Creature — Elf',
  name = 'Sample, the Shown',
): OracleReading {
  return readStructure(text, { name, typeLine });
}

/** The abilities, one a line: kind, then label, cost and sentences between bars. */
export function drawAbilities(reading: OracleReading): string[] {
  return reading.lines.flatMap(({ abilities }) =>
    abilities.map((ability) => drawAbility(reading.text, ability)),
  );
}

export function drawAbility(text: string, { kind, label, cost, sentences }: Ability): string {
  const words = ({ start, end }: Span): string => text.slice(start, end);
  const parts = [
    ...(label ? [`label ${words(label)}`] : []),
    ...(cost ? [`cost ${words(cost)}`] : []),
    ...sentences.map(({ span }) => words(span)),
  ];
  return `${kind}: ${parts.join(' | ')}`;
}

/** The references: kind, noun and words. */
export function drawReferences({ references, text }: OracleReading): string[] {
  return references.map(
    ({ kind, noun, last, span, inReminder, quote }) =>
      `${kind} ${noun}${last ? ' last' : ''}${inReminder ? ' in reminder' : ''}${quote ? ` in ${quote.holder}` : ''}: ${text.slice(span.start, span.end)}`,
  );
}
