// What a grammar file declares: wordings (a category, a kind of meaning, a template) and word lists.

/** A constant part of a meaning. */
export type Constant = string | number | boolean;

/** One declared wording. */
export interface Rule {
  /** The category, with its feature when the wording holds for one only: `np`, `np.sg`. */
  readonly category: string;
  /** The kind of node; null when the slot `=` passes through or a list is built (`*`, `...`). */
  readonly kind: string | null;
  readonly template: string;
  /** Constant slots of the meaning. */
  readonly constants: Readonly<Record<string, Constant>>;
  /** Read, never written. */
  readonly older: boolean;
  /** A whole value instead of a node (word lists, numbers). */
  readonly value?: Constant;
}

/** Options of a wording: older templates with the same meaning, and constant slots. */
export interface RuleOptions {
  readonly said?: readonly string[];
  readonly with?: Readonly<Record<string, Constant>>;
}

/** Declares a wording. */
export function rule(
  category: string,
  kind: string | null,
  template: string,
  options: RuleOptions = {},
): Rule[] {
  const constants = options.with ?? {};
  return [
    { category, kind, template, constants, older: false },
    ...(options.said ?? []).map((older) => ({ category, kind, template: older, constants, older: true })),
  ];
}

/** Declares that every phrase of the listed categories is one of `category`, too. */
export function include(category: string, ...others: readonly string[]): Rule[] {
  return others.flatMap((other) => rule(category, null, `{=:${other}}`));
}

/** Declares fixed phrases whose value is the phrase itself; for a category with number, the plural is made. */
export function phrases(category: string, ...list: readonly string[]): Rule[] {
  return list.map((template) => ({
    category,
    kind: null,
    template,
    constants: {},
    older: false,
    value: template.replace(/[\^~]/g, ''),
  }));
}

/** Declares one phrase with a value of its own. */
export function phrase(category: string, template: string, value: Constant, older = false): Rule {
  return { category, kind: null, template, constants: {}, older, value };
}
