// Keyword abilities and designations that change what their object is: changeling, devoid, bestow, suspected.
import { abilitiesOfText } from '../abilities/granted';
import type { GameObject } from '../state/game-object';
import { withColors, withoutType, withTypes } from './static-effects/kinds';
import type { Layer } from './static-effects/static-effect';
import { withAbility, type Values } from './values';

/** A part of what a keyword does to its object. */
export interface KeywordPart {
  readonly key: string;
  readonly layer: Layer;
  readonly defining: boolean;
  apply(values: Values): Values;
}

const byKeyword: Readonly<Record<string, KeywordPart>> = {
  // CR 702.73a: every creature type, in all zones.
  changeling: {
    key: 'changeling ',
    layer: 'type',
    defining: true,
    apply: (values) => ({ ...values, everyCreatureType: true }),
  },
  // CR 702.114a: colourless, in all zones.
  devoid: {
    key: 'devoid ',
    layer: 'color',
    defining: true,
    apply: (values) => withColors(values, [], false),
  },
};

/** CR 701.60c: a suspected permanent has menace and can't block. */
const suspected: KeywordPart = {
  key: 'suspected ',
  layer: 'ability',
  defining: false,
  apply: (values) =>
    ['Menace', "This creature can't block."]
      .flatMap((text, index) => abilitiesOfText(text, `suspected ${index}.`))
      .reduce((now, ability) => withAbility(now, ability, 0), values),
};

/** CR 702.103b: a bestowed permanent is an Aura with enchant creature and no creature. */
const bestowed: readonly KeywordPart[] = [
  {
    key: 'bestowed ',
    layer: 'type',
    defining: false,
    apply: (values) =>
      withTypes(withoutType(values, 'creature'), {
        types: [],
        subtypes: ['Aura'],
        supertypes: [],
        adds: true,
        addsSubtypes: true,
      }),
  },
  {
    key: 'bestowed enchant ',
    layer: 'ability',
    defining: false,
    apply: (values) =>
      abilitiesOfText('Enchant creature', 'bestowed ').reduce(
        (now, ability) => withAbility(now, ability, 0),
        values,
      ),
  },
];

/** CR 702.151b: an Equipment with reconfigure is no creature while it is attached to one. */
const reconfigured: KeywordPart = {
  key: 'reconfigured ',
  layer: 'type',
  defining: false,
  apply: (values) => withoutType(values, 'creature'),
};

function isBestowed(object: GameObject): boolean {
  const attached = object.zone === 'battlefield' && object.attachedTo?.kind === 'object';
  return attached || (object.onStack?.paid['bestow'] ?? 0) > 0;
}

/** What keywords and designations of an object do to it. */
export function keywordParts(values: Values, object: GameObject): readonly KeywordPart[] {
  const parts: KeywordPart[] = [];
  for (const { keyword } of values.abilities) {
    const part = keyword === undefined ? undefined : byKeyword[keyword];
    if (part) parts.push(part);
    if (keyword === 'bestow' && isBestowed(object)) parts.push(...bestowed);
    if (keyword === 'reconfigure' && object.attachedTo) parts.push(reconfigured);
  }
  if (object.marks['suspected'] !== undefined) parts.push(suspected);
  return parts;
}
