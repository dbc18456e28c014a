// The script puts or removes a kind of counter that the card's text does not speak of.
import { findCounterTypes } from '../counter-types';
import type { ScriptFace } from '../script';
import { findParameter } from '../script';
import type { Problem } from '../../../text';
import { problem, replacement } from './script-check';
import type { ScriptCheck, ScriptContext } from './script-check';

export const check: ScriptCheck = {
  id: 'mismatched-counter',
  find(context) {
    return [...loyalty(context.face), ...kinds(context)];
  },
};

/** What a loyalty ability adds or removes can only be loyalty counters (CR 606.4: loyalty costs). */
function loyalty(face: ScriptFace): Problem[] {
  return face.bodies.flatMap((body) => {
    const cost = findParameter(body, 'Planeswalker') ? findParameter(body, 'Cost') : undefined;
    const match = cost && /(?:Add|Sub)Counter<[^/<>]*\/(\w+)/.exec(cost.value.value);
    if (!cost || !match || match[1] === 'LOYALTY') return [];
    const end = cost.value.file.start + match.index + match[0].length;
    const span = { start: end - match[1]!.length, end };
    const words = `A loyalty ability adds or removes loyalty counters, not “${match[1]!}”.`;
    return [problem(check.id, 'warning', span, words, [replacement('Change to “LOYALTY”', span, 'LOYALTY')])];
  });
}

function kinds({ face, oracle, wholeText: all, vocabulary }: ScriptContext): Problem[] {
  if (!oracle.includes('counter')) return [];
  const named = [...all.matchAll(/([\w'+\-/]+) counter/g)]
    .map((match) => match[1]!)
    .filter((word) => !PLAIN.has(word));
  if (named.length === 0) return [];
  return findCounterTypes(face).flatMap((type) => {
    if (!vocabulary.counters.has(type.value) || isSaid(type.value, all)) return [];
    const words = `The card's text has no ${describe(type.value)} counter, only ${[...new Set(named)]
      .slice(0, 3)
      .map((name) => `“${name} counter”`)
      .join(', ')}. One of the two is wrong.`;
    return [problem(check.id, 'warning', type.file, words)];
  });
}

/** Words before “counter” that name no kind. */
const PLAIN = new Set([
  'a',
  'an',
  'the',
  'that',
  'those',
  'of',
  'each',
  'any',
  'more',
  'another',
  'no',
  'all',
  'one',
  'or',
  'its',
  'and',
  'additional',
  'then',
  'spell',
  'to',
  'counter',
  'if',
  'can',
]);

/** Kinds that stand for something else in the text, or come with a rule that the text need not say. */
const SAID_OTHERWISE: Readonly<Record<string, RegExp>> = {
  energy: /\{e\}|energy/,
  ticket: /\{tk\}|ticket/,
  loyalty: /loyalty|planeswalker|\[[+-]?\d/,
  defense: /./,
  time: /time|suspend|vanishing|impending/,
  lore: /lore|saga|chapter|read ahead/,
  level: /level/,
  poison: /poison|toxic|infect|proliferate/,
  rad: /rad/,
  fade: /fad/,
  age: /age|cumulative/,
  charge: /charge|station|sunburst/,
  stun: /stun/,
  shield: /shield/,
  any: /./,
  all: /./,
  eachfromsource: /./,
  existingcounter: /./,
  eachnoton: /./,
  chosenfromlist: /./,
};

/** Keyword actions and abilities that put +1/+1 counters without saying so. */
const PLUS_ONE =
  /\+1\/\+1|modular|graft|evolve|adapt|bolster|train|riot|unleash|outlast|renown|monstro|support|fabricate|mentor|backup|amass|explore|devour|bloodthirst|sunburst|undying|scavenge|reinforce|dethrone|tribute|ravenous|endure|earthbend|connive|incubate|exploit|airbend|blight|increment|mobilize/;

function isSaid(kind: string, text: string): boolean {
  const lower = kind.toLowerCase();
  const size = /^([pm])(\d+)([pm])(\d+)$/.exec(lower);
  if (size) {
    if (lower === 'p1p1') return PLUS_ONE.test(text);
    if (lower === 'm1m1' && /wither|infect|persist|blight/.test(text)) return true;
    return text.includes(describe(kind));
  }
  const otherwise = SAID_OTHERWISE[lower];
  if (otherwise) return otherwise.test(text);
  return text.replace(/[\s\-']/g, '').includes(lower.replace(/[\s_]/g, ''));
}

/** `P1P1` as `+1/+1`, `CHARGE` as `charge`. */
function describe(kind: string): string {
  const size = /^([PM])(\d+)([PM])(\d+)$/.exec(kind);
  if (!size) return kind.toLowerCase();
  const sign = (letter: string | undefined) => (letter === 'P' ? '+' : '-');
  return `${sign(size[1])}${size[2]!}/${sign(size[3])}${size[4]!}`;
}
