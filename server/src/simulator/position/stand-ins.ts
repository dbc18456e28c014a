// Cards of our own that fill a board, so that a text finds something to be done to.
import type { Printed } from '../state/printed';

const creature = (
  name: string,
  manaCost: string,
  subtypes: string,
  size: string,
  text = '',
  types = 'Creature',
): Printed => {
  const [power, toughness] = size.split('/');
  return { name, manaCost, typeLine: `${types} — ${subtypes}`, text, power: power!, toughness: toughness! };
};

const land = (name: string, typeLine: string, text = ''): Printed => ({ name, typeLine, text });

/** Permanents for one side of the board. */
export const boardCards: readonly Printed[] = [
  creature('Lantern Wisp', '{W}{U}', 'Spirit', '2/2', 'Flying'),
  creature('Mossback Ox', '{3}{G}', 'Ox', '4/4'),
  creature('Cinder Pup', '{R}', 'Elemental Dog', '1/1', 'Haste'),
  creature('Marsh Ghoul', '{1}{B}', 'Zombie Human', '3/2'),
  creature('Gearwork Porter', '{2}', 'Construct', '2/3', '', 'Artifact Creature'),
  creature('Captain of the Quay', '{1}{W}', 'Human Soldier Pirate', '2/2', '', 'Legendary Creature'),
  creature('Glade Singer', '{1}{G}', 'Elf Druid Wizard', '1/2'),
  creature('Hill Raider', '{1}{R}', 'Goblin Warrior', '2/1'),
  creature('Old Wyrm', '{4}{R}{R}', 'Dragon', '5/5', 'Flying'),
  { name: 'Brass Bowl', manaCost: '{1}', typeLine: 'Artifact', text: '' },
  { name: 'Notched Blade', manaCost: '{2}', typeLine: 'Artifact — Equipment', text: 'Equip {1}' },
  {
    name: 'Rolling Shed',
    manaCost: '{3}',
    typeLine: 'Artifact — Vehicle',
    text: 'Crew 1',
    power: '4',
    toughness: '4',
  },
  { name: 'Quiet Season', manaCost: '{1}{W}', typeLine: 'Enchantment', text: '' },
  {
    name: 'Ferra, Tidekeeper',
    manaCost: '{2}{U}',
    typeLine: 'Legendary Planeswalker — Ferra',
    text: '+1: Draw a card.',
    loyalty: '4',
  },
  land('Plains', 'Basic Land — Plains'),
  land('Island', 'Basic Land — Island'),
  land('Swamp', 'Basic Land — Swamp'),
  land('Mountain', 'Basic Land — Mountain'),
  land('Forest', 'Basic Land — Forest'),
  land('Salt Flats', 'Land', '{T}: Add {C}.'),
];

/** Cards for hands, libraries and graveyards. */
export const otherCards: readonly Printed[] = [
  creature('River Otter', '{1}{U}', 'Otter', '2/2'),
  { name: 'Sudden Gust', manaCost: '{U}', typeLine: 'Instant', text: 'Tap target creature.' },
  land('Forest', 'Basic Land — Forest'),
  { name: 'Slow Harvest', manaCost: '{2}{G}', typeLine: 'Sorcery', text: 'You gain 3 life.' },
  { name: 'Tin Whistle', manaCost: '{1}', typeLine: 'Artifact', text: '' },
  { name: 'Hanging Moss', manaCost: '{G}', typeLine: 'Enchantment', text: '' },
  creature('Bone Wren', '{B}', 'Bird Skeleton', '1/1', 'Flying'),
  land('Swamp', 'Basic Land — Swamp'),
];

/** The spell that waits on the stack for what counters spells. */
export const waitingSpell: Printed = {
  name: 'Idle Thought',
  manaCost: '{1}{U}',
  typeLine: 'Instant',
  text: 'Draw a card.',
};
