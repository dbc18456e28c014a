// Inflection of verbs and nouns: the one place that knows how English words change.
import { pluralOf } from '../../vocabulary';

/** `base` draw, `sg` draws, `pl` draw, `psg`/`ppl` drew, `pp` drawn, `ing` drawing. */
export type VerbForm = 'base' | 'sg' | 'pl' | 'psg' | 'ppl' | 'pp' | 'ing';

/** Irregular verbs: base, third person, past, participle, -ing form (and plural where it differs from the base). */
const irregular: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'be|is|was|been|being|are|were have|has|had|had|having do|does|did|done|doing ' +
    "don't|doesn't|didn't|didn't|don't haven't|hasn't|hadn't|hadn't|haven't isn't|isn't|wasn't|isn't|isn't|aren't|weren't " +
    'draw|draws|drew|drawn|drawing deal|deals|dealt|dealt|dealing lose|loses|lost|lost|losing ' +
    'win|wins|won|won|winning put|puts|put|put|putting get|gets|got|gotten|getting pay|pays|paid|paid|paying ' +
    'cast|casts|cast|cast|casting become|becomes|became|become|becoming choose|chooses|chose|chosen|choosing ' +
    'leave|leaves|left|left|leaving spend|spends|spent|spent|spending come|comes|came|come|coming ' +
    'fight|fights|fought|fought|fighting bid|bids|bid|bid|bidding roll|rolls|rolled|rolled|rolling ' +
    'turn|turns|turned|turned|turning go|goes|went|gone|going begin|begins|began|begun|beginning ' +
    'find|finds|found|found|finding say|says|said|said|saying take|takes|took|taken|taking ' +
    'reveal|reveals|revealed|revealed|revealing enter|enters|entered|entered|entering die|dies|died|died|dying ' +
    'keep|keeps|kept|kept|keeping make|makes|made|made|making give|gives|gave|given|giving ' +
    'tie|ties|tied|tied|tying guess|guesses|guessed|guessed|guessing flip|flips|flipped|flipped|flipping ' +
    'trigger|triggers|triggered|triggered|triggering counter|counters|countered|countered|countering ' +
    'transfer|transfers|transferred|transferred|transferring control|controls|controlled|controlled|controlling ' +
    'happen|happens|happened|happened|happening discard|discards|discarded|discarded|discarding ' +
    'proliferate|proliferates|proliferated|proliferated|proliferating hold|holds|held|held|holding ' +
    'speak|speaks|spoke|spoken|speaking wear|wears|wore|worn|wearing bring|brings|brought|brought|bringing ' +
    'repeat|repeats|repeated|repeated|repeating reorder|reorders|reordered|reordered|reordering ' +
    'conjure|conjures|conjured|conjured|conjuring set|sets|set|set|setting cause|causes|caused|caused|causing ' +
    'venture|ventures|ventured|ventured|venturing meld|melds|melded|melded|melding learn|learns|learned|learned|learning ' +
    'explore|explores|explored|explored|exploring regenerate|regenerates|regenerated|regenerated|regenerating ' +
    'foretell|foretells|foretold|foretold|foretelling forage|forages|foraged|foraged|foraging ' +
    'behold|beholds|beheld|beheld|beholding see|sees|saw|seen|seeing read|reads|read|read|reading ' +
    'cost|costs|cost|cost|costing gain|gains|gained|gained|gaining remain|remains|remained|remained|remaining ' +
    'commit|commits|committed|committed|committing plot|plots|plotted|plotted|plotting cloak|cloaks|cloaked|cloaked|cloaking'
  )
    .split(' ')
    .map((entry) => [entry.split('|')[0]!, entry.split('|')]),
);

/** A verb in one form; `can't`, `may` and other invariable words come back unchanged. */
export function inflectVerb(base: string, form: VerbForm): string {
  const row = irregular[base];
  if (row) {
    if (form === 'base') return base;
    if (form === 'sg') return row[1]!;
    if (form === 'pl') return row[5] ?? base;
    if (form === 'psg') return row[2]!;
    if (form === 'ppl') return row[6] ?? row[2]!;
    return form === 'pp' ? row[3]! : row[4]!;
  }
  if (form === 'base' || form === 'pl') return base;
  if (form === 'sg') {
    if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
  }
  const doubled = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) ? base + base[base.length - 1]! : base;
  if (form === 'ing') return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${doubled}ing`;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled}ed`;
}

/** A noun in the singular or plural. */
export function inflectNoun(noun: string, number: string): string {
  return number === 'pl' ? pluralOf(noun) : noun;
}

/** Whether "an" stands before the word. */
export function takesAn(word: string): boolean {
  if (/^(?:one|once|uni|use|us[eu]|eur|utopi|ub[oi])/i.test(word)) return false;
  if (/^(?:hour|honor|heir)/i.test(word)) return true;
  if (/^(?:8|11|18|80)(?:\D|$)/.test(word)) return true;
  if (/^X(?:\/|$|-)/.test(word)) return true;
  return /^[aeiouáéíóúâêîôûäëïöü]/i.test(word);
}
