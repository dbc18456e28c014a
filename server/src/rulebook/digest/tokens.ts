// Digest: tokens that the rules define by name. Format: see read-digest.ts.

export const tokenText = `
treasure | 111.10a Tokens | treasure*, treasure token*
  A colorless artifact that taps and is sacrificed for one mana of a colour you choose.

food | 111.10b Tokens | food*, food token*
  A colorless artifact that gives you 3 life for {2}, {T} and its sacrifice.

gold | 111.10c Tokens | gold, gold token*
  A colorless artifact that is sacrificed for one mana of a colour you choose, without tapping.

walker-token | 111.10d Tokens | walker token*
  A black 2/2 Zombie named Walker.

shard-token | 111.10e Tokens | shard*, shard token*
  An enchantment; for {2} and its sacrifice you scry 1 and draw.

blood | 111.10g Tokens | blood, blood token*
  A colorless artifact; for {1}, {T}, a discarded card and its sacrifice you draw a card.

powerstone | 111.10h Tokens | powerstone*, powerstone token*
  A colorless artifact that taps for {C}, but not for spells other than artifacts.

incubator | 111.10i Tokens, 701.53 | incubator*, incubator token*
  An artifact that for {2} transforms into a 0/0 Phyrexian artifact creature.

cursed-role | 111.10j Tokens | cursed role, cursed role token*
  A Role that makes the enchanted creature a base 1/1.

monster-role | 111.10k Tokens | monster role, monster role token*
  A Role that gives +1/+1 and trample.

royal-role | 111.10m Tokens | royal role, royal role token*
  A Role that gives +1/+1 and ward {1}.

sorcerer-role | 111.10n Tokens | sorcerer role, sorcerer role token*
  A Role that gives +1/+1 and scry 1 on attacking.

virtuous-role | 111.10p Tokens | virtuous role, virtuous role token*
  A Role that gives +1/+1 per enchantment you control.

wicked-role | 111.10q Tokens | wicked role, wicked role token*
  A Role that gives +1/+1 and costs each opponent 1 life when it goes to the graveyard.

young-hero-role | 111.10r Tokens | young hero role, young hero role token*
  A Role that lets a creature of toughness 3 or less grow by a +1/+1 counter when it attacks.

map | 111.10s Tokens | map*, map token*
  A colorless artifact; for {1}, {T} and its sacrifice a creature of yours explores, at sorcery speed.

junk | 111.10t Tokens | junk, junk token*
  A colorless artifact; tapped and sacrificed, it exiles your top card, which you may play that turn.

lander | 111.10u Tokens | lander*, lander token*
  A colorless artifact; for {2}, {T} and its sacrifice you fetch a basic land onto the battlefield tapped.

mutagen | 111.10v Tokens | mutagen*, mutagen token*
  A colorless artifact; for {1}, {T} and its sacrifice a creature gets a +1/+1 counter, at sorcery speed.

token-name | 111.4 Tokens | name of a token
  Unless the effect names it, a token is called by its subtypes and the word Token. A later change of subtype does not change the name.

predefined-token | 111.10 Tokens | predefined token*
  A token whose characteristics the rules give, so that cards only need its name.

token-copy-of-nothing | 111.12 Tokens | token copy of a nonexistent object
  If there is nothing to copy, no token is made, unless the effect knows how the object last looked.
`;
