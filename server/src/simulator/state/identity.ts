// Names of things in a game: players, objects, zones.

/** A player's seat, 0 for the one who runs the simulation. */
export type PlayerId = number;

/** An object. A card that changes zones becomes a new object with a new id (CR 400.7). */
export type ObjectId = number;

/** What an effect points at: an object or a player. */
export type Entity =
  { readonly kind: 'object'; readonly id: ObjectId } | { readonly kind: 'player'; readonly id: PlayerId };

/** A zone (CR 400.1). `outside` is outside the game; objects that ceased to exist are in no zone. */
export type Zone =
  'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'outside';

/** Zones whose cards everybody sees (CR 400.2). */
export const publicZones: readonly Zone[] = ['battlefield', 'graveyard', 'stack', 'exile', 'command'];

/** The five colours by their letter. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** A type of mana: a colour or colourless. */
export type ManaType = Color | 'C';
