// Plurals of subtypes and other game nouns, irregular ones included.

/** Nouns that stay the same in the plural. */
const unchanged = new Set(
  (
    'Aetherborn Astartes Aurochs Azra Bison Caribou Custodes Dauthi Drix Eldrazi Elk Equipment Fish Gith Graveborn ' +
    'Jellyfish Kavu Kirin Kithkin Kor Lammasu Merfolk Metathran Moonfolk Myr Nephilim Plains Qu Samurai Sheep ' +
    'Soltari Spacecraft Spawn Starfish Surrakar Thalakos Treefolk Vedalken Zubera Clamfolk Blood Gold Junk'
  )
    .split(' ')
    .concat("C'tan", "Urza's"),
);

/** Irregular plurals, the usual form first, then others that may be met. */
const irregular: Readonly<Record<string, string>> = {
  Army: 'Armies',
  Child: 'Children',
  Cyberman: 'Cybermen',
  Cyclops: 'Cyclopes',
  Djinn: 'Djinns Djinn',
  Dwarf: 'Dwarves Dwarfs',
  Efreet: 'Efreets Efreet',
  Elf: 'Elves',
  Fungus: 'Fungi Funguses',
  Homunculus: 'Homunculi Homunculuses',
  Locus: 'Loci',
  Mouse: 'Mice',
  Octopus: 'Octopuses Octopi',
  Ox: 'Oxen',
  Pegasus: 'Pegasi Pegasuses',
  Rhino: 'Rhinos',
  Hippo: 'Hippos',
  Kangaroo: 'Kangaroos',
  Servo: 'Servos',
  Armadillo: 'Armadillos',
  Werewolf: 'Werewolves',
  Wolf: 'Wolves',
};

/** Further plurals of nouns whose first plural is the regular or unchanged one. */
const alternative: Readonly<Record<string, string>> = {
  Elk: 'Elks',
  Fish: 'Fishes',
  Food: 'Food',
  Gith: 'Giths',
  Kavu: 'Kavus',
  Kirin: 'Kirins',
  Ninja: 'Ninja',
  Spawn: 'Spawns',
  Squid: 'Squid',
  Blood: 'Bloods',
  Gold: 'Golds',
  Junk: 'Junks',
};

/**
 * The plurals of a noun, the usual one first. Works on printed subtypes (`Time Lord` -> `Time Lords`) and on
 * lower-case game nouns (`ability` -> `abilities`).
 */
export function pluralsOf(noun: string): readonly string[] {
  const others = alternative[noun]?.split(' ') ?? [];
  if (unchanged.has(noun)) return [noun, ...others];
  const forms = irregular[noun];
  if (forms) return forms.split(' ');
  return [regular(noun), ...others];
}

/** The usual plural of a noun. */
export function pluralOf(noun: string): string {
  return pluralsOf(noun)[0]!;
}

function regular(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/[^aeio]o$/i.test(noun)) return `${noun}es`;
  return `${noun}s`;
}
