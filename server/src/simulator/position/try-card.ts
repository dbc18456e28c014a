// Plays one spell or ability of a card in a position that is made for it.
import type { Ability } from '../abilities/ability';
import { castSpell, resolveAll } from '../process/actions';
import { putAbility } from '../process/cast';
import type { Game } from '../process/game';
import { startRun, type Answerer, type Run } from '../run/run';
import type { Play } from '../run/play';
import { newGame, placeObject } from '../state/new-game';
import type { Entity, ObjectId } from '../state/names';
import type { Printed } from '../state/printed';
import { startingCounters } from '../process/resolve';
import { makePosition, type Situation } from './make-position';

const situations: readonly Situation[] = ['main', 'combat', 'stack'];

/** A run in the first situation in which its choices could be made. */
export interface Trial {
  readonly run: Run;
  readonly situation: Situation;
  /** Whether it got onto the stack and resolved. */
  readonly played: boolean;
}

/** What a trial is played with. */
export interface TrialOptions {
  /** For all chance. */
  readonly seed?: number;
  /** Makes one that answers, for each situation that is tried; what it leaves open takes its default. */
  readonly answers?: () => Answerer;
  /** After so many yields the run is stopped; those of the core by default. */
  readonly most?: number;
}

function tried(
  situation: Situation,
  start: (game: Game) => Play<boolean>,
  { seed = 1, answers, most }: TrialOptions,
  place: (state: Run['start']) => void,
): Trial {
  const { state } = makePosition(situation, seed);
  place(state);
  let played = false;
  const run = startRun(
    state,
    function* (game) {
      played = yield* start(game);
      yield* resolveAll(game);
    },
    answers?.(),
    most,
  );
  return { run, situation, played };
}

function firstPlayed(trial: (situation: Situation) => Trial): Trial {
  let last: Trial | undefined;
  for (const situation of situations) {
    last = trial(situation);
    if (last.played) return last;
  }
  return last!;
}

/** Casts a card. @param faces its faces; @param face the one that is cast */
export function trySpell(faces: readonly Printed[], face = 0, options: TrialOptions = {}): Trial {
  return firstPlayed((situation) => {
    let card: ObjectId = -1;
    return tried(
      situation,
      function* (game) {
        return (yield* castSpell(game, 0, card, { face })) !== undefined;
      },
      options,
      (state) => {
        card = placeObject(state, 0, 'hand', faces, { face });
      },
    );
  });
}

/** What a trigger event could have been about, for abilities that are put on the stack without one. */
function plausible(game: Game, source: ObjectId): Readonly<Record<string, readonly Entity[]>> {
  const own = game.state.battlefield.find(
    (id) => id !== source && game.of(id).controller === 0 && game.of(id).types.includes('creature'),
  );
  return {
    subject: [{ kind: 'object', id: own ?? source }],
    player: [{ kind: 'player', id: 1 }],
  };
}

/** Which subject an ability's trigger speaks of: its own object where it says so. */
function isAboutItself(ability: Ability): boolean {
  const text = JSON.stringify(ability.trigger ?? {}).replace(/"span":\{[^}]*\}/g, '');
  return /"who":\{"kind":"self"|"who":\{"kind":"object","det":"this"/.test(text);
}

/** Puts an ability of a permanent on the stack, without its cost or event, and resolves it. */
export function tryAbility(faces: readonly Printed[], key: string, options: TrialOptions = {}): Trial {
  return firstPlayed((situation) => {
    let source: ObjectId = -1;
    return tried(
      situation,
      function* (game) {
        const ability = game.of(source).abilities.find((each) => each.key === key);
        if (!ability) return false;
        const about = isAboutItself(ability)
          ? {
              subject: [{ kind: 'object', id: source } as const],
              player: [{ kind: 'player', id: 1 } as const],
            }
          : plausible(game, source);
        return yield* putAbility(
          game,
          0,
          source,
          ability,
          ability.trigger ? about : {},
          ability.trigger ? 2 : undefined,
        );
      },
      options,
      (state) => {
        source = placeObject(state, 0, 'battlefield', faces);
        const preview = startRun(state, function* () {
          // Only to look at the object.
        });
        Object.assign(state.objects[source]!.counters, startingCounters(preview.game, source).counters);
      },
    );
  });
}

/** The activated and triggered abilities of a permanent, as it is on the battlefield. */
export function playableAbilities(faces: readonly Printed[]): readonly Ability[] {
  const state = newGame();
  const id = placeObject(state, 0, 'battlefield', faces);
  const { game } = startRun(state, function* () {
    // Only to look at the object.
  });
  return game
    .of(id)
    .abilities.filter(
      ({ kind, sentences, modes }) =>
        (kind === 'activated' || kind === 'loyalty' || kind === 'triggered' || kind === 'chapter') &&
        (sentences.length > 0 || modes !== undefined),
    );
}
