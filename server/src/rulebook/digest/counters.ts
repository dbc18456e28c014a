// Digest: counters, and kinds of counters that the rules give a meaning. Format: see read-digest.ts.

export const counterText = `
counter | 122.1 Counters | counter, counters
  A marker on an object or player. Unless the rules or the card give its kind a meaning, it does nothing but get counted; it is lost when the object changes zones.

power-toughness-counter | 122.1a Counters, 613.4c, 704.5q | +1/+1 counter, +1/+1 counters, -1/-1 counter, -1/-1 counters, power and toughness counter
  Changes power and toughness by its numbers for as long as it is there. A +1/+1 and a -1/-1 counter on one permanent remove each other.

keyword-counter | 122.1b Counters, 613.1f | keyword counter, keyword counters
  Gives the object the keyword it is named for, in layer 6. Only fifteen keywords and their variants work like this; a counter named for another keyword grants nothing.

shield-counter | 122.1c Counters | shield counter, shield counters
  Saves the permanent once: from damage, or from an effect that would destroy it, at the price of the counter.

stun-counter | 122.1d Counters | stun counter, stun counters, stunned
  When the permanent would untap, a stun counter comes off and it stays tapped.

loyalty-counter | 122.1e Counters, 306.5 | loyalty counter, loyalty counters
  A planeswalker has as much loyalty as it has of these. Damage and minus abilities remove them, and without any it goes to the graveyard.

poison-counter | 122.1f Counters, 704.5c | poison counter, poison counters, poisoned, poison
  A player who has ten of them loses the game.

defense-counter | 122.1g Counters, 310.4 | defense counter, defense counters
  A battle has as much defense as it has of these. Damage removes them, and without any it is defeated.

finality-counter | 122.1h Counters | finality counter, finality counters
  A permanent that has one is exiled when it would die.

rad-counter | 122.1i Counters, 728.1 | rad counter, rad counters
  Before your main phase you mill one card per rad counter; each nonland card milled so costs you 1 life and takes one rad counter away.

lore-counter | 714.3 Saga Cards | lore counter, lore counters
  Counts the chapters of a Saga. One is added as it enters and after each of your draw steps.

level-counter | 711.2 Leveler Cards, 702.87 | level counter, level counters
  Counts the levels of a creature with level up.

time-counter | 702.62 Suspend, 702.63 | time counter, time counters
  Counts down for suspend, vanishing and impending: one is removed in each of the owner's or controller's turns.

fade-counter | 702.32 Fading | fade counter, fade counters
  Counts down for fading; when none can be removed, the permanent is sacrificed.

age-counter | 702.24 Cumulative Upkeep | age counter, age counters
  Counts how often a cumulative upkeep has come round, and so what it costs.

charge-counter | 721.2 Station Cards, 122.1 | charge counter, charge counters
  On a card with station, the number of these decides which of its strips are active. On other cards they mean what the card says.

experience-counter | 122.1 Counters | experience counter, experience counters
  A counter on a player that certain cards count. It stays when those cards leave.

oil-counter | 122.1 Counters | oil counter, oil counters
  It has no meaning of its own; cards say what they do with it.

move-a-counter | 122.5 Counters | move a counter, moved counter, move
  Take the counter off one object and put it on another. If either half cannot be done, nothing moves.

number-of-counters-rule | 122.6 Counters | with counters on it, enters with
  Counters that something enters with are also put on it, so whatever reacts to putting counters reacts to them.
`;
