// Digest: keyword abilities (CR 702) whose names begin with G to M. Format: see read-digest.ts.

export const keywordAbilitiesGToM = `
gift | 702.174 Gift | gift, gift a, gift was promised
  As you cast it you may promise the named gift to an opponent of your choice. That player gets it when the spell resolves or the permanent enters, and the card does something better for you.

graft | 702.58 Graft | graft
  It enters with N +1/+1 counters, and you may move one of them onto every other creature as that creature enters.

gravestorm | 702.69 Gravestorm | gravestorm
  Casting it makes one copy for every permanent that went from the battlefield to a graveyard this turn. The copies may get new targets.

harmonize | 702.180 Harmonize | harmonize
  You may cast the card from your graveyard for this cost; tapping one creature of yours lowers its generic part by that creature's power. It is exiled when it leaves the stack.

haste | 702.10 Haste, 302.6 | haste
  It may attack and use abilities with {T} or {Q} in their cost in the very turn in which you get it.

haunt | 702.55 Haunt | haunt, haunts, haunted
  When the card goes to the graveyard it is exiled haunting a creature you target, and its other ability triggers when that creature dies.

hexproof | 702.11 Hexproof | hexproof
  Your opponents cannot target it with their spells and abilities; you can.

hexproof-from | 702.11d Hexproof | hexproof from
  Opponents' spells of the stated quality, and abilities of sources with it, cannot target this. It is a variant of hexproof and is lost together with it.

hidden-agenda | 702.106 Hidden Agenda | hidden agenda, double agenda
  The conspiracy starts face down with a card name you chose in secret (two names for double agenda). You may turn it up whenever you have priority.

hideaway | 702.75 Hideaway, 607.2a | hideaway
  When it enters, look at the top N cards, exile one of them face down and put the others on the bottom in random order. Another ability of the card lets you play the exiled card later.

horsemanship | 702.31 Horsemanship | horsemanship
  Creatures without horsemanship cannot block it.

impending | 702.176 Impending | impending
  Cast for this cost, it enters with N time counters and is no creature while it has one. Each of your end steps takes a counter away.

improvise | 702.126 Improvise | improvise
  Each untapped artifact of yours that you tap pays {1} of the generic part of the cost.

increment | 702.191 Increment | increment
  When you spend more mana on a spell than this creature's power or than its toughness, it gets a +1/+1 counter.

indestructible | 702.12 Indestructible | indestructible
  Neither lethal damage nor the word "destroy" removes it. It can still be sacrificed, exiled, returned, or die from having 0 toughness.

infect | 702.90 Infect | infect
  Its damage gives players that many poison counters and creatures that many -1/-1 counters, in place of the usual results.

ingest | 702.115 Ingest | ingest
  When it hits a player in combat, the top card of that player's library is exiled.

intimidate | 702.13 Intimidate | intimidate
  Only artifact creatures and creatures that have a colour in common with it can block it.

job-select | 702.182 Job Select | job select
  When this Equipment enters, you make a colorless 1/1 Hero creature token and attach the Equipment to it.

jump-start | 702.133 Jump-Start | jump-start
  You may cast the card from your graveyard for its normal cost if you discard another card too. It is exiled afterwards.

kicker | 702.33 Kicker | kicker, kicked, kicks
  You may pay this extra cost as you cast the spell; it is then kicked, and the card says what that changes.

multikicker | 702.33c Kicker | multikicker
  A kicker cost that you may pay as many times as you like for the same spell.

landwalk | 702.14 Landwalk | landwalk, plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk, desertwalk, nonbasic landwalk, legendary landwalk, snow landwalk, artifact landwalk
  While the defending player controls a land of the kind in the word's first part, this creature cannot be blocked.

level-up | 702.87 Level Up, 711.2 | level up
  Pay the cost to put a level counter on this creature, at sorcery speed. The striped box of the card says which abilities and size each level gives.

lifelink | 702.15 Lifelink | lifelink
  Damage from this source also makes its controller gain that much life, at the same moment.

living-metal | 702.161 Living Metal | living metal
  In your own turns this Vehicle is an artifact creature without being crewed.

living-weapon | 702.92 Living Weapon | living weapon
  When this Equipment enters, you make a black 0/0 Phyrexian Germ creature token and attach the Equipment to it.

madness | 702.35 Madness | madness
  Discarded, the card goes to exile and you may cast it for its madness cost at once; if you decline, it goes to your graveyard.

max-speed | 702.178 Max Speed, 702.179e | max speed
  The ability behind these words is there only while your speed is 4.

mayhem | 702.187 Mayhem | mayhem
  Castable from your graveyard for this cost in the turn in which it was discarded. Without a cost, you may simply play it.

melee | 702.121 Melee | melee
  When it attacks it gets +1/+1 for the turn for each opponent against whom you sent an attacker in this combat.

menace | 702.111 Menace | menace
  A single creature cannot block it; it takes two blockers or more.

mentor | 702.134 Mentor | mentor, mentors
  When it attacks, put a +1/+1 counter on another attacker whose power is smaller.

miracle | 702.94 Miracle | miracle
  If it is the first card you draw in a turn you may show it and cast it right then for its miracle cost.

mobilize | 702.181 Mobilize | mobilize
  Attacking makes N red 1/1 Warrior tokens that are tapped and attacking too. They are sacrificed at the next end step.

modular | 702.43 Modular | modular
  It enters with N +1/+1 counters; when it dies you may put as many +1/+1 counters as it had on a target artifact creature.

more-than-meets-the-eye | 702.162 More Than Meets the Eye | more than meets the eye
  You may cast the card converted, with its back face up, for this cost.

morph | 702.37 Morph, 708.2 | morph, megamorph
  You may cast the card face down for {3} as a 2/2 without name or text, and turn it up whenever you have priority by paying its morph cost. Megamorph adds a +1/+1 counter as it turns up.

mutate | 702.140 Mutate, 730.1 | mutate, mutates, mutated
  Cast for its mutate cost, the card merges with a target non-Human creature that you own, on top or below. The result has the abilities of all its parts and looks like the topmost.

myriad | 702.116 Myriad | myriad
  When it attacks you may make tapped token copies, one attacking each of your other opponents. They are exiled when combat ends.
`;
