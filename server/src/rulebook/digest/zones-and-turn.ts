// Digest: zones, phases and steps. Format: see read-digest.ts.

export const zoneText = `
library | 401.1 Library | library, libraries
  A player's deck during the game, face down; its order is hidden and may not be changed.

hand | 402.1 Hand | hand, hands
  The cards a player holds, hidden from the others.

battlefield | 403.1 Battlefield | battlefield
  Where permanents are. Cards that just say "creature" or "land" mean those here.

graveyard | 404.1 Graveyard | graveyard, graveyards
  A player's discard pile, open to everybody. Countered, destroyed, sacrificed and used-up cards go to their owner's.

stack | 405.1 Stack | stack
  Where spells and abilities wait. The one added last resolves first.

exile-zone | 406.1 Exile | exile
  A zone for cards that are set apart. They stay there unless something brings them back, and are face up unless said otherwise.

ante-zone | 407.1 Ante | ante
  A zone for cards played for keeps, no longer in use.

command-zone | 408.1 Command | command zone
  Where commanders, emblems, dungeons, planes, schemes and conspiracies are.

outside-the-game | 400.11 General | outside the game
  No zone: the sideboard or the collection. Only effects that say so can bring a card from there.

zone | 400.1 General | zone, zones
  A place where objects can be. An object that changes zones is a new object without memory of the old one.

public-zone | 400.2 General | public zone*
  A zone whose cards all may see: battlefield, graveyard, stack, exile, command zone and ante.

hidden-zone | 400.2 General | hidden zone*
  A zone whose cards are not open to all: libraries and hands, even while their cards happen to be revealed.
`;

export const turnText = `
turn | 500.1 General | turn, turns
  Five phases: beginning, first main, combat, second main, ending.

phase | 500.1 General | phase, phases
  A part of the turn. It is over once all players pass while nothing is on the stack.

step | 500.1 General | step, steps
  A part of the beginning, combat or ending phase.

extra-turn | 500.7 General | extra turn*, additional turn*
  A turn added after the present one; of several, the one created last comes first.

beginning-phase | 501.1 Beginning Phase | beginning phase
  Untap, upkeep, draw.

untap-step | 502.3 Untap Step | untap step, untap steps
  The active player untaps permanents. Nobody gets priority here.

upkeep | 503.1 Upkeep Step | upkeep, upkeeps, upkeep step, beginning of your upkeep
  The step before the draw. Abilities that trigger at its beginning go on the stack now.

draw-step | 504.1 Draw Step | draw step, draw steps
  The active player draws a card, then players may act.

main-phase | 505.1 Main Phase | main phase, main phases, precombat main phase, postcombat main phase, precombat main phases, postcombat main phases, first main phase, second main phase
  When you may play a land and cast anything, if it is your turn and the stack is empty. There is one before combat and one after.

combat-phase | 506.1 Combat Phase | combat phase, combat phases, combat, beginning of combat on your turn, each combat, this combat
  Attackers and blockers are declared and damage is dealt, in five steps.

beginning-of-combat-step | 507.1 Beginning of Combat Step | beginning of combat, beginning of combat step
  The step before attackers are declared, the last moment to tap a creature that would attack.

declare-attackers-step | 508.1 Declare Attackers Step | declare attackers step, declare attackers
  The active player names all attackers at once and taps them. Then players may act.

declare-blockers-step | 509.1 Declare Blockers Step | declare blockers step, declare blockers
  The defending player names all blockers at once. Then players may act.

combat-damage-step | 510.2 Combat Damage Step | combat damage step
  All combat damage is dealt at one time, in two such steps if first or double strike is involved.

end-of-combat-step | 511.1 End of Combat Step | end of combat, end of combat step
  The last combat step. After it, all creatures are out of combat.

ending-phase | 512.1 Ending Phase | ending phase
  End step and cleanup step.

end-step | 513.1 End Step | end step, end steps, next end step
  The last step in which players normally act. Something that begins to wait for "the next end step" during it waits a whole turn.

cleanup-step | 514.1 Cleanup Step | cleanup step, cleanup
  Discard down to hand size; damage wears off and effects for the turn end.

until-end-of-turn | 514.2 Cleanup Step | until end of turn, this turn
  The effect lasts to the cleanup step, where it ends together with the removal of damage.

until-your-next-turn | 500.4 General | until your next turn, until the end of your next turn
  The effect ends as that turn begins, or with its cleanup step if it says "the end of".
`;
