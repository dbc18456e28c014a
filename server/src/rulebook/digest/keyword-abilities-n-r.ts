// Digest: keyword abilities (CR 702) whose names begin with N to R. Format: see read-digest.ts.

export const keywordAbilitiesNToR = `
nightbound | 702.145 Daybound and Nightbound, 731.1 | nightbound
  The back face of a card that turns to its front again when it becomes day.

ninjutsu | 702.49 Ninjutsu | ninjutsu, commander ninjutsu
  Pay the cost and return one of your unblocked attackers to hand: this card comes from your hand to the battlefield tapped and attacking the same player or permanent. Commander ninjutsu works from the command zone too.

offering | 702.48 Offering | offering, fox offering, snake offering, moonfolk offering, goblin offering, rat offering, artifact offering
  You may sacrifice a permanent of the named quality while casting; the spell then costs less by that permanent's mana cost and may be cast like an instant.

offspring | 702.175 Offspring | offspring
  Pay this extra cost, and when the creature enters you get a token copy of it that is 1/1.

outlast | 702.107 Outlast | outlast
  Pay the cost and tap the creature to give it a +1/+1 counter, at sorcery speed.

overload | 702.96 Overload, 612.1 | overload, overloaded
  Cast for its overload cost, the spell says "each" wherever it said "target". It then has no targets at all.

paradigm | 702.192 Paradigm | paradigm
  The spell is exiled as it resolves. The first time one of its name resolves for you, each of your later precombat main phases lets you cast a copy of it for free.

partner | 702.124 Partner | partner, partner with, friends forever, choose a background, doctor's companion
  A deck-building ability of Commander: two legendary cards may lead the deck together if their partner abilities fit. "Partner with" also lets a player fetch the named card when it enters.

persist | 702.79 Persist | persist
  If it dies without a -1/-1 counter, it returns under its owner's control with one.

phasing | 702.26 Phasing | phasing, phase out, phases out, phase in, phases in, phased out, phased-out
  Before you untap, your permanents with phasing phase out and those that were out come back. While out, a permanent is treated as if it were not there, yet it never leaves the battlefield.

plot | 702.170 Plot | plot, plotted, plots
  In your main phase you may pay the cost and exile the card from your hand; in a later turn you may cast it for free at sorcery speed.

poisonous | 702.70 Poisonous | poisonous
  A player it damages in combat gets N poison counters besides the damage.

protection | 702.16 Protection | protection, protection from
  Against the stated quality four things hold: no damage, no enchanting or equipping, no blocking, no targeting.

prototype | 702.160 Prototype, 718.1 | prototype, prototyped
  You may cast the card with the smaller mana cost, colour and size from its second box. All else about it stays.

provoke | 702.39 Provoke | provoke
  When it attacks you may untap a creature of the defending player and make it block this one if it can.

prowess | 702.108 Prowess | prowess
  Every noncreature spell you cast gives it +1/+1 for the turn.

prowl | 702.76 Prowl | prowl
  You may cast the spell for this cost if a source of yours that shares a creature type with it hit a player in combat this turn.

rampage | 702.23 Rampage | rampage
  When it becomes blocked it gets +N/+N for the turn for every blocker after the first.

ravenous | 702.156 Ravenous, 107.3m | ravenous
  It enters with X +1/+1 counters, and if X was at least 5 you draw a card.

reach | 702.17 Reach | reach
  It can block creatures with flying as if it were flying itself, without being any harder to block.

read-ahead | 702.155 Read Ahead, 714.3b | read ahead
  You choose the chapter with which this Saga starts; the chapters before that one are passed over.

rebound | 702.88 Rebound | rebound, rebounds
  If you cast it from your hand it is exiled as it resolves, and in your next upkeep you may cast it from there without paying.

reconfigure | 702.151 Reconfigure | reconfigure
  Pay the cost at sorcery speed to attach this Equipment to one of your creatures or to take it off. While attached, it is no creature.

recover | 702.59 Recover | recover
  When a creature goes to your graveyard from the battlefield, pay the cost to return this card from there to your hand; otherwise it is exiled.

reinforce | 702.77 Reinforce | reinforce
  Pay the cost and discard the card to put N +1/+1 counters on a target creature.

renown | 702.112 Renown | renown, renowned
  The first time it deals combat damage to a player it gets N +1/+1 counters and is renowned from then on.

replicate | 702.56 Replicate | replicate
  Pay this extra cost any number of times; the spell is copied that often. The copies may get new targets.

retrace | 702.81 Retrace | retrace
  You may cast the card from your graveyard if you also discard a land card.

riot | 702.136 Riot | riot
  It enters with your choice of a +1/+1 counter or haste.

ripple | 702.60 Ripple | ripple
  When you cast it you may reveal the top N cards; all cards there with the same name may be cast for free, the others go to the bottom.
`;
