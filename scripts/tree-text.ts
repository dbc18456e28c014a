// Writes the tree of a line as indented s-expressions, to be read beside the text.
import type { OracleLine } from '../server/src/oracle';

const width = 116;

/** The parts of a value that are worth showing: everything but spans. */
function slotsOf(node: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(node).filter(
    ([name, value]) => name !== 'kind' && name !== 'span' && value !== undefined,
  );
}

function isLine(value: object): value is OracleLine {
  return (value as { kind?: unknown }).kind === 'line';
}

function atom(value: unknown): string {
  const text = String(value);
  return /[\s()"]/.test(text) ? JSON.stringify(text) : text;
}

/** The value on one line. */
function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return atom(value);
  if (Array.isArray(value)) return `[${value.map(flat).join(' ')}]`;
  if (isLine(value)) return `(line ${partsOf(value).map(flat).join(' ')})`;
  const slots = slotsOf(value as Record<string, unknown>).map(([name, inner]) => ` ${name}: ${flat(inner)}`);
  return `(${(value as { kind: string }).kind}${slots.join('')})`;
}

function partsOf(line: OracleLine): unknown[] {
  return line.parts.map(({ role, meaning }) => (role === 'cost' ? { kind: 'cost', of: meaning } : meaning));
}

function broken(value: unknown, indent: string, used: number): string {
  const short = flat(value);
  if (indent.length + used + short.length <= width) return short;
  if (typeof value !== 'object' || value === null) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value))
    return `[${value.map((item) => `\n${deeper}${broken(item, deeper, 0)}`).join('')}]`;
  if (isLine(value))
    return `(line${partsOf(value)
      .map((item) => `\n${deeper}${broken(item, deeper, 0)}`)
      .join('')})`;
  const slots = slotsOf(value as Record<string, unknown>).map(
    ([name, inner]) => `\n${deeper}${name}: ${broken(inner, deeper, name.length + 2)}`,
  );
  return `(${(value as { kind: string }).kind}${slots.join('')})`;
}

/** The tree of a line, without spans: one s-expression for each cost or sentence. */
export function describeTree(line: OracleLine): string {
  const head = [
    line.bullet && 'bullet',
    line.plus && 'plus',
    line.chapter !== undefined && `chapter ${line.chapter}`,
    line.range !== undefined && `range ${line.range}`,
    line.label !== undefined && `label ${JSON.stringify(line.label)}`,
    line.loyalty !== undefined && `loyalty ${line.loyalty}`,
  ].filter((word) => word !== false && word !== undefined);
  const parts = partsOf(line).map((part) => broken(part, '', 0));
  return [...(head.length > 0 ? [`; ${head.join(', ')}`] : []), ...parts].join('\n');
}
