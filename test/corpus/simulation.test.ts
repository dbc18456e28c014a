// Plays spells and abilities of real cards in positions made for them: nothing is lost or doubled, a replay is exact.
import { describe, expect, it } from 'vitest';
import { corpusCards } from '../../scripts/corpus-faces';
import {
  playableAbilities,
  stateAfter,
  tryAbility,
  trySpell,
  zoneOf,
  type GameState,
  type Trial,
} from '../../server/src/simulator';

const cards = corpusCards().filter((_, index) => index % 60 === 0);
/** Shares that were reached; they must not fall. */
const reached = { spells: 0.6, abilities: 0.6 };

function listed(state: GameState): number[] {
  const own = state.players.flatMap(({ id }) =>
    (['library', 'hand', 'graveyard'] as const).flatMap((zone) => zoneOf(state, zone, id)),
  );
  return [...own, ...state.battlefield, ...state.stack, ...state.exile, ...state.command];
}

/** What is wrong with a run, in words; none when all is well. */
function faults({ run }: Trial): string[] {
  const wrong: string[] = [];
  const { state } = run.game;
  const ids = listed(state);
  if (new Set(ids).size !== ids.length) wrong.push('an object stands in two places');
  const there = Object.values(state.objects).filter(({ zone }) => zone !== 'nowhere' && zone !== 'outside');
  if (there.length !== ids.length) wrong.push('an object is in a zone that does not list it');
  for (const object of there) if (!ids.includes(object.id)) wrong.push(`object ${object.id} is lost`);
  const things = (of: GameState): number[] =>
    Object.values(of.objects)
      .filter(({ kind, zone }) => kind === 'card' && zone !== 'nowhere')
      .map(({ thing }) => thing)
      .sort((one, other) => one - other);
  if (things(run.start).join() !== things(state).join()) wrong.push('a card is lost or doubled');
  const events = run.steps.flatMap((step) => step.events);
  for (const { cause } of events) {
    if (cause.kind === 'object' ? !(cause.id in state.objects) : cause.rule === undefined)
      wrong.push('an event has no cause');
  }
  const again = stateAfter(run, events.length).state;
  if (JSON.stringify(again) !== JSON.stringify(state)) wrong.push('the replay gives another state');
  return wrong;
}

function isWhole({ run, played }: Trial): boolean {
  return played && run.steps.every((step) => step.notices.every(({ kind }) => kind === 'information'));
}

if (cards.length === 0) console.warn('Skipped: ../shared/corpus is not there.');

describe.skipIf(cards.length === 0)('real cards in the simulator', () => {
  const spells: Trial[] = [];
  const abilities: Trial[] = [];
  for (const faces of cards) {
    const [front] = faces;
    if (!front) continue;
    if (/\b(?:Instant|Sorcery)\b/.test(front.typeLine)) spells.push(trySpell(faces));
    else for (const { key } of playableAbilities(faces)) abilities.push(tryAbility(faces, key));
  }

  it('lose and double nothing, name causes, replay to the same state', () => {
    const wrong = [...spells, ...abilities].flatMap(faults);
    expect(spells.length + abilities.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('are played to the end without a notice as often as before', () => {
    expect(spells.filter(isWhole).length / spells.length).toBeGreaterThanOrEqual(reached.spells);
    expect(abilities.filter(isWhole).length / abilities.length).toBeGreaterThanOrEqual(reached.abilities);
  });
});
