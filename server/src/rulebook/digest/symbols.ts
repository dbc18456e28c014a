// Digest: symbols in braces and other signs (CR 107). Format: see read-digest.ts.

export const symbolText = `
white-mana | 107.4a Numbers and Symbols | {w}
  One white mana. As a cost it can be paid with white mana only.

blue-mana | 107.4a Numbers and Symbols | {u}
  One blue mana. As a cost it can be paid with blue mana only.

black-mana | 107.4a Numbers and Symbols | {b}
  One black mana. As a cost it can be paid with black mana only.

red-mana | 107.4a Numbers and Symbols | {r}
  One red mana. As a cost it can be paid with red mana only.

green-mana | 107.4a Numbers and Symbols | {g}
  One green mana. As a cost it can be paid with green mana only.

colorless-mana | 107.4c Numbers and Symbols | {c}, colorless mana
  One mana without colour. As a cost it asks for colorless mana; coloured mana will not do.

generic-mana | 107.4b Numbers and Symbols | generic mana
  A number in a cost: that much mana of any type.

zero-mana | 107.4d Numbers and Symbols | {0}
  A cost of nothing at all. It still has to be paid, which succeeds without spending anything.

variable-mana | 107.3 Numbers and Symbols, 107.4b | {x}, {y}, {z}
  An amount that is settled later. Unless the text defines it, whoever casts or activates announces it; away from the stack it counts as 0.

hybrid-mana | 107.4e Numbers and Symbols | hybrid mana, hybrid
  A symbol of two halves: pay either one. The card has the colours of both.

monocolored-hybrid-mana | 107.4e Numbers and Symbols | monocolored hybrid
  Pay one mana of the colour, or the amount in the other half: two of any type, or one colorless.

phyrexian-mana | 107.4f Numbers and Symbols | phyrexian mana, {h}
  Pay one mana of its colour, or 2 life. The symbol still gives the card that colour.

hybrid-phyrexian-mana | 107.4f Numbers and Symbols | hybrid phyrexian mana
  Pay one mana of either colour, or 2 life.

snow-mana | 107.4h Numbers and Symbols, 106.3 | {s}, snow mana
  One mana from a snow source, of whatever type. Cost reductions for generic mana leave it alone.

tap-symbol | 107.5 Numbers and Symbols, 302.6 | {t}
  A cost: tap this permanent. A creature that came under your control this turn cannot pay it without haste.

untap-symbol | 107.6 Numbers and Symbols, 302.6 | {q}
  A cost: untap this permanent, which must be tapped. A creature that came under your control this turn cannot pay it without haste.

energy-symbol | 107.14 Numbers and Symbols | {e}, energy, energy counter, energy counters
  One energy counter. You pay it by removing one from yourself.

ticket-symbol | 107.17 Numbers and Symbols | {tk}, ticket, tickets, ticket counter, ticket counters
  One ticket counter, which pays for stickers.

pawprint-symbol | 107.18 Numbers and Symbols, 700.2i | {p}
  The price of a mode when you may choose modes up to a number of pawprints. It is no mana and no counter.

chaos-symbol | 107.12 Numbers and Symbols, 901.9 | {chaos}, chaos ensues
  A face of the planar die. Rolling it sets off the chaos ability of the current plane.

planeswalker-symbol | 107.11 Numbers and Symbols | {pw}
  A face of the planar die. Rolling it lets you planeswalk.

loyalty-symbol | 107.7 Numbers and Symbols, 606.4 | loyalty symbol
  The cost of a loyalty ability: put that many loyalty counters on the planeswalker, or remove that many.

chapter-symbol | 714.2 Saga Cards, 107.15 | chapter, i, ii, iii, iv, v, vi, chapters, chapter ability, chapter abilities, final chapter
  A Roman numeral on a Saga: this effect triggers when lore counters reach the number.

level-symbol | 711.2 Leveler Cards, 107.8 | level symbol
  While the creature has that many level counters, it has the size and abilities in this strip.

station-symbol | 721.2 Station Cards | station symbol
  While the permanent has that many charge counters, it has the abilities in this strip, and the size if one is given.

class-level-bar | 716.2 Class Cards, 107.16 | class level
  Pay the cost at sorcery speed to reach this level from the one below; the abilities of lower levels stay.

color-indicator | 204.1 Color Indicator, 107.13 | color indicator
  A coloured dot in front of the type line that says which colours the object has.

plus-minus-power-toughness | 613.4c Interaction of Continuous Effects | power/toughness change
  Adds to power and toughness. Applied after effects that set them to a value, so it is counted on top.
`;
