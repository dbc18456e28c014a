// Invented lines of rules text, some for each file of the grammar: shown with their trees in docs/readings.md, and a test.

/** The card that the lines stand on. */
export const inventedCard = { name: 'Orla, Reed Warden', typeLine: 'Legendary Creature — Human Druid' };

/** By the name of the grammar file whose wordings they show. */
export const inventedLines: Readonly<Record<string, readonly string[]>> = {
  'additional-costs': [
    'As an additional cost to cast this spell, sacrifice a Treefolk.',
    "You may pay {1}{G} rather than pay this spell's mana cost if you control a Swamp.",
    '{T}: Add {C}{C}. Spend this mana only to cast Otter spells and activate abilities of Otter sources.',
  ],
  amounts: [
    'Orla deals damage equal to the number of Frogs you control to any target.',
    'You gain life equal to the greatest toughness among creatures you control.',
    'Target opponent mills X cards, where X is half the number of cards in your hand, rounded up.',
    'Draw cards equal to your devotion to green.',
  ],
  conditions: [
    'If there are three or more card types among cards in your graveyard, draw a card.',
    "As long as it's your turn, Orla has first strike.",
    'When Orla enters, if it was kicked, you gain 5 life.',
    'At the beginning of your end step, if a Frog died under your control this turn, each opponent loses 1 life.',
  ],
  costs: [
    '{1}{G}, {T}, Sacrifice another Frog: Return target Aura card from your graveyard to your hand.',
    'Choose one or both —',
    'Choose up to two. You may choose the same mode more than once.',
    'Tap two untapped Birds you control: Untap target land.',
  ],
  counters: [
    'Orla enters with two +1/+1 counters on it.',
    'Put a flying counter or a reach counter on target Frog.',
    'Remove all charge counters from target artifact.',
    'Put a +1/+1 counter and a shield counter on another target creature.',
  ],
  'effect-amounts': [
    'This spell costs {1} less to cast for each other creature you control.',
    'Double the power and toughness of target Frog until end of turn.',
    'Prevent all combat damage that would be dealt this turn by attacking Insects.',
  ],
  'effect-clauses': [
    'After this phase, there is an additional combat phase.',
    "Each opponent who didn't loses 2 life.",
    'Target creature you control deals damage equal to its power to target creature an opponent controls.',
    'Activate only during your turn and only once each turn.',
  ],
  'effect-combat': [
    "Whenever Orla attacks and isn't blocked, it deals 2 damage to target player.",
    'Investigate twice, then earthbend 3.',
    'You choose which creatures block this turn.',
  ],
  'effect-details': [
    'Choose any target, then flip a coin until you lose a flip.',
    'Conjure a duplicate of target Frog you control into your hand.',
    'You get two {E}, then you may pay an amount of {E} equal to its mana value.',
  ],
  'effect-moves': [
    "Put that card on the bottom of its owner's library.",
    'You may choose not to untap Orla during your untap step.',
    'Return that Aura to the battlefield attached to Orla.',
    'You may look at and play that card this turn.',
  ],
  effects: [
    'Destroy target artifact or enchantment an opponent controls.',
    'Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.',
    'Search your library for a basic Forest card, put it onto the battlefield tapped, then shuffle.',
    'Target player reveals their hand. You choose a nonland, noncreature card from it. That player discards that card.',
    'Counter target spell unless its controller pays {2}.',
    'Exile target Frog until Orla leaves the battlefield.',
    'You may cast a Bird spell from your graveyard without paying its mana cost.',
    'Roll a six-sided die. You gain life equal to the result.',
    'Draw a card, then discard a card unless you control a Bird.',
    'Choose a creature type other than Frog.',
  ],
  exceptions: [
    "Create a token that's a copy of target creature you control, except it's not legendary and it's a 2/2 Frog in addition to its other types.",
    "You may have Orla enter as a copy of any creature on the battlefield, except its name is Orla, Reed Warden, it's legendary, and it has flying.",
    'Orla becomes a copy of target Frog until end of turn, except it has haste.',
  ],
  'keyword-lines': [
    'Protection from red and from Bird creatures',
    'Mountaincycling {2}',
    'Emerge from artifact {4}{U}',
    'Ward {X}, where X is the number of Frogs you control.',
    'Partner with Tin Heron',
  ],
  lasting: [
    'Flying, first strike, ward {1}',
    'Target creature gets +2/+1 and gains trample until end of turn.',
    'Enchanted creature loses all abilities and has base power and toughness 1/1.',
    'Gain control of target Frog until your next turn.',
    'Until end of turn, target land becomes a 3/3 Elemental creature with haste in addition to its other types.',
    'Other Frogs you control have menace and "When this creature dies, draw a card."',
    'Craft with two creatures {3}{R}',
    'Level up {1}{U}',
  ],
  mana: [
    '{T}: Add one mana of any color.',
    '{T}: Add {G} or {U}.',
    "Add an amount of {R} equal to Orla's power.",
    'Add two mana in any combination of {W} and/or {B}.',
  ],
  objects: [
    'Exile up to one other target nonland permanent.',
    'Whenever Orla or another Frog you control enters, you gain 1 life.',
    'Tap any number of target untapped creatures.',
    'Each of two target Birds gets -1/-0 until end of turn.',
    'Destroy all artifacts and enchantments.',
    'The second Frog spell you cast each turn costs {1} less to cast.',
  ],
  players: [
    'Any number of target players each draw a card.',
    "Target Frog's controller sacrifices it.",
    'Each player who controls a Frog gains 2 life.',
    'Up to one target opponent discards a card.',
  ],
  postmodifiers: [
    'Destroy target creature with power 4 or greater.',
    "Return target creature that attacked this turn to its owner's hand.",
    'Creatures you control without flying get +0/+1.',
    'Exile target spell with mana value equal to the number of Frogs you control.',
    'Sacrifice a permanent other than Orla.',
  ],
  replacements: [
    'If a source you control would deal damage to an opponent, it deals that much damage plus 1 to that player instead.',
    'If you would gain life, you gain that much life plus 1 instead.',
    'If one or more tokens would be created under your control, those tokens plus a Food token are created instead.',
  ],
  sentences: [
    'Whenever Orla attacks, you may pay {1}. If you do, draw a card and each opponent loses 1 life.',
    'As Orla enters, choose a color.',
    'Otherwise, put it into your hand.',
    'For each opponent, create a 1/1 green Frog creature token.',
    'Scry 1, then draw a card if you control a Bird.',
  ],
  sequences: [
    'Draw a card and you lose 1 life.',
    "Target creature gets +1/+1 until end of turn and can't be blocked this turn.",
    'You may tap or untap target land, then draw a card.',
    'Birds you control get +1/+0, gain haste, and lose flying until end of turn.',
  ],
  statics: [
    "Orla can attack this turn as though it didn't have defender.",
    'You may play an additional land on each of your turns.',
    'No more than two creatures can attack each combat.',
    'Your maximum hand size is reduced by three.',
    'A deck can have any number of cards named Orla, Reed Warden.',
  ],
  times: [
    'During your turn, Orla has hexproof.',
    'Activate only as a sorcery and only once.',
    "Target creature doesn't untap during its controller's next untap step.",
    'Whenever an opponent draws a card except the first one they draw in each of their draw steps, you gain 1 life.',
    'Once during each of your turns, you may cast a Frog spell from your graveyard.',
    'Creatures you control attack each combat if able.',
  ],
  tokens: [
    'Create two tapped 1/1 white Bird creature tokens with flying.',
    'Create a 4/4 blue Frog creature token named Old Croaker with "This token can\'t block."',
    'Create a number of Treasure tokens equal to the number of Frogs you control.',
  ],
  triggers: [
    'When Orla enters and whenever you cast a Frog spell, scry 1.',
    'Whenever you attack with two or more Birds, draw a card.',
    'Whenever one or more +1/+1 counters are put on Orla, you gain 1 life.',
    'Whenever you cast your second spell each turn, create a Food token.',
  ],
  types: [
    'Destroy target red planeswalker.',
    'Legendary Frogs you control have vigilance.',
    'Counter target enchantment or kindred spell.',
  ],
  zones: [
    'Search your graveyard, hand, and library for a Frog card, reveal it, and put it into your hand, then shuffle.',
    "Put target creature into its owner's library third from the top.",
    'Return target Bird card from your graveyard to the battlefield tapped under your control.',
  ],
};
