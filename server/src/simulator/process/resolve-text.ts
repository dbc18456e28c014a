// Resolves free text: put on the stack as if it were an ability, then resolved.
import type { Play } from '../run/play';
import type { PlayerId } from '../state/names';
import { putText, type Announcement } from './cast';
import { resolveTop } from './turn';
import type { Game } from './game';

/** Puts a text on the stack with its choices and resolves it. */
export function* resolveText(game: Game, player: PlayerId, text: string, announced: Announcement = {}): Play {
  const id = yield* putText(game, player, text, announced);
  if (id !== undefined) yield* resolveTop(game);
}
