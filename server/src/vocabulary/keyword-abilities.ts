// Keyword abilities (CR 702): what kind of ability each is and what may stand behind its name.
import { keywordAbilityRules } from './keywords.generated';

/** How the ability works: `mixed` when the word stands for abilities of several kinds. */
export type KeywordKind = 'static' | 'evasion' | 'triggered' | 'activated' | 'spell' | 'mixed';

/**
 * One way of writing a keyword. Slots stand in brackets: `[cost]` (a mana cost, or a dash and any cost),
 * `[N]` (a number or X), `[quality]`, `[object]`, `[name]`, `[ability]` (a dash and ability text), `[P/T]`.
 */
export type KeywordForm = string;

/** A keyword ability. */
export interface KeywordAbility {
  /** In lower case: `first strike`. */
  readonly name: string;
  readonly rule: string;
  readonly kind: KeywordKind;
  readonly forms: readonly KeywordForm[];
}

/** name: kind: forms parted by `|`, where `~` is the name itself; no form means the bare name. */
const table = `
deathtouch: static
defender: static
double strike: static
enchant: static: ~ [object]
equip: activated: ~ [cost]|~ [quality] [cost]|~ planeswalker [cost]
first strike: static
flash: static
flying: evasion
haste: static
hexproof: static: ~|~ from [quality]
indestructible: static
intimidate: evasion
landwalk: evasion: [quality]walk|[quality] ~
lifelink: static
protection: static: ~ from [quality]
reach: static
shroud: static
trample: static: ~|~ over planeswalkers
vigilance: static
ward: triggered: ~ [cost]
banding: static: ~|bands with other [quality]
rampage: triggered: ~ [N]
cumulative upkeep: triggered: ~ [cost]
flanking: triggered
phasing: static
buyback: static: ~ [cost]
shadow: evasion
cycling: activated: ~ [cost]|[quality]~ [cost]
echo: triggered: ~ [cost]
horsemanship: evasion
fading: mixed: ~ [N]
kicker: static: ~ [cost]|~ [cost] and/or [cost]|multikicker [cost]
flashback: static: ~ [cost]
madness: mixed: ~ [cost]
fear: evasion
morph: static: ~ [cost]|megamorph [cost]
amplify: static: ~ [N]
provoke: triggered
storm: triggered
affinity: static: ~ for [quality]
entwine: static: ~ [cost]
modular: mixed: ~ [N]
sunburst: static: ~|~ [N]
bushido: triggered: ~ [N]
soulshift: triggered: ~ [N]
splice: static: ~ onto [quality] [cost]
offering: static: [quality] ~
ninjutsu: activated: ~ [cost]|commander ~ [cost]
epic: spell
convoke: static
dredge: static: ~ [N]
transmute: activated: ~ [cost]
bloodthirst: static: ~ [N]
haunt: triggered
replicate: mixed: ~ [cost]
forecast: activated: ~[ability]
graft: mixed: ~ [N]
recover: triggered: ~ [cost]
ripple: triggered: ~ [N]
split second: static
suspend: mixed: ~ [N][cost]|~
vanishing: mixed: ~ [N]|~
absorb: static: ~ [N]
aura swap: activated: ~ [cost]
delve: static
fortify: activated: ~ [cost]
frenzy: triggered: ~ [N]
gravestorm: triggered
poisonous: triggered: ~ [N]
transfigure: activated: ~ [cost]
champion: triggered: ~ [object]
changeling: static
evoke: mixed: ~ [cost]
hideaway: triggered: ~ [N]
prowl: static: ~ [cost]
reinforce: activated: ~ [N][cost]
conspire: mixed
persist: triggered
wither: static
retrace: static
devour: static: ~ [N]|~ [quality] [N]
exalted: triggered
unearth: activated: ~ [cost]
cascade: triggered
annihilator: triggered: ~ [N]
level up: activated: ~ [cost]
rebound: static
umbra armor: static
infect: static
battle cry: triggered
living weapon: triggered
undying: triggered
miracle: static: ~ [cost]
soulbond: triggered
overload: static: ~ [cost]
scavenge: activated: ~ [cost]
unleash: static
cipher: spell
evolve: triggered
extort: triggered
fuse: static
bestow: static: ~ [cost]
tribute: static: ~ [N]
dethrone: triggered
hidden agenda: static: ~|double agenda
outlast: activated: ~ [cost]
prowess: triggered
dash: mixed: ~ [cost]
exploit: triggered
menace: evasion
renown: triggered: ~ [N]
awaken: spell: ~ [N][cost]
devoid: static
ingest: triggered
myriad: triggered
surge: static: ~ [cost]
skulk: evasion
emerge: static: ~ [cost]|~ from [quality] [cost]
escalate: static: ~ [cost]
melee: triggered
crew: activated: ~ [N]
fabricate: triggered: ~ [N]
partner: static: ~|~ with [name]|~[ability]|choose a background|doctor's companion
undaunted: static
improvise: static
aftermath: static
embalm: activated: ~ [cost]
eternalize: activated: ~ [cost]
afflict: triggered: ~ [N]
ascend: mixed
assist: static
jump-start: static
mentor: triggered
afterlife: triggered: ~ [N]
riot: static
spectacle: static: ~ [cost]
escape: static: ~ [cost]
companion: static: ~[ability]
mutate: static: ~ [cost]
encore: activated: ~ [cost]
boast: activated: ~[ability]
foretell: static: ~ [cost]
demonstrate: triggered
daybound: static
nightbound: static
disturb: static: ~ [cost]
decayed: mixed
cleave: static: ~ [cost]
training: triggered
compleated: static
reconfigure: activated: ~ [cost]
blitz: mixed: ~ [cost]
casualty: mixed: ~ [N]
enlist: mixed
read ahead: static
ravenous: mixed
squad: mixed: ~ [cost]
space sculptor: static
visit: triggered: ~[ability]
prototype: static: ~ [cost][P/T]
living metal: static
more than meets the eye: static: ~ [cost]
for mirrodin!: triggered
toxic: static: ~ [N]
backup: triggered: ~ [N]
bargain: static
craft: activated: ~ with [object] [cost]
disguise: static: ~ [cost]
solved: mixed: ~[ability]
plot: static: ~ [cost]
saddle: activated: ~ [N]
spree: static
freerunning: static: ~ [cost]
gift: mixed: ~ [object]
offspring: mixed: ~ [cost]
impending: mixed: ~ [N][cost]
exhaust: activated: ~[ability]
max speed: static: ~[ability]
start your engines!: static
harmonize: static: ~ [cost]
mobilize: triggered: ~ [N]
job select: triggered
tiered: static
station: activated
warp: mixed: ~ [cost]
∞: static: ~[ability]
mayhem: static: ~ [cost]|~
web-slinging: static: ~ [cost]
firebending: triggered: ~ [N]
sneak: static: ~ [cost]
increment: triggered
paradigm: spell
`;

/** Headings of CR 702 that our table writes differently. */
const headings: Readonly<Record<string, string>> = {
  daybound: 'daybound and nightbound',
  nightbound: 'daybound and nightbound',
  '∞': '∞ (infinity)',
};

function readTable(): Map<string, KeywordAbility> {
  const abilities = new Map<string, KeywordAbility>();
  for (const line of table.trim().split('\n')) {
    const [name = '', kind = '', forms = '~'] = line.split(': ');
    abilities.set(name, {
      name,
      rule: keywordAbilityRules[headings[name] ?? name] ?? '',
      kind: kind as KeywordKind,
      forms: forms.split('|').map((form) => form.replaceAll('~', name)),
    });
  }
  return abilities;
}

/** All keyword abilities by name, in the order of the rulebook. */
export const keywordAbilities: ReadonlyMap<string, KeywordAbility> = readTable();

/**
 * Other names under which keyword abilities are written: variants that are the same keyword in law
 * (`multikicker`, CR 702.33c) and names that Oracle no longer uses (`totem armor`, CR 702.89b).
 */
export const keywordVariants: ReadonlyMap<string, string> = new Map([
  ['multikicker', 'kicker'],
  ['megamorph', 'morph'],
  ['double agenda', 'hidden agenda'],
  ['commander ninjutsu', 'ninjutsu'],
  ['typecycling', 'cycling'],
  ['landcycling', 'cycling'],
  ['basic landcycling', 'cycling'],
  ['bands with other', 'banding'],
  ['totem armor', 'umbra armor'],
  ['choose a background', 'partner'],
  ["doctor's companion", 'partner'],
  ['friends forever', 'partner'],
  ['partner with', 'partner'],
  ['hexproof from', 'hexproof'],
  ['protection from', 'protection'],
  ['trample over planeswalkers', 'trample'],
]);

const walk = /^(?:(?:[a-z'-]+ )*landwalk|(?:[a-z-]+ )?[a-z'-]+walk)$/;
const cycling = /^(?:[a-z' -]+ )?[a-z'-]+cycling$/;

/**
 * The keyword ability that a name stands for, whatever its letters' case: `Flying`, `islandwalk`,
 * `Basic landcycling`, `Megamorph`. Undefined when it is none.
 */
export function findKeywordAbility(name: string): KeywordAbility | undefined {
  const key = name.toLowerCase().replaceAll('’', "'");
  const direct = keywordAbilities.get(keywordVariants.get(key) ?? key);
  if (direct) return direct;
  if (cycling.test(key)) return keywordAbilities.get('cycling');
  if (key !== 'planeswalk' && walk.test(key)) return keywordAbilities.get('landwalk');
  if (key.startsWith('hexproof from ')) return keywordAbilities.get('hexproof');
  if (key.startsWith('protection from ')) return keywordAbilities.get('protection');
  return undefined;
}
