// Digest: keyword abilities (CR 702) whose names begin with D to F. Format: see read-digest.ts.

export const keywordAbilitiesDToF = `
dash | 702.109 Dash | dash, dashed
  Cast for the dash cost, the creature has haste and goes back to its owner's hand as the next end step begins.

daybound | 702.145 Daybound and Nightbound, 731.1 | daybound
  The front face of a card that turns over when it becomes night, and enters back face up if it already is. Having one starts the cycle of day and night.

deathtouch | 702.2 Deathtouch | deathtouch
  Any amount of damage from this source is enough to destroy a creature. For dividing combat damage, one point counts as lethal.

decayed | 702.147 Decayed | decayed
  This creature can never block, and if it attacks you sacrifice it when combat ends.

defender | 702.3 Defender | defender
  This creature is not able to attack; it may still block and use its abilities.

delve | 702.66 Delve | delve
  Each card you exile from your graveyard while casting pays {1} of the generic part of the cost.

demonstrate | 702.144 Demonstrate | demonstrate
  On casting you may copy the spell; if you do, one opponent you choose gets a copy as well. All copies may get new targets.

dethrone | 702.105 Dethrone | dethrone
  It gains a +1/+1 counter whenever it attacks the player whose life total is highest, ties included.

devoid | 702.114 Devoid, 604.3 | devoid
  The card has no colour, whatever its mana cost says, in every zone.

devour | 702.82 Devour | devour, devoured
  As it enters you may sacrifice creatures, or permanents of the quality named; it gets N +1/+1 counters for each of them.

disguise | 702.168 Disguise, 708.2 | disguise
  You may cast the card face down for {3} as a 2/2 with ward {2}, and turn it face up at any time you have priority by paying the disguise cost.

disturb | 702.146 Disturb | disturb
  Pay this cost to cast the card from your graveyard with its back face up.

double-strike | 702.4 Double Strike | double strike
  The creature deals its combat damage twice: in an extra step before the others, and again together with them.

dredge | 702.52 Dredge | dredge
  In place of drawing you may mill N cards and take this card from your graveyard, provided your library has at least that many.

echo | 702.30 Echo | echo
  In the first upkeep after you got control of it, pay the echo cost or sacrifice the permanent.

embalm | 702.128 Embalm | embalm, embalmed
  Exile the card from your graveyard to create a token copy that is white, a Zombie besides, and has no mana cost. Sorcery speed only.

emerge | 702.119 Emerge | emerge, emerge from
  You may cast it for its emerge cost by sacrificing a creature (or what the card names); the generic part shrinks by the mana value of what you gave up.

enchant | 702.5 Enchant, 303.4 | enchant
  Says what the Aura may target while it is cast and what it may stay attached to. Attached to anything else, it goes to the graveyard.

encore | 702.141 Encore | encore
  Exile the card from your graveyard: for every opponent you make a hasty token copy that must attack that opponent this turn. They are sacrificed at the next end step.

enlist | 702.154 Enlist | enlist, enlists, enlisted
  As it attacks you may tap one creature of yours that stays at home and is not summoning sick; the attacker gains that creature's power for the turn.

entwine | 702.42 Entwine | entwine, entwined
  Pay this extra cost to have all modes of the spell.

epic | 702.50 Epic | epic
  You cast nothing more in this game, but in each of your upkeeps you get a copy of this spell, without epic, with new targets if you wish.

equip | 702.6 Equip, 301.5 | equip, equips
  Pay the cost to attach this Equipment to a target creature you control, at sorcery speed. A quality before the cost narrows what can be targeted.

escalate | 702.120 Escalate | escalate
  You pay this cost once for each mode that you choose after the first.

escape | 702.138 Escape | escape, escapes, escaped
  You may cast the card out of your graveyard by paying the escape cost, which usually asks you to exile other cards from there.

eternalize | 702.129 Eternalize | eternalize
  Exile the card from your graveyard to create a token copy that is black, 4/4, a Zombie besides, and has no mana cost. Sorcery speed only.

evoke | 702.74 Evoke | evoke, evoked
  Cast for its evoke cost, the creature is sacrificed on entering; whatever it does when it enters still happens.

evolve | 702.100 Evolve | evolve, evolves
  When another creature of yours enters and has more power or more toughness, this one gets a +1/+1 counter.

exalted | 702.83 Exalted | exalted
  If exactly one of your creatures attacks, that attacker gets +1/+1 for the turn, once for every instance you have.

exhaust | 702.177 Exhaust | exhaust
  An activated ability that can be used a single time by this object.

exploit | 702.110 Exploit | exploit, exploits, exploited
  When it enters you may sacrifice a creature, itself included; only then has it exploited one.

extort | 702.101 Extort | extort
  For each spell you cast you may pay {W/B}: all opponents lose 1 life and you gain as much as they lost together.

fabricate | 702.123 Fabricate | fabricate
  When it enters, choose between N +1/+1 counters on it and N colorless 1/1 Servo artifact creature tokens.

fading | 702.32 Fading | fading
  It enters with N fade counters and loses one in each of your upkeeps; sacrifice it when there is none left to take away.

fear | 702.36 Fear | fear
  Only artifact creatures and black creatures are able to block it.

firebending | 702.189 Firebending | firebending
  When it attacks you add N red mana, which stays in your pool until combat is over.

first-strike | 702.7 First Strike | first strike
  It deals combat damage in a step of its own, before creatures that lack first strike and double strike.

flanking | 702.25 Flanking | flanking
  Every creature without flanking that blocks it gets -1/-1 for the turn.

flash | 702.8 Flash | flash
  You may play the card whenever you could cast an instant.

flashback | 702.34 Flashback | flashback
  You may cast this instant or sorcery out of your graveyard for its flashback cost; it is exiled when it leaves the stack.

flying | 702.9 Flying, 509.1b | flying, flies
  Only creatures that have flying or reach can block it. It can block creatures on the ground as well as in the air.

for-mirrodin | 702.163 For Mirrodin! | for mirrodin!
  When this Equipment enters, you make a red 2/2 Rebel creature token and attach the Equipment to it.

forecast | 702.57 Forecast | forecast
  An ability used from your hand, once in each of your upkeeps, by showing the card until that upkeep ends.

foretell | 702.143 Foretell | foretell, foretold, foretells, foretelling
  In your turn you may pay {2} and exile the card face down from your hand; in a later turn you may cast it for its foretell cost.

fortify | 702.67 Fortify, 301.6 | fortify
  Pay the cost to attach this Fortification to a target land you control, at sorcery speed.

freerunning | 702.173 Freerunning | freerunning
  You may cast the spell for this cost if one of your Assassins or your commander dealt combat damage to a player this turn.

frenzy | 702.68 Frenzy | frenzy
  When it attacks and nobody blocks it, it gets +N/+0 for the turn.

fuse | 702.102 Fuse | fuse, fused
  From your hand you may cast both halves of this split card as one spell, paying for both.
`;
