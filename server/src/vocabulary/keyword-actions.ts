// Keyword actions (CR 701) with the verb forms under which card text uses them.
import { keywordActionRules } from './keywords.generated';

/** A keyword action. */
export interface KeywordAction {
  /** In lower case, as a plain verb phrase: `amass`, `venture into the dungeon`. */
  readonly name: string;
  /** Empty for actions that are newer than the newest whole rulebook. */
  readonly rule: string;
  /** Every form in which it appears: `amass`, `amasses`, `amassed`, `amassing`. */
  readonly forms: readonly string[];
}

/** heading: forms that the regular endings do not give (or `=` forms that replace them). */
const table = `
activate:
attach: unattach, unattaches, unattached, unattaching
behold: beheld
cast: = cast, casts, casting
counter: = counter, counters, countered, countering
create:
destroy:
discard:
double: doubled
triple:
exchange:
exile:
fight: fought
goad:
investigate:
mill:
play:
regenerate:
reveal:
sacrifice:
scry: = scry, scries, scried, scrying
search:
shuffle:
surveil: = surveil, surveils, surveilled, surveilling
tap and untap: = tap, taps, tapped, tapping, untap, untaps, untapped, untapping
transform:
convert:
fateseal:
clash:
planeswalk:
set in motion: = set in motion, sets in motion
abandon:
proliferate:
detain:
populate:
monstrosity: = monstrosity, monstrous
vote: voter
bolster:
manifest:
support:
meld:
exert:
explore:
assemble:
adapt:
amass:
learn:
venture into the dungeon: = venture into the dungeon, ventures into the dungeon, venture into, ventures into
connive:
open an attraction: = open an attraction, opens an attraction
roll to visit your attractions: = roll to visit your attractions, roll to visit, rolls to visit
incubate:
the ring tempts you: = the ring tempts you, the ring tempts, ring-bearer
face a villainous choice: = face a villainous choice, faces a villainous choice, villainous choice
time travel: = time travel, time travels
discover:
cloak:
collect evidence: = collect evidence, collects evidence, collected evidence, evidence was collected
suspect:
forage:
manifest dread: = manifest dread, manifests dread, manifested dread
endure:
harness:
airbend:
earthbend:
waterbend:
blight:
`;

/** Named in the edition of 2026-09-25, of which the project has an excerpt only; their numbers are not given here. */
const newer = 'heal, recruit, empower jace'.split(', ');

function verbForms(verb: string): string[] {
  const third = /(?:s|sh|ch|x)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  const doubled = /^(?:tap|untap)$/.test(verb) ? verb + verb.at(-1) : verb;
  const past = verb.endsWith('e') ? `${verb}d` : `${doubled}ed`;
  const present = verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : `${doubled}ing`;
  return [verb, third, past, present];
}

function readTable(): Map<string, KeywordAction> {
  const actions = new Map<string, KeywordAction>();
  for (const line of table.trim().split('\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at);
    const rest = line.slice(at + 1).trim();
    const forms = rest.startsWith('= ')
      ? rest.slice(2).split(', ')
      : [...verbForms(name), ...(rest ? rest.split(', ') : [])];
    actions.set(name, { name, rule: keywordActionRules[name] ?? '', forms });
  }
  for (const name of newer) actions.set(name, { name, rule: '', forms: verbForms(name) });
  return actions;
}

/** All keyword actions by their heading in lower case. */
export const keywordActions: ReadonlyMap<string, KeywordAction> = readTable();

const byForm = new Map<string, KeywordAction>();
for (const action of keywordActions.values()) {
  for (const form of action.forms) if (!byForm.has(form)) byForm.set(form, action);
}

/** The keyword action that a verb form belongs to (`amassed` -> amass), in any case of letters. */
export function findKeywordAction(form: string): KeywordAction | undefined {
  return byForm.get(form.toLowerCase());
}
