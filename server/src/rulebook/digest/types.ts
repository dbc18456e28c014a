// Digest: card types, supertypes and the groups of subtypes. Format: see read-digest.ts.

export const cardTypeText = `
artifact | 301.1 Artifacts | artifact*, noncreature artifact, artifact creature*
  A permanent you cast in your main phase with an empty stack. Often colorless; it can have further types, such as creature.

battle | 310.1 Battles | battle*
  A permanent that is attacked. It enters with defense counters, has a protector who defends it, and is defeated when they are gone.

conspiracy | 315.1 Conspiracies | conspiracy*
  A card of Conspiracy Draft that starts the game in the command zone.

creature | 302.1 Creatures | creature*, noncreature
  A permanent with power and toughness that can attack and block.

dungeon | 309.1 Dungeons | dungeon*
  A card outside your deck with rooms through which you venture.

enchantment | 303.1 Enchantments | enchantment*, nonenchantment, enchantment creature*
  A permanent you cast in your main phase with an empty stack. Auras, Sagas, Classes, Cases and Rooms are enchantments.

instant | 304.1 Instants | instant*
  A spell you may cast whenever you have priority. It does what it says once and goes to the graveyard.

kindred | 308.1 Kindreds | kindred, tribal
  A type that gives creature types to cards that are no creatures. It always stands beside another type; it used to be called tribal.

land | 305.1 Lands | land*, nonland
  Played rather than cast: once in each of your turns, in a main phase. Most lands make mana.

complete-a-dungeon | 309.7 Dungeons | complete a dungeon, completed a dungeon, completes a dungeon
  You complete a dungeon as it leaves the game after its last room.

phenomenon | 312.1 Phenomena | phenomenon, phenomena
  A Planechase card with an effect when it is encountered; then the next card is turned up.

plane | 311.1 Planes | plane, planes
  A Planechase card that sets the place of the game and changes its rules while it is face up.

planeswalker | 306.1 Planeswalkers | planeswalker*, nonplaneswalker
  A permanent with loyalty. In each of your turns you may use one of its loyalty abilities; it can be attacked.

scheme | 314.1 Schemes | scheme*
  A card of the archenemy, set in motion at the start of each of that player's main phases.

sorcery | 307.1 Sorceries | sorcery, sorceries
  A spell you may cast only in your main phase with an empty stack. It does what it says once and goes to the graveyard.

vanguard | 313.1 Vanguards
  A card that gives its owner an ability, a life total and a hand size in Vanguard games.

artifact-land | 305.9 Lands | artifact land*
  Both an artifact and a land. It can only be played as a land, never cast.

permanent-types | 110.4 Permanents | permanent type*
  Artifacts, battles, creatures, enchantments, lands and planeswalkers can be on the battlefield; instants and sorceries cannot.
`;

export const supertypeText = `
basic | 205.4c Supertypes, 305.8 | basic, nonbasic, basic land*, nonbasic land*
  Marks the lands of which a deck may hold any number. A land without this word is nonbasic, even with a type like Forest.

legendary | 205.4d Supertypes, 704.5j | legendary, nonlegendary
  You can keep just one legendary permanent of each name; the others go to the graveyard. Legendary instants and sorceries need a legendary creature or planeswalker of yours to be cast.

ongoing | 205.4h Supertypes | ongoing
  Marks schemes that stay face up until they are abandoned.

snow | 205.4g Supertypes, 107.4h | snow, nonsnow, snow-covered
  Has no effect by itself; cards ask for snow permanents and for mana made by them.

world | 205.4f Supertypes, 704.5k | world
  There is room for one world permanent only: when a newer one enters, the older ones go to the graveyard.
`;

export const subtypeText = `
artifact-type | 205.3g Subtypes | artifact type*
  A subtype of artifacts, such as Equipment or Treasure.

battle-type | 205.3q Subtypes | battle type*
  A subtype of battles; there is one, Siege.

creature-type | 205.3m Subtypes | creature type*
  A subtype of creatures and kindred cards: a people, an animal or a profession. It means nothing until something asks for it.

dungeon-type | 205.3p Subtypes | dungeon type*
  A subtype of dungeons; there is one, Undercity.

enchantment-type | 205.3h Subtypes | enchantment type*
  A subtype of enchantments, such as Aura or Saga.

land-type | 205.3i Subtypes, 305.6 | land type*
  A subtype of lands. The five basic ones each let the land tap for one colour.

planar-type | 205.3n Subtypes | planar type*
  The subtype of a plane card, which names a world.

planeswalker-type | 205.3j Subtypes | planeswalker type*
  The subtype of a planeswalker, which names the person.

spell-type | 205.3k Subtypes | spell type*
  A subtype of instants and sorceries, such as Lesson or Trap.

basic-land-type | 305.6 Lands | basic land type*, plains, island*, swamp*, mountain*, forest*
  Plains, Island, Swamp, Mountain or Forest. A land with such a type can be tapped for white, blue, black, red or green mana, even when its text does not say so.

adventure | 715.3 Adventurer Cards | adventure, adventures
  A smaller spell printed on a permanent card. Cast as the Adventure, it is exiled as it resolves, and from there you may cast the permanent.

arcane | 205.3k Subtypes | arcane
  A spell type that splice looks for.

attraction | 717.1 Attraction Cards | attraction*
  An artifact from a deck of its own that you visit by rolling a die.

aura | 303.4 Enchantments, 702.5 | aura*, enchanted
  An enchantment attached to an object or player. It targets what it will enchant as it is cast, and goes to the graveyard when that is gone or no longer fits.

background | 702.124k Partner | background*
  An enchantment type for legendary enchantments that can be a second commander beside a creature that says "choose a Background".

case | 719.3 Case Cards | case, cases, to solve, solve, unsolved
  An enchantment that is solved at your end step if its condition holds; solved, its last ability works.

class | 716.2 Class Cards | class, classes
  An enchantment that gains levels: you pay for each level in turn, and abilities add up.

clue | 111.10f Tokens | clue*, clue token*
  An artifact that you can sacrifice for {2} to draw a card.

curse | 205.3h Subtypes | curse*
  An Aura, usually on a player, that cards can ask for.

equipment | 301.5 Artifacts, 702.6 | equipment, equipped
  An artifact that is attached to a creature by its equip ability and stays behind when the creature leaves.

fortification | 301.6 Artifacts, 702.67 | fortification*, fortified
  An artifact that is attached to a land, much as Equipment is to creatures.

lesson | 205.3k Subtypes, 701.48 | lesson*
  A spell type that learning can fetch from outside the game.

mount | 702.171 Saddle | mount*
  A creature that can be saddled; it does more when it attacks saddled.

omen | 720.3 Omen Cards | omen, omens
  A smaller spell printed on a permanent card. Cast as the Omen, it is shuffled into its owner's library as it resolves.

role | 303.7 Enchantments, 704.5y | role*, role token*
  An Aura token. A permanent keeps only the newest Role that each player has put on it.

room | 709.5 Split Cards | room*, door*, unlock, unlocks, unlocked, unlocking, locked
  An enchantment with two halves, called doors. You unlock the half you cast, and may pay the other half's mana cost at sorcery speed to unlock it too.

saga | 714.3 Saga Cards, 704.5s | saga*
  An enchantment that gains a lore counter in each of your turns, carries out the chapter reached, and is sacrificed after the last.

siege | 310.11 Battles | siege*
  A battle that an opponent of your choice protects. When its last defense counter is removed you exile it and cast it transformed for free.

spacecraft | 702.184 Station, 721.1 | spacecraft
  An artifact with station, which becomes a creature when enough charge counters are on it if its card gives a size.

trap | 205.3k Subtypes | trap*
  A spell type of instants that are cheaper after something an opponent did.

vehicle | 301.7 Artifacts, 702.122 | vehicle*
  An artifact with power and toughness that is a creature only while crewed or made one.

wall | 205.3m Subtypes, 702.3 | wall*
  A creature type. By itself it does not stop a creature from attacking; defender does.
`;
