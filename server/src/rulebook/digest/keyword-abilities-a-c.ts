// Digest: keyword abilities (CR 702) whose names begin with A to C, and infinity. Format: see read-digest.ts.

export const keywordAbilitiesAToC = `
absorb | 702.64 Absorb | absorb
  Each time a source would damage this creature, N of that damage is prevented. Every source is reduced anew.

affinity | 702.41 Affinity | affinity, affinity for
  The spell becomes cheaper by {1} for each thing of the named sort under your control as you cast it. Only generic mana can be saved this way.

afflict | 702.130 Afflict | afflict
  When the creature becomes blocked, the player it attacks loses N life. That is loss of life, not damage.

afterlife | 702.135 Afterlife | afterlife
  When this permanent dies, you get N white and black 1/1 Spirit creature tokens with flying.

aftermath | 702.127 Aftermath | aftermath
  This half of a split card is castable from your graveyard and from nowhere else; afterwards the card goes to exile.

amplify | 702.38 Amplify | amplify
  As it enters, you may show cards in your hand that have one of its creature types; it gets N +1/+1 counters for each card shown.

annihilator | 702.86 Annihilator | annihilator
  Attacking with this creature makes the defending player sacrifice N permanents before blocks.

ascend | 702.131 Ascend | ascend
  Once you control ten permanents you gain the city's blessing and keep it for the whole game, even if you fall below ten. On a permanent this is checked all the time, on a spell only as it resolves.

assist | 702.132 Assist | assist
  Another player of your choice may pay any part of the generic mana in this spell's cost.

aura-swap | 702.65 Aura Swap | aura swap
  Pay the cost to trade this Aura on the battlefield for an Aura card from your hand. Nothing happens unless both can change places.

awaken | 702.113 Awaken | awaken
  Cast the spell for its awaken cost and it also puts N +1/+1 counters on a land you target, which turns into a 0/0 Elemental creature with haste while staying a land.

backup | 702.165 Backup | backup
  On entering, it puts N +1/+1 counters on a target creature. If you choose another creature, that one also borrows the abilities printed below backup for the turn.

banding | 702.22 Banding | banding, bands with other, band
  Creatures can attack as a group that is blocked as one, with at most one member lacking banding. Where a band fights, its own controller decides how damage is dealt among its members.

bargain | 702.166 Bargain | bargain, bargained
  As you cast the spell you may sacrifice an artifact, an enchantment or a token; the spell then counts as bargained.

battle-cry | 702.91 Battle Cry | battle cry
  When it attacks, all your other attackers get +1/+0 for the turn.

bestow | 702.103 Bestow | bestow, bestowed
  You may cast the card as an Aura with enchant creature by paying its bestow cost. When it stops being attached it stays on the battlefield and is a creature again.

blitz | 702.152 Blitz | blitz
  Cast for the blitz cost, the creature has haste, draws you a card when it dies, and is sacrificed at the start of the next end step.

bloodthirst | 702.54 Bloodthirst | bloodthirst
  It enters with N +1/+1 counters if any opponent has been dealt damage this turn. Bloodthirst X counts how much damage that was.

boast | 702.142 Boast | boast, boasts
  An ability you may activate once a turn, and only in a turn in which this creature attacked.

bushido | 702.45 Bushido | bushido
  Blocking or becoming blocked gives the creature +N/+N for the turn.

buyback | 702.27 Buyback | buyback
  Pay the extra cost as you cast the spell and it returns to its owner's hand when it resolves, not to the graveyard.

cascade | 702.85 Cascade | cascade
  When you cast it, turn over cards from your library until a nonland card of lower mana value appears; you may cast that card for free. The rest go to the bottom in random order.

casualty | 702.153 Casualty | casualty
  As you cast the spell you may sacrifice a creature of power N or more to copy the spell. The copy may get new targets.

champion | 702.72 Champion, 607.2k | champion, championed
  On entering, exile another permanent of the named kind that you control, or this one is sacrificed. The exiled card comes back when the champion leaves; the two halves are linked.

changeling | 702.73 Changeling, 604.3 | changeling
  It has every creature type, in all zones and at all times.

cipher | 702.99 Cipher | cipher, encoded
  The resolving spell may be exiled encoded on a creature of yours. Whenever that creature hits a player in combat, you may cast a free copy of the encoded card.

cleave | 702.148 Cleave | cleave
  Cast for its cleave cost, the spell is read without the words that stand in square brackets.

companion | 702.139 Companion | companion
  If your starting deck meets the condition, you may reveal this card from outside the game before play. Once, at sorcery speed, you may pay {3} to put it into your hand.

compleated | 702.150 Compleated | compleated
  For each Phyrexian mana symbol paid with life, the planeswalker enters with two loyalty counters fewer.

conspire | 702.78 Conspire | conspire
  Tap two untapped creatures of yours that each share a colour with the spell as you cast it, and the spell is copied. The copy may get new targets.

convoke | 702.51 Convoke | convoke, convoked
  Your untapped creatures can help to pay: tapping one pays {1} or one mana of a colour it has. Creatures with summoning sickness may be used.

craft | 702.167 Craft | craft, craft with
  Pay the cost, exile this permanent and the named materials from among your permanents and your graveyard, and the card returns transformed. Sorcery speed only.

crew | 702.122 Crew | crew, crews, crewed
  Tap untapped creatures of yours with total power N or more: the Vehicle is an artifact creature for the turn. New creatures may crew, since this cost has no {T} of their own.

cumulative-upkeep | 702.24 Cumulative Upkeep | cumulative upkeep
  In each of your upkeeps it gains an age counter; then pay the cost once for every age counter on it, all of it, or sacrifice the permanent.

cycling | 702.29 Cycling | cycling, cycle, cycles, cycled
  Pay the cost and discard this card from your hand to draw a card.

typecycling | 702.29e Cycling | typecycling, landcycling, basic landcycling, plainscycling, islandcycling, swampcycling, mountaincycling, forestcycling
  Cycling that fetches: pay and discard the card to search your library for a card of the named type, show it and take it. Everything that watches for cycling sees it.

infinity-ability | 702.186 ∞ (Infinity) | ∞
  The ability behind the sign works only while the permanent is harnessed.
`;
