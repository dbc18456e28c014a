// Digest: other words with a meaning in the rules, A to L. Format: see read-digest.ts.

export const termsAToL = `
activation-cost | 602.1a Activating Activated Abilities | activation cost, activation costs
  Everything before the colon. All of it must be paid.

active-player | 102.1 Players | active player
  The player whose turn it is.

add-mana | 106.4 Mana | add, adds, added, mana pool, unspent mana
  Put mana into a player's mana pool. It is lost as the step or phase ends if it has not been spent.

additional-cost | 118.8 Costs | additional cost, additional costs
  A cost on top of the others. It does not change the mana cost of the spell.

adventurer-cards | 715.1 Adventurer Cards | adventurer card*
  A permanent card with an Adventure in its text box. Except on the stack as an Adventure, it has only the permanent's characteristics.

alternative-cost | 118.9 Costs | alternative cost, alternative costs, rather than pay, without paying its mana cost, without paying their mana costs
  A cost paid in place of the mana cost. Only one of them can be used for a spell; additional costs still have to be paid.

anchor-word | 614.12c Replacement Effects, 607.2m | anchor word, anchor words
  A word that a player chooses as a permanent enters; the abilities behind that word are the ones it then has.

any-target | 115.4 Targets | any target, another target, any other target
  A creature, player, planeswalker or battle.

any-color | 105.4 Colors, 106.1a | any color, any one color
  One of white, blue, black, red and green. Colorless and multicolored are no colours.

any-number | 107.1c Numbers and Symbols | any number
  Zero or more, as the player likes.

concede | 104.3a Ending the Game | concede, concedes
  A player may give up at any time and is out at once.

you-control | 109.2 Objects | you control, you don't control, they control
  Speaks of permanents on the battlefield under that player's control.

as-enters | 614.1c Replacement Effects | enters as, enters tapped, enter tapped, enters the battlefield tapped, tapped and attacking
  Changes how the permanent arrives. It does not use the stack, and nobody can respond to it.

as-long-as | 611.2b Continuous Effects | as long as, for as long as
  The effect holds while the condition does.

as-though | 609.4 Effects | as though
  For this one purpose the game acts as if the condition were true.

attack | 508.1 Declare Attackers Step, 506.3 | attack, attacks, attacked, attacking, attacker*, attacking creature*, attacking player*
  Only untapped creatures that are not summoning sick can be declared as attackers; attacking taps them unless they have vigilance. A creature put onto the battlefield attacking never attacked.

assign-combat-damage | 510.1 Combat Damage Step | assign combat damage, assigns combat damage, assign its combat damage, assigns its combat damage, assigns no combat damage
  Announce how much of a creature's combat damage goes where: an attacker to its blockers or to what it attacks, a blocker to the creatures it blocks.

attacks-unblocked | 509.1h Declare Blockers Step | attacks and isn't blocked, unblocked creature*
  Happens once blockers are declared and none was for it.

attacks-alone | 506.5 Combat Phase | attacks alone, attack alone, attacking alone
  It was the only creature declared as an attacker.

base-power-and-toughness | 208.4 Power/Toughness, 613.4b | base power, base toughness, base power and toughness
  What power and toughness are before counters and bonuses are added.

becomes | 603.2e Handling Triggered Abilities | becomes, become, became, becoming
  As a trigger word: only the moment when something turns into that state counts, not being in it already.

becomes-the-target | 115.9 Targets | becomes the target, become the target
  Happens as the spell or ability that chose it is put on the stack.

block | 509.1 Declare Blockers Step | block, blocks, blocked, blocking, blocker*, blocking creature*, blocked creature*, unblocked
  Each untapped creature of the defending player can block one attacker. A creature that was blocked stays blocked even if the blocker goes away.

blocks-alone | 506.5 Combat Phase | blocks alone, block alone
  It was the only creature declared as a blocker.

card | 108.2 Cards | card, cards
  A Magic card; tokens are not cards. Texts that say "card" speak of other zones than battlefield and stack.

cast-from | 601.3 Casting Spells | cast from
  The zone in which the card was before it was put on the stack.

cant | 101.2 The Magic Golden Rules, 614.17 | can't, cannot
  What forbids something wins over what allows or commands it.

cant-be-blocked | 509.1b Declare Blockers Step | can't be blocked, unblockable
  No creature can be declared as its blocker.

cant-be-countered | 113.6g Abilities | can't be countered
  Effects that would counter the spell do nothing to it; they may still do the rest of what they say.

cant-be-regenerated | 701.19c Regenerate | can't be regenerated
  Regeneration shields do not help against this destruction.

change-of-target | 115.7 Targets | choose new targets, change the target, new targets
  The new choice must be legal; where it cannot be made, the old one stays.

characteristics | 109.3 Objects | characteristics, characteristic
  Name, mana cost, colour, types, text, power, toughness, loyalty and defense. Being tapped, counters and owner are none.

choose | 608.2d Resolving Spells and Abilities | choose, chooses, chosen, choosing, choice, choices
  Made as the effect happens, unless it is a target or a mode. A choice that another ability asks about is linked to it.

chosen | 607.2d Linked Abilities, 607.5a | the chosen, the chosen color, the chosen type, the chosen creature type, the chosen player, the chosen name, the chosen number, the last chosen
  Refers to a choice that the linked ability of the same object made. If there is none, that part of the ability does nothing.

citys-blessing | 702.131c Ascend | city's blessing, the city's blessing
  A mark that a player gets by ascend and never loses. Any number of players may have it.

cost | 118.1 Costs | cost, costs
  What must be paid or done to be allowed something. It is paid fully or not at all.

coin-flip | 705.1 Flipping a Coin | flip a coin, flips a coin, coin, coins, win the flip, wins the flip, coin flip
  The player calls heads or tails and wins the flip if right, unless the text only asks for the side.

color | 105.1 Colors, 202.2 | color*, white, blue, black, red, green, nonwhite, nonblue, nonblack, nonred, nongreen
  White, blue, black, red, green: an object has those of the mana symbols in its cost, unless an indicator or effect says something else.

color-identity | 903.4 Commander | color identity
  All colours of mana symbols in the cost and the text of a card, reminder text left out.

colorless | 105.2c Colors | colorless
  Without any colour. Colorless is not a colour.

combat-damage | 510.1 Combat Damage Step, 120.2a | combat damage, deals combat damage
  Damage that attackers and blockers deal as part of combat, each as much as its power.

commander-tax | 903.8 Commander | commander tax
  {2} more for each time you have cast your commander from the command zone before.

commander | 903.3 Commander | commander*, commander creature*
  The legendary card that leads a Commander deck. It is cast from the command zone, for {2} more each time.

control | 108.4 Cards, 109.4 | control, controls, controlled, controller*, gain control, gains control
  Only objects on the stack or battlefield have a controller: at first, who put them there.

control-another-player | 723.1 Controlling Another Player | control target player, you control target player, control that player
  You make all decisions for that player, seeing what the player sees.

could-produce | 106.7 Mana | could produce
  Any type of mana that an ability of the permanent would give if it resolved now, whatever it costs.

crime | 700.13 General | crime*, commit a crime, commits a crime, committed a crime
  You commit one when you target an opponent, something an opponent controls, or a card in an opponent's graveyard.

damage | 120.1 Damage, 120.3 | damage, deals n damage, deal n damage, deal, deals, dealt, dealing, deal damage, deals damage
  Players lose life, creatures get it marked for the turn, planeswalkers and battles lose counters.

day | 731.1 Day and Night | day, night, it becomes day, it becomes night, day or night, neither day nor night
  The game is at neither until something makes it day or night. No spell cast in a turn brings night, two by one player bring day.

defense | 210.1 Defense, 310.4 | defense
  How many defense counters a battle enters with, and then how many it still has.

deck | 100.2 General | deck, decks, starting deck, minimum deck size, deck size
  The cards with which a player starts; in the game it is the library.

defending-player | 506.2 Combat Phase, 508.5 | defending player*
  The player being attacked, or who controls the attacked planeswalker or protects the attacked battle.

descended | 700.11 General | descended, descend, descends
  A permanent card has been put into your graveyard this turn, from wherever.

devotion | 700.5 General | devotion, devotion to
  The number of mana symbols of the colour in the mana costs of your permanents.

dies | 700.4 General | dies, die, died, dying, creature dies
  Goes to the graveyard from the battlefield, for whatever reason.

distribute | 601.2d Casting Spells | divided as you choose, divide, divided, divided evenly, distribute, distributed, distributed among
  Announced together with the targets; each must get at least one.

double-faced | 712.1 Double-Faced Cards | double-faced card*, double-faced, front face, back face, transforming
  A card with two sides. Outside the battlefield and the stack only the front counts.

draft | 905.1 Conspiracy Draft | draft, drafts, drafted, drafting, booster pack, booster packs
  Players pick the cards of their decks from booster packs that go round the table.

draw | 121.1 Drawing a Card | draw, draws, drawn, drawing, drew, draw a card, draws a card
  Take the top card of your library into your hand, one after the other. Whoever has to draw from an empty library loses.

during | 500.1 General | during your turn, during each player's turn, your turn
  Only while that player is the active player.

each-opponent | 102.2 Players | each opponent, opponent*, target opponent
  A player you play against. In a game of two it is the other player.

end-the-turn | 724.1 Ending Turns and Phases | end the turn, end the combat phase
  Everything on the stack is exiled and the game goes to the cleanup step.

enter | 700.15 General, 603.6a | enter, enters, entered, entering, enters the battlefield, enter the battlefield
  Comes onto the battlefield from anywhere.

equipped-creature | 301.5 Artifacts | equipped creature*
  The creature to which the Equipment is attached at the moment.

enchanted-permanent | 303.4 Enchantments | enchanted creature*, enchanted permanent*, enchanted land*, enchanted player*, enchanted artifact*
  What the Aura is attached to at the moment.

event | 700.1 General | event, events
  Anything that happens in the game.

excess-damage | 120.10 Damage | excess damage
  The part of the damage beyond what was lethal, or beyond the loyalty or defense left.

exiled-card | 607.2a Linked Abilities, 406.6 | the exiled card, the exiled cards, exiled with, cards exiled with
  Only cards that the linked ability of the same object has exiled, as long as they stay in exile.

expend | 700.14 General | expend
  Happens when the mana you have spent on spells this turn reaches the number.

face-down | 708.2 Face-Down Spells and Permanents | face down, face-down
  With its back up. Unless told otherwise, a face-down permanent is a 2/2 creature without name, text, type or cost.

face-up | 708.8 Face-Down Spells and Permanents | face up, turned face up, turn it face up, turned up
  Turning a permanent face up gives it back its own characteristics; it did not enter anew.

first-time | 603.2c Handling Triggered Abilities | for the first time each turn, this ability triggers only once each turn, do this only once each turn
  Limits how often the ability works in one turn.

flip-cards | 710.1 Flip Cards | flip card*, flipped, unflipped
  A card with two upside-down halves. Once flipped it shows the other half, and never turns back.

for-each | 608.2h Resolving Spells and Abilities | for each
  Counted once, when the instruction is carried out.

full-party | 700.8 General | party, full party
  At most one Cleric, one Rogue, one Warrior and one Wizard of yours; all four make it full.

gain-ability | 113.10 Abilities | gains, gain, loses, lose, loses all abilities, lose all abilities
  An effect gives or takes abilities. Of two that disagree, the newer one holds.

gain-life | 119.3 Life | gain life, gains life, gained life, life, life total, life totals, lose life, loses life, lost life, gain n life, gains n life, gained n life, lose n life, loses n life, lost n life, loses half, lose half
  Changes the life total by that amount. Damage to a player is loss of life too.

historic | 700.6 General | historic
  Legendary, an artifact, or a Saga.

if-able | 508.1d Declare Attackers Step, 509.1c | if able, attacks each combat if able, attack if able
  A demand that is obeyed as far as no restriction forbids it; nobody has to pay costs for it.

in-addition | 205.1b Type Line | in addition to its other types, in addition to its other colors
  What it was before it stays.

initiative | 726.1 The Initiative | initiative, take the initiative, takes the initiative, has the initiative
  The player who has it ventures into Undercity on taking it and in each upkeep; combat damage to that player hands it on.

last-known-information | 608.2h Resolving Spells and Abilities, 113.7a | last known information
  If the object is gone, its state just before it left is used.

limited-range | 801.2 Limited Range of Influence Option | limited range of influence, range of influence
  In some multiplayer games a player can only affect what is within so many seats.

loop | 732.1 Taking Shortcuts | loop*, shortcut*
  Repeated actions may be named and counted together. A loop nobody can leave makes the game a draw.

lethal-damage | 704.5g State-Based Actions | lethal damage
  Damage of at least the creature's toughness, counting what it has already taken.

legend-rule | 704.5j State-Based Actions | legend rule
  Of several legendary permanents of one name a player keeps one.

level | 716.2 Class Cards, 711.2 | level*, level up
  A Class moves up one level at a time for the cost given; creatures with level up count level counters.

look-at | 701.20e Reveal | look at, looks at, looked at
  Like revealing, but only that player sees the card.

lose-the-game | 104.3 Ending the Game | lose the game, loses the game, lost the game, can't lose the game
  Life 0, ten poison counters, drawing from an empty library, or a text that says so.

loyalty | 306.5 Planeswalkers, 209.1 | loyalty
  A planeswalker's remaining strength, counted by loyalty counters.
`;
