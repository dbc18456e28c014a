// Digest: other words with a meaning in the rules, M to Z. Format: see read-digest.ts.

export const termsMToZ = `
mana | 106.1 Mana | mana
  What spells and abilities are paid with: five colours and colorless.

mana-cost | 202.1 Mana Cost and Color | mana cost, mana costs
  The symbols in the upper right corner. A card without them cannot be paid for, which is not the same as {0}.

mana-value | 202.3 Mana Cost and Color | mana value, mana values, converted mana cost, total mana value
  The mana cost added up to one number. X is 0 except on the stack.

maximum-hand-size | 402.2 Hand | maximum hand size, hand size
  Usually seven. More than that is discarded in your cleanup step.

may | 608.2d Resolving Spells and Abilities | may, you may
  The player decides while the effect happens, not when it goes on the stack.

modal | 700.2 General | choose one, choose two, choose three, choose one or both, choose one or more, choose any number, choose up to one, modal, mode*, chosen mode
  Pick from the list as you cast or activate. Modes picked then cannot be changed later.

merged-permanent | 730.1 Merging with Permanents | merged permanent*, merge, merges
  One object made of several cards or tokens, with the characteristics of the topmost.

meld-cards | 712.4 Double-Faced Cards | meld card*
  Two cards whose backs make one large card together.

modal-double-faced | 712.3 Double-Faced Cards | modal double-faced card*
  A card with two sides, each of which can be played from the hand.

modified | 700.9 General | modified
  Bears a counter, or Equipment, or an Aura of its own controller.

monarch | 725.1 The Monarch | monarch, the monarch
  Draws an extra card at each own end step. Whoever's creature deals combat damage to the monarch takes the crown.

monstrous | 701.37b Monstrosity | becomes monstrous
  A mark left by monstrosity that stays with the permanent.

monocolored | 105.2a Colors | monocolored
  Of exactly one colour.

multicolored | 105.2b Colors | multicolored
  Of two colours or more.

mulligan | 103.5 Starting the Game | mulligan, mulligans, opening hand, opening hands
  Before the game you may put your hand back for a new one, at the price of one card for each time.

multiplayer | 800.1 General | multiplayer game*, two-headed giant, free-for-all
  A game that begins with more than two players.

name | 201.2 Name | name, names, named, card name*, same name, different names
  The English name of the card. A choice of a name may be any card's name, unless it is narrowed.

named-only | 201.5 Name | named only this
  A card that says its own name means just itself, not others with that name.

noncombat-damage | 120.2b Damage | noncombat damage
  Damage that a spell or ability deals, not the fight of attackers and blockers.

note | 607.2e Linked Abilities | note, notes, noted
  Keeps a piece of information. Only the linked ability of the same object can use it.

nth-card | 401.7 Library | from the top, second from the top, third from the top
  Counted from the top; with fewer cards it goes to the bottom.

object | 109.1 Objects | object, objects
  A card, copy, token, spell, permanent, emblem, or an ability on the stack.

once-each-turn | 602.5b Activating Activated Abilities | activate only once each turn, activate only once, only once each turn
  Counts for this object, even if its controller changes.

only-as-a-sorcery | 602.5d Activating Activated Abilities | activate only as a sorcery, only as a sorcery, as a sorcery, any time you could cast a sorcery
  In your main phase with an empty stack. The ability is not a sorcery for that.

only-as-an-instant | 602.5e Activating Activated Abilities | activate only as an instant, any time you could cast an instant, as though it had flash, as though they had flash
  Whenever you have priority.

outlaw | 700.12 General | outlaw*
  An Assassin, Mercenary, Pirate, Rogue or Warlock.

owner | 108.3 Cards | owner*, own, owns, owned
  The player who started the game with the card, or created the token. Cards always go to their owner's hand, library and graveyard.

pay | 118.3 Costs | pay, pays, paid, paying
  Do the whole of what a cost asks. Who lacks something cannot pay in part.

pay-life | 119.4 Life | pay life, pay 1 life, pay 2 life, pay 3 life, pay x life, pay half your life
  Only possible with at least that much life. It is a loss of life.

permanent | 110.1 Permanents | permanent*, nonland permanent*, noncreature permanent*
  A card or token on the battlefield.

permanent-card | 110.4a Permanents | permanent card*
  An artifact, battle, creature, enchantment, land or planeswalker card.

permanent-spell | 110.4b Permanents | permanent spell*
  A spell that will become a permanent.

pile | 700.3 General | pile*
  A group of cards set apart for a moment. The cards do not leave their zone.

planar-die | 901.3 Planechase | planar die, planar deck
  A six-sided die of Planechase; it shows chaos once and planeswalking once.

player | 102.1 Players | player*, each player, target player, that player
  A person in the game.

power | 208.1 Power/Toughness | power
  How much combat damage a creature deals. The number left of the slash.

prototype-cards | 718.1 Prototype Cards | prototype card*
  A card with a second, smaller set of mana cost, power and toughness.

prepared | 722.3 Preparation Cards | prepared, unprepared, prepare, prepares, prepare spell*
  While a permanent is prepared, its controller may cast a copy of the smaller spell printed on it; casting it ends being prepared.

priority | 117.1 Timing and Priority | priority
  The right to act. When all pass in a row, the top of the stack resolves or the step ends.

prize | 702.159b Visit | claim the prize, prize
  A second effect of an Attraction, given by its visit ability.

protector | 310.8 Battles | protector, protects, protect
  The player who defends a battle and can be attacked through it.

put-onto-the-battlefield | 110.2a Permanents | onto the battlefield, onto the battlefield under your control, under your control, under their owners' control, under its owner's control
  The object enters without being cast. Unless said otherwise, whoever does this controls it.

redirection | 614.9 Replacement Effects | redirection effect*, dealt to you instead, dealt to that creature instead
  Damage is dealt to something else. If that cannot take it, the damage stays where it was.

requirement | 508.1d Declare Attackers Step, 509.1c | requirement*, restriction*
  Something that must attack or block against something that may not: restrictions are kept, then as many requirements as possible.

random | 701.9b Discard | at random, random
  Chosen by chance, so that nobody decides.

regular-target | 115.1 Targets | target*, targeted, targeting, targets only
  Chosen as the spell or ability is put on the stack, and checked again when it resolves. If all are illegal then, it does not resolve.

remain-attached | 701.3d Attach | attached, attached to, unattached
  Bound to an object or player as an Aura, Equipment or Fortification is.

remove-counter | 122.1 Counters | remove, removes, removed, removing, remove a counter, remove all counters
  Take the marker off. If it is a cost, it must be there.

remove-from-combat | 506.4 Combat Phase | removed from combat, remove it from combat, remove from combat
  The creature no longer attacks or blocks, and neither deals nor takes combat damage.

resolve | 608.1 Resolving Spells and Abilities | resolve, resolves, resolved, resolving
  The spell or ability does what it says and leaves the stack.

respond | 117.7 Timing and Priority | respond, responds, in response
  Act while a spell or ability waits on the stack; the response resolves first.

restart | 727.1 Restarting the Game | restart the game
  The game ends and starts anew with the same decks.

result-of-die | 706.2 Rolling a Die | roll, rolls, rolled, die roll, dice, roll a d20, roll a six-sided die, roll a d6, d20
  Roll a die of that many sides. The result is the number shown with all changes applied.

return | 400.7 General | return, returns, returned, returning
  Moves the object back. It is a new object there and has forgotten everything.

ring-bearer-rule | 701.54c The Ring Tempts You | the ring, your ring-bearer
  An emblem whose four abilities come one after the other, all about your Ring-bearer.

rules-text | 207.1 Text Box | rules text, text box
  The text of a card that says what it does.

sideboard | 100.4 General | sideboard*
  Cards beside the deck, from which it may be changed between games.

saddled | 702.171b Saddle | becomes saddled
  A mark that a Mount keeps until the turn ends.

same-is-true | 702.1c Keyword Abilities | the same is true for
  The effect is repeated for each keyword in the list.

set-power | 613.4b Interaction of Continuous Effects | has base power and toughness, have base power and toughness
  The numbers are replaced; counters and bonuses are added on top.

skip | 614.10 Replacement Effects, 500.11 | skip, skips, skipped
  The step, phase, turn or event does not happen at all.

source | 113.7 Abilities, 120.7 | source*
  The object an ability or damage comes from.

source-of-your-choice | 609.7 Effects | source of your choice
  Chosen when the effect is made, and it may be an object on the stack or battlefield.

speed-of-player | 702.179d Start Your Engines! | your speed
  A number from 1 to 4 that a player can have.

spell | 112.1 Spells | spell*, noncreature spell*, creature spell*, instant spell*, sorcery spell*, instant and sorcery spells, instant or sorcery spell
  A card or copy on the stack. A permanent is no spell any more.

spend | 106.6 Mana | spend, spends, spent, spend this mana only, mana spent
  Using mana to pay. Mana may carry conditions on what it can pay for.

split-card | 709.1 Split Cards | split card*
  A card with two halves, of which you cast one.

station-cards | 721.1 Station Cards | station card*
  A card with station, whose strips work with enough charge counters.

starting-life | 119.1 Life | starting life total
  20, or 40 in Commander.

starting-player | 103.1 Starting the Game | starting player
  The player who takes the first turn.

sticker | 123.1 Stickers | sticker*, name sticker*, ability sticker*, art sticker*, power and toughness sticker*, stickered
  A mark put on a card you own that adds a word to its name, an ability, or a power and toughness. It stays in public zones and is lost in hidden ones.

subgame | 729.1 Subgames | subgame*
  A game within the game, played with the libraries.

subtype | 205.3 Subtypes | subtype*
  A word after the dash on the type line.

summoning-sickness | 302.6 Creatures | summoning sick, summoning sickness
  A creature cannot attack or use {T} or {Q} until its controller has had it since the start of their latest turn. Haste lifts that.

supertype | 205.4 Supertypes | supertype*
  Basic, legendary, ongoing, snow or world, before the card type.

switch | 613.4d Interaction of Continuous Effects | switch, switches, switched
  Power and toughness change places, after all other changes to them.

tapped-for-mana | 106.12 Mana | tapped for mana, tap a land for mana, taps a land for mana, tapped a land for mana
  A mana ability with {T} in its cost was used. Triggers wait until mana is really made.

team | 102.4 Players | team*, teammate*, your team
  Players who win and lose together.

toughness | 208.1 Power/Toughness | toughness
  How much damage a creature can take. The number right of the slash; at 0 it dies.

total-cost | 601.2f Casting Spells | total cost, cost less, costs less, less to cast, more to cast, cost more, costs more
  Mana or alternative cost, plus additions, minus reductions. It is fixed before anything is paid.

transformed | 701.27g Transform | transformed
  With its back face up, on the battlefield.

trigger | 603.2 Handling Triggered Abilities | trigger, triggers, triggered, trigger condition, trigger event, when, whenever
  The event of a triggered ability happened; the ability goes on the stack the next time somebody would get priority.

trigger-additional-time | 603.2d Handling Triggered Abilities | triggers an additional time, trigger an additional time
  The ability goes on the stack once more for the same event.

type | 205.1 Type Line | type*, card type*, type line
  The words on the line below the picture.

undefined | 607.5a Linked Abilities | undefined
  Asked for a choice that nobody made, that part of the ability does nothing.

until-leaves | 610.3 One-Shot Effects | until this creature leaves the battlefield, until this enchantment leaves the battlefield, until this artifact leaves the battlefield, until this permanent leaves the battlefield, until it leaves the battlefield
  The object comes back right after the named event. If that already happened, it never goes away.

unless | 118.12a Costs | unless
  The player may do or pay the thing behind this word; otherwise the thing before it happens.

unlocked-rule | 709.5f Split Cards | unlock a door, lock or unlock, fully unlock, fully unlocks
  A locked half of a Room becomes part of it, and abilities that wait for that trigger.

untapped | 110.5 Permanents | tapped creature, untapped creature
  Tapped or untapped is a state of the permanent, and it enters untapped unless told otherwise.

win-the-game | 104.2 Ending the Game | win the game, wins the game, can't win the game
  When all opponents are out, or a text says so.

x-value | 107.3 Numbers and Symbols | x, where x is
  A number settled by the text, or announced by whoever casts or activates.

you | 109.5 Objects | you, your, yours
  The controller of the object; for a card elsewhere, its owner.

zero-or-less | 704.5f State-Based Actions | toughness 0, toughness 0 or less
  A creature like that goes to the graveyard, and nothing that stops destruction helps.
`;
