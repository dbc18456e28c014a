// Digest: keyword abilities (CR 702) whose names begin with S to Z. Format: see read-digest.ts.

export const keywordAbilitiesSToZ = `
saddle | 702.171 Saddle | saddle, saddled, saddles
  Tap other untapped creatures of yours with total power N or more: the Mount is saddled for the turn. Sorcery speed only.

scavenge | 702.97 Scavenge | scavenge
  Exile the card from your graveyard to put as many +1/+1 counters as its power on a target creature. Sorcery speed only.

shadow | 702.28 Shadow | shadow
  It blocks and is blocked by creatures with shadow only.

shroud | 702.18 Shroud | shroud
  Nobody can target it, not even its own controller.

skulk | 702.118 Skulk | skulk
  Creatures whose power is greater than its own cannot block it.

sneak | 702.190 Sneak | sneak
  During your declare blockers step you may cast the spell for this cost by returning an unblocked attacker of yours to hand. A permanent cast so enters tapped and attacking.

solved | 702.169 Solved, 719.1 | solved
  The ability behind this word works only once the Case has been solved.

soulbond | 702.95 Soulbond | soulbond, paired, unpaired
  When it or another creature of yours enters you may pair two unpaired creatures; as long as they stay a pair under your control, both get what the card says.

soulshift | 702.46 Soulshift | soulshift
  When it dies you may take a Spirit card out of your graveyard into your hand, if its mana value is at most N.

space-sculptor | 702.158 Space Sculptor | space sculptor
  Each creature is assigned to one of three sectors (alpha, beta, gamma) as long as such a permanent is around.

spectacle | 702.137 Spectacle | spectacle
  You may cast the spell for this cost if an opponent lost life this turn.

splice | 702.47 Splice, 612.10 | splice, splice onto, spliced
  While casting a spell of the named kind you may show this card and pay its splice cost: the spell gains its text, and the card stays in your hand.

split-second | 702.61 Split Second | split second
  As long as it is on the stack nobody can cast spells or activate anything but mana abilities. Triggered abilities still work.

spree | 702.172 Spree | spree
  Choose at least one mode, and pay for every mode you choose on top of the spell's own cost.

squad | 702.157 Squad | squad
  Pay this extra cost any number of times; when the creature enters you get that many token copies.

start-your-engines | 702.179 Start Your Engines! | start your engines!, speed
  It gives you speed 1 if you have none. Once in each of your turns, when an opponent loses life, your speed rises by one, up to 4.

station | 702.184 Station, 721.1 | station
  Tap another untapped creature of yours to put charge counters equal to its power on this permanent. Sorcery speed only; the numbers on the card say what enough counters unlock.

storm | 702.40 Storm | storm
  Casting it makes one copy for each spell cast before it in this turn, by anybody. The copies may get new targets.

sunburst | 702.44 Sunburst | sunburst
  It enters with one counter per colour of mana spent on it: +1/+1 counters on a creature, charge counters otherwise.

surge | 702.117 Surge | surge
  You may cast the spell for this cost if you or a teammate already cast another one this turn.

suspend | 702.62 Suspend | suspend, suspended
  In place of casting the card you may pay the suspend cost and exile it with N time counters. One leaves in each of your upkeeps; with the last one gone you play it for free, and a creature has haste.

tiered | 702.183 Tiered | tiered
  Choose exactly one mode, and pay that mode's cost on top of the spell's own.

toxic | 702.164 Toxic | toxic
  A player it damages in combat also gets N poison counters; several instances add up.

training | 702.149 Training | training, trains
  When it attacks together with a creature of greater power, it gets a +1/+1 counter.

trample | 702.19 Trample | trample
  Attacking, it may assign damage beyond what is lethal for its blockers to the player, planeswalker or battle it attacks.

trample-over-planeswalkers | 702.19c Trample | trample over planeswalkers
  A kind of trample whose surplus can also pass a planeswalker and reach its controller.

transfigure | 702.71 Transfigure | transfigure
  Pay the cost and sacrifice this creature to search your library for a creature card of equal mana value and put it onto the battlefield. Sorcery speed only.

transmute | 702.53 Transmute | transmute
  Pay the cost and discard the card to search your library for one of equal mana value and take it into your hand. Sorcery speed only.

tribute | 702.104 Tribute | tribute
  As it enters, an opponent you choose decides whether it gets N +1/+1 counters. If not, the card's other ability does something.

umbra-armor | 702.89 Umbra Armor | umbra armor, totem armor
  If the enchanted permanent would be destroyed, this Aura is destroyed in its place and damage on the permanent is removed.

undaunted | 702.125 Undaunted | undaunted
  The spell costs {1} less for every opponent you have.

undying | 702.93 Undying | undying
  If it dies without a +1/+1 counter, it returns under its owner's control with one.

unearth | 702.84 Unearth | unearth
  Pay the cost to return the card from your graveyard to the battlefield with haste, at sorcery speed. It is exiled at the next end step or whenever it would leave.

unleash | 702.98 Unleash | unleash
  You may let it enter with a +1/+1 counter; with any such counter on it, it cannot block.

vanishing | 702.63 Vanishing | vanishing
  It enters with N time counters and loses one in each of your upkeeps; you sacrifice it when the last is gone.

vigilance | 702.20 Vigilance | vigilance
  Attacking does not tap it.

visit | 702.159 Visit | visit
  The Attraction does this when your roll to visit shows one of its lit numbers.

ward | 702.21 Ward | ward
  When an opponent targets it, that spell or ability is countered unless its controller pays the ward cost.

warp | 702.185 Warp | warp, warped
  You may cast it from your hand for this cost; the permanent is then exiled at the next end step, and in a later turn its owner may cast it from exile.

web-slinging | 702.188 Web-slinging | web-slinging
  You may cast the spell for this cost by also returning a tapped creature of yours to its owner's hand.

wither | 702.80 Wither | wither
  It damages creatures in the form of -1/-1 counters.
`;
