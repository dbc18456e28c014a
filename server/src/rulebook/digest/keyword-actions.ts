// Digest: keyword actions (CR 701). Format: see read-digest.ts.

export const keywordActionText = `
abandon | 701.33 Abandon
  In Archenemy: turn an ongoing scheme face down and put it under its owner's scheme deck.

activate | 701.2 Activate, 602.2
  Put an activated ability on the stack and pay what stands before its colon. Normally only the controller of the object may do it, with priority.

adapt | 701.46 Adapt
  Put N +1/+1 counters on the creature, but only if it has no +1/+1 counter yet.

airbend | 701.65 Airbend
  Exile the object. As long as it stays there, its owner may cast it for {2} in place of its mana cost.

amass | 701.47 Amass, 701.47d
  Put N +1/+1 counters on an Army you control; if you have none, first create a black 0/0 Army token of the named type. The chosen Army gains that type too. Cards without a named type read "amass Zombies".

assemble | 701.45 Assemble
  Puts a Contraption into play, an action of joke sets that the rulebook leaves to those sets.

attach | 701.3 Attach
  Move an Aura, Equipment or Fortification onto an object or player that it may legally be on. To unattach is to take it off, so that it stays on the battlefield alone.

behold | 701.4 Behold
  Show a card of the named quality in your hand, or point at such a permanent of yours.

blight | 701.68 Blight
  Put N -1/-1 counters on a creature you control. With no creature that can take them, you cannot choose to blight.

bolster | 701.39 Bolster
  Put N +1/+1 counters on whichever creature of yours has the smallest toughness.

cast | 701.5 Cast, 601.2
  Move a card to the stack as a spell, make its choices and pay its costs. It has its effect when it resolves.

clash | 701.30 Clash
  Each clashing player reveals a top card and may put it on the bottom. The highest mana value wins, and a tie has no winner.

cloak | 701.58 Cloak
  The card comes to the battlefield face down, as a nameless 2/2 creature that has ward {2}. If it is a creature card, it may be turned up for its mana cost.

collect-evidence | 701.59 Collect Evidence
  Exile cards from your graveyard whose mana values add up to N or more.

connive | 701.50 Connive
  The creature's controller draws a card and discards one; a discarded nonland card gives the creature a +1/+1 counter. Connive N does it with N cards at once.

convert | 701.28 Convert
  Turn a double-faced permanent over. It follows the rules for transforming.

counter-spell | 701.6 Counter | counter
  Remove a spell or ability from the stack so that nothing of it happens. A countered spell goes to its owner's graveyard, and costs are not given back.

create | 701.7 Create
  Put tokens with the described characteristics onto the battlefield.

destroy | 701.8 Destroy
  A permanent goes to its owner's graveyard, unless it is indestructible or regenerates. Sacrifice and 0 toughness are not destruction.

detain | 701.35 Detain
  Up to your next turn the permanent cannot attack, block or have its activated abilities activated.

discard | 701.9 Discard
  Put a card from a player's hand into that player's graveyard. That player picks it unless the text says otherwise.

discover | 701.57 Discover
  Exile from the top of your library until a nonland card of mana value N or less turns up; cast it for free or take it into your hand. The others go to the bottom in random order.

double | 701.10 Double
  Raise to twice as much: a power gets +X/+0, a player gains or loses life, a permanent receives as many counters as it already has.

earthbend | 701.66 Earthbend
  A target land of yours becomes a 0/0 creature with haste, still a land, and gets N +1/+1 counters. When it dies or is exiled it comes back tapped.

endure | 701.63 Endure
  Choose: N +1/+1 counters on the creature, or a white N/N Spirit token.

exchange | 701.12 Exchange
  Both sides change places at once. If one half is impossible, nothing is exchanged.

exert | 701.43 Exert
  The permanent will not untap in your next untap step. It is usually offered as the creature attacks.

exile-action | 701.13 Exile, 406 | exile, exiles, exiled, exiling
  Put the object into the exile zone, from wherever it is.

explore | 701.44 Explore
  Its controller reveals the top card: a land goes to hand. Otherwise the creature gets a +1/+1 counter, and the card may go to the graveyard or stay on top.

face-a-villainous-choice | 701.55 Face a Villainous Choice
  The player picks one of two bad options and carries it out as far as possible, even one that cannot be done.

fateseal | 701.29 Fateseal
  Like scry, but with the library of an opponent: N cards are looked at, and each stays on top or goes to the bottom.

fight | 701.14 Fight
  Two creatures deal damage equal to their power to each other; it is not combat damage. If one has left or is no creature, neither deals any.

forage | 701.61 Forage
  Either exile three cards out of your graveyard, or sacrifice a Food.

goad | 701.15 Goad
  Until your next turn the creature attacks whenever it can, and attacks somebody other than you if it can.

harness | 701.64 Harness
  The permanent becomes harnessed and remains so; this switches on its ability marked with the infinity sign.

incubate | 701.53 Incubate
  Create an Incubator artifact token with N +1/+1 counters; for {2} it transforms into a 0/0 Phyrexian artifact creature.

investigate | 701.16 Investigate, 111.10f
  Create a Clue: an artifact token that you can sacrifice for {2} to draw a card.

learn | 701.48 Learn
  Either discard a card and draw one, or take a Lesson card that you own from outside the game.

manifest | 701.40 Manifest
  Put the card onto the battlefield face down as a plain 2/2 creature. If it is a creature card, it may be turned up for its mana cost.

manifest-dread | 701.62 Manifest Dread
  Look at the top two cards, manifest one and put the other into your graveyard.

meld | 701.42 Meld
  Put both cards of a meld pair onto the battlefield as the halves of one permanent. Anything else that is told to meld stays where it is.

mill | 701.17 Mill
  Put that many cards from the top of the library straight into the graveyard. A player with fewer cards mills what there is.

monstrosity | 701.37 Monstrosity
  A creature that is not monstrous yet gets N +1/+1 counters and becomes monstrous for as long as it stays.

open-an-attraction | 701.51 Open an Attraction
  Put the top card of your Attraction deck onto the battlefield.

planeswalk | 701.31 Planeswalk
  In Planechase: leave the current plane and turn up the next card of the planar deck.

play | 701.18 Play
  Play a land, or cast a card as a spell, whichever fits. A land is played once in your turn, in a main phase with nothing on the stack.

populate | 701.36 Populate
  Choose a creature token of yours and create another one like it.

proliferate | 701.34 Proliferate
  Choose any permanents and players that have counters; each gets one more of every kind it already has.

regenerate | 701.19 Regenerate
  A shield for the turn: the next time the permanent would be destroyed it is tapped, healed of its damage and taken out of combat instead.

reveal | 701.20 Reveal
  Show a card to all players. It stays in its zone.

roll-to-visit-your-attractions | 701.52 Roll to Visit Your Attractions
  Roll a six-sided die; every Attraction of yours on which that number is lit is visited.

sacrifice | 701.21 Sacrifice
  Put a permanent you control into its owner's graveyard. This is not destruction, so indestructible and regeneration do not help.

scry | 701.22 Scry
  Look at the top N cards of your library and put each on top or on the bottom, in the order you like.

search | 701.23 Search
  Look through a zone for a card. With a stated quality you may claim to find nothing; asked for just any card, you must take one.

set-in-motion | 701.32 Set in Motion
  In Archenemy: turn up the top scheme so that it takes effect.

shuffle | 701.24 Shuffle
  Bring the cards into an order that nobody knows.

support | 701.41 Support
  Up to N target creatures get one +1/+1 counter each; a permanent cannot support itself.

surveil | 701.25 Surveil
  Look at the top N cards of your library; each goes into your graveyard or stays on top, in any order.

suspect | 701.60 Suspect
  The creature gains menace and cannot block for as long as it stays suspected.

tap-and-untap | 701.26 Tap and Untap | tap, taps, tapped, tapping, untap, untaps, untapped, untapping
  A tapped permanent lies sideways, an untapped one upright. Only an untapped one can be tapped, and the other way round.

the-ring-tempts-you | 701.54 The Ring Tempts You | the ring tempts you, the ring tempts, ring-bearer, tempts you
  Choose one of your creatures as Ring-bearer. Your Ring emblem gains one more of its four abilities each time, starting with being legendary and hard to block.

time-travel | 701.56 Time Travel
  For each permanent of yours and each suspended card you own that has a time counter, you may add or remove one.

transform | 701.27 Transform
  Turn a double-faced permanent so that its other face is up. On anything else it does nothing.

triple | 701.11 Triple
  Raise to three times as much: a creature's power gets +X/+0 where X is twice that power.

venture-into-the-dungeon | 701.49 Venture into the Dungeon, 309.1 | venture into the dungeon, ventures into the dungeon, ventured into the dungeon, venture into, ventures into
  Start a dungeon of your choice, or move your marker to the next room; each room has an effect.

vote | 701.38 Vote
  Players choose in turn order among the options named; the text says what the result does.

waterbend | 701.67 Waterbend
  Pay the cost; for its generic part you may tap artifacts and creatures of yours, each worth {1}.
`;
