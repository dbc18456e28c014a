// Digest: rules that checks, hovers and the simulator cite. Format: see read-digest.ts.

export const ruleText = `
golden-rule | 101.1 The Magic Golden Rules | golden rule, card beats rules
  Where a card and the rulebook disagree, the card is right.

cant-beats-can | 101.2 The Magic Golden Rules | can't beats can
  What forbids wins over what allows.

impossible-part | 101.3 The Magic Golden Rules, 609.3 | impossible instruction, as much as possible
  What cannot be done is left out, and the rest is done.

apnap-order | 101.4 The Magic Golden Rules | apnap, turn order, active player first
  When several players decide at once, the active player goes first and the others follow in turn order.

undefined-mana | 106.5 Mana | undefined mana, mana of an undefined type
  If the type of mana was never chosen, the ability makes no mana.

mana-of-the-same-type | 106.7 Mana | type a land could produce
  Looks at what other permanents would make, ignoring their costs; two that only look at each other make nothing.

tapped-for-mana-triggers | 106.12a Mana | whenever tapped for mana trigger
  Waits until the mana ability has made mana, of the type asked for.

tapped-for-mana-replacement | 106.12b Mana | if tapped for mana replacement
  Changes how much or what kind of mana the ability makes, while it is made.

undetermined-number | 107.2 Numbers and Symbols | number that can't be determined
  A number that cannot be found out is 0.

negative-number | 107.1b Numbers and Symbols | negative number, less than zero
  Amounts below zero count as zero, except where power, toughness or life is set or multiplied.

x-of-the-spell | 107.3m Numbers and Symbols | x in an enters ability, value of x on entering
  Enters abilities use the X that was chosen for the spell, although X of the permanent itself is 0.

x-announced | 107.3a Numbers and Symbols | announce x, choose x
  The player who casts or activates announces X before paying.

objects-described-without-card | 109.2 Objects | creature without the word card
  A description that says neither card, spell nor source means a permanent on the battlefield.

turn-based-actions | 703.1 Turn-Based Actions | turn-based action*
  Things that happen by themselves as a step begins, such as untapping, drawing and declaring attackers.

illegal-actions | 733.1 Handling Illegal Actions | illegal action*, illegal play
  What turns out to be impossible is taken back, mana included.

type-changing | 613.1d Interaction of Continuous Effects, 205.1b | type-changing effect*
  Effects on card types, subtypes and supertypes apply together, in layer 4.

status | 110.5 Permanents | status of a permanent
  Tapped, flipped, face down and phased out are states, no characteristics.

token-ceases | 111.7 Tokens, 704.5d | token in another zone
  Away from the battlefield a token ceases to exist. What triggers on it leaving still triggers.

where-abilities-work | 113.6 Abilities | where abilities function, ability in the graveyard, works in hand
  Abilities of permanents work on the battlefield, those of instants and sorceries on the stack, unless they say or need something else.

source-gone | 113.7a Abilities | ability without source, source left the battlefield
  An ability on the stack resolves even when its source is gone.

targets-rule | 115.1 Targets | choose targets, targeting
  Only the word "target", or a keyword that stands for it, makes something a target.

same-target-twice | 115.3 Targets | same target twice
  One use of the word "target" needs different targets; two uses may share one.

special-actions | 116.2 Special Actions | special action*
  Things that need no stack: playing a land, turning a card face up, foretelling, plotting and a few more.

unpayable-cost | 118.6 Costs | no mana cost, unpayable cost
  Without a mana cost a card cannot be cast for it, only by another cost or for free.

keyword-counter-rule | 122.1b Counters | counter grants keyword, counter with a keyword, illegal keyword counter, prowess counter, ward counter, defender counter
  Counters grant these with their variants: deathtouch, decayed, double strike, exalted, first strike, flying, haste, hexproof, indestructible, lifelink, menace, reach, shadow, trample, vigilance. Any other counter is just a marker.

counters-forgotten | 122.2 Counters | counters on zone change, lose counters
  An object that changes zones loses its counters. They were not removed.

name-stickers | 123.6 Stickers, 612.9 | name sticker position
  The word goes where the player chooses, and keeps its place by the number of words before it.

stickers-kept | 123.5 Stickers | stickers on zone change
  From one public zone to another a sticker stays; in a hidden zone it is lost.

self-reference | 201.5 Name | own name, card refers to itself, this creature
  A card's own name in its text means this very object.

originally-printed | 206.3 Expansion Symbol | name originally printed, originally printed in, names originally printed
  Three old cards look for names first printed in Arabian Nights, Antiquities or Homelands; the rulebook lists them.

arabian-nights | 206.3a Expansion Symbol | arabian nights
  The names first printed in Arabian Nights, for City in a Bottle.

antiquities | 206.3b Expansion Symbol | antiquities
  The names first printed in Antiquities, for Golgothian Sylex.

homelands | 206.3c Expansion Symbol | homelands
  The names first printed in Homelands, for Apocalypse Chime.

new-object | 400.7 General | new object, changes zones, remember
  Moved to another zone, a card is something new. A few exceptions let an effect follow it.

legal-attackers | 508.1a Declare Attackers Step | who can attack, legal attacker
  An attacker must be untapped, no battle, and either hasty or under its controller's control since the turn began.

casting-steps | 601.2 Casting Spells | cast a spell, steps of casting
  Announce, choose modes, targets and division, add up the cost, make mana, pay.

casting-choices | 601.2b Casting Spells | announce modes and costs
  Modes, X, additional and alternative costs are announced before targets.

casting-targets | 601.2c Casting Spells | choosing targets while casting
  Every target must be legal at this moment, or the spell cannot be cast.

trigger-once | 603.2c Handling Triggered Abilities | triggers once per event
  It triggers once for each time its event happens, even within one larger event.

triggers-to-stack | 603.3b Handling Triggered Abilities | order of triggers
  The active player puts own triggered abilities on the stack first, in an order of choice, then the others.

looks-back | 603.10 Handling Triggered Abilities, 603.10a | look back in time, leaves-the-battlefield triggers
  Abilities about leaving, dying and the like judge by how things were just before the event.

mana-abilities-rule | 605.3b Mana Abilities | mana abilities and the stack
  A mana ability resolves at once, so nobody can respond to it.

loyalty-timing | 606.3 Loyalty Abilities | once per turn loyalty
  Any player's planeswalker may use one loyalty ability a turn, in that player's main phase with an empty stack.

linked-to-self-granted | 607.1a Linked Abilities | ability granted to itself
  An ability that the object gives itself counts as printed on it, so links hold.

linked-made | 607.1d Linked Abilities | ability of a created token, ability of an emblem
  An object and the token, emblem or permanent it made can have linked abilities.

linked-exile | 607.2a Linked Abilities | cards exiled with this, exiled card undefined, the exiled card rule
  "The exiled card" means what the other ability of this object exiled, and no other card in exile.

linked-exile-replacement | 607.2b Linked Abilities | exiled by a replacement effect
  The same link for cards that a replacement effect of the object exiled.

linked-created | 607.2c Linked Abilities | created with, put onto the battlefield with
  Means only what the linked ability created or put there.

linked-choice | 607.2d Linked Abilities | choice made by another ability, the chosen value
  "The chosen …" means the choice made through the linked ability.

linked-words | 607.2f Linked Abilities | choice between words
  A choice between words without rules meaning is linked to the ability that asks about them.

linked-cost-entered | 607.2g Linked Abilities | cost paid as it entered
  Speaks of a cost paid while entering, by the linked ability only.

linked-additional-cost | 607.2i Linked Abilities, 607.2j | additional cost was paid, cost paid as it was cast
  Speaks of the additional cost of the linked ability, as it was declared while casting.

linked-anchor | 607.2m Linked Abilities | anchor word abilities
  Abilities behind an anchor word belong to the choice of that word.

linked-before-game | 607.2n Linked Abilities, 607.2p | exiled before the game, choice before the game
  A link to cards exiled or choices made before the game began.

linked-exiled-cost | 607.2q Linked Abilities | exiled to pay the cost
  The permanent can speak of cards exiled to pay for the spell it was.

undefined-choice | 607.5a Linked Abilities, 607.2d | undefined choice, chose color undefined, chosen color undefined, choice nobody made, no choice made, chosen type undefined
  If an object gains an ability about a choice without the ability that makes it, or before it was made, the choice is undefined. That part does nothing, and the rest still happens.

illegal-target | 608.2b Resolving Spells and Abilities | illegal target*, target illegal, fizzle, fizzles, all targets illegal, target became illegal, target gone
  Targets are checked on resolution. If all are illegal, the spell or ability does nothing at all; if some are, they are left out and the rest happens.

follow-in-order | 608.2c Resolving Spells and Abilities | order of instructions
  Instructions are carried out as written, with later words allowed to change what earlier ones mean.

information-once | 608.2h Resolving Spells and Abilities | information from the game
  A number or fact is looked up once, at the time it is used; for a missing object its last state counts.

spell-to-graveyard | 608.2n Resolving Spells and Abilities | after resolving
  Last of all, the instant or sorcery goes to its owner's graveyard.

locked-in | 611.2c Continuous Effects | which objects are affected
  A spell or ability changes the characteristics of those objects that are there as it resolves, not of later ones.

layers | 613.1 Interaction of Continuous Effects | layer*, order of continuous effects
  Effects apply in seven layers: copying, control, text, types, colours, abilities, power and toughness.

layer-abilities | 613.1f Interaction of Continuous Effects | layer 6, ability layer
  Abilities are added and removed here, those from keyword counters included.

power-toughness-layer | 613.4 Interaction of Continuous Effects | layer 7, power and toughness layer
  First values that define or set, then what adds or subtracts, last the switch.

timestamps | 613.7 Interaction of Continuous Effects | timestamp, timestamps, timestamp order
  Within a layer the older effect applies first.

dependency | 613.8 Interaction of Continuous Effects | dependency, depends on
  An effect whose working another one would change waits for that other one.

effects-on-players | 613.10 Interaction of Continuous Effects | effects on players
  Applied after all effects on objects, in the order of their timestamps.

effects-on-rules | 613.11 Interaction of Continuous Effects | effects on game rules
  Applied last of all; those on costs follow the order for working out a total cost.

entering-replacements | 614.12 Replacement Effects | how a permanent enters, enters with counters, enters modified
  Judged by how the permanent would be on the battlefield. Its own such effect counts only if it speaks of just that permanent.

entering-choice | 614.12a Replacement Effects | as it enters choose, as enters choose a color
  The choice is made before the permanent is there.

self-replacement | 614.15 Replacement Effects | self-replacement
  A spell or ability that changes its own effect with "instead"; it applies before all other replacements.

replacement-order | 616.1 Interaction of Replacement and/or Prevention Effects | several replacement effects, which replacement first
  The affected player, or the controller of the affected object, picks one after the other; self-replacement, control, copying and back faces come first.

copiable-values | 707.2 Copying Objects | copiable value*
  What is printed, changed only by other copy effects, face-down rules and a few more; never counters or stickers.

copy-linked | 607.5 Linked Abilities, 707.7 | copied linked abilities
  Linked abilities that are copied together stay linked to each other only.

state-based-actions | 704.1 State-Based Actions, 704.3 | state-based action*
  The game checks them whenever a player would get priority: dead creatures, lost players, the legend rule and the like, all at once.

sba-life | 704.5a State-Based Actions | 0 or less life
  A player at 0 life or less loses.

sba-toughness | 704.5f State-Based Actions | zero toughness
  A creature whose toughness is 0 or less goes to the graveyard.

sba-aura | 704.5m State-Based Actions | aura falls off
  An Aura on nothing, or on something it may not enchant, goes to the graveyard.

sba-equipment | 704.5n State-Based Actions | equipment becomes unattached
  Equipment on something it may not be on comes off and stays.

sba-counters | 704.5q State-Based Actions | counters annihilate
  Pairs of +1/+1 and -1/-1 counters on the same permanent vanish.

sba-saga | 704.5s State-Based Actions | saga is sacrificed
  A Saga that has reached its last chapter is sacrificed once that ability has left the stack.

amass-rule | 701.47a Amass | army token, army, armies, amass zombies, zombie army token
  Make a black 0/0 Army token of the type if you have no Army, put the counters on one, and let it become that type as well.

amassed-army | 701.47c Amass | amassed army, the amassed army, the army you amassed
  The Army that was chosen, counters or not.

amass-without-type | 701.47d Amass | amass without subtype, amass n
  Old cards that amass without naming a type are now worded with Zombies.

kicked-targets | 702.33g Kicker | targets if kicked
  Targets that only a kicked spell has are chosen only if it is kicked.

hexproof-variants | 702.11e Hexproof | loses hexproof
  Losing hexproof also loses every "hexproof from".

protection-debt | 702.16b Protection, 702.16e | protection rules
  Protection stops targeting, enchanting and equipping, damage and blocking, each by its own rule.

day-night-change | 731.2 Day and Night | becomes night, becomes day
  Checked in the untap step by how many spells the last active player cast in that turn.

commander-damage | 903.10a Commander | commander damage
  21 combat damage from one commander over the game make a player lose.
`;
