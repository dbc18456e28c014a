// Digest: kinds of abilities and effects. Format: see read-digest.ts.

export const abilityKindText = `
ability | 113.1 Abilities | ability, abilities
  What an object can do or what is true about it, as its text says. Once on the stack, an ability lives on without its source.

activated-ability | 602.1 Activating Activated Abilities | activated ability, activated abilities
  Written "cost: effect". Its controller may use it whenever it can be paid for, unless the text limits that.

triggered-ability | 603.1 Handling Triggered Abilities | triggered ability, triggered abilities
  Begins with when, whenever or at. It goes on the stack by itself each time its event happens.

static-ability | 604.1 Handling Static Abilities | static ability, static abilities
  A plain statement that holds all the time. It never uses the stack.

spell-ability | 113.3a Abilities | spell ability, spell abilities
  What an instant or sorcery does as it resolves.

mana-ability | 605.1 Mana Abilities | mana ability, mana abilities
  An ability without target that could add mana and is no loyalty ability. It resolves at once, without the stack.

loyalty-ability | 606.1 Loyalty Abilities | loyalty ability, loyalty abilities
  An ability whose cost is a change of loyalty. One per planeswalker and turn, at sorcery speed.

chapter-ability | 714.2 Saga Cards | chapter ability of a saga
  What a Saga does when its lore counters reach a number.

characteristic-defining-ability | 604.3 Handling Static Abilities | characteristic-defining ability
  Tells a colour, subtype, power or toughness of its own object, and works in all zones and even outside the game.

evasion-ability | 509.1b Declare Blockers Step | evasion ability, evasion abilities
  Restricts what may block the creature. Several of them all apply.

delayed-trigger | 603.7 Handling Triggered Abilities | delayed triggered ability, at the beginning of the next end step
  An ability created by an effect that waits for a later event and normally triggers once.

reflexive-trigger | 603.12 Handling Triggered Abilities | when you do
  Triggers right when the action before it was taken. Its targets are chosen after that action.

intervening-if | 603.4 Handling Triggered Abilities | intervening if clause
  An "if" right behind the trigger event: checked when the event happens and again as the ability resolves.

state-trigger | 603.8 Handling Triggered Abilities | state trigger
  Triggers because something is the case; it does not trigger again until it has left the stack.

enters-trigger | 603.6a Handling Triggered Abilities | enters-the-battlefield ability
  Triggers when a permanent comes onto the battlefield, whichever way.

leaves-trigger | 603.6c Handling Triggered Abilities, 603.10a | leaves the battlefield, leaves-the-battlefield ability
  Triggers when a permanent goes from the battlefield anywhere. It looks at the permanent as it last was.

linked-abilities | 607.1 Linked Abilities | linked abilities, linked ability
  Two abilities of one object that belong together: the second speaks only about what the first did.

keyword-ability | 702.1 Keyword Abilities | keyword ability, keyword abilities, keyword*
  A word that stands for a longer ability.

ability-word | 207.2c Text Box | ability word*
  A word in italics before an ability that has no meaning of its own; it only marks cards that work alike.

reminder-text | 207.2a Text Box | reminder text
  Words in parentheses that explain a rule. They have no effect themselves.

flavor-text | 207.2b Text Box | flavor text, flavor word*
  Words in italics that tell a story and have no effect.

effect | 609.1 Effects | effect*
  What a spell or ability does.

one-shot-effect | 610.1 One-Shot Effects | one-shot effect*
  An effect that happens once and is over, such as damage or drawing.

continuous-effect | 611.1 Continuous Effects | continuous effect*
  An effect that changes objects, players or rules for some time.

replacement-effect | 614.1 Replacement Effects | replacement effect*, instead
  Puts another event in the place of one that would happen; the first never happens. The word "instead" marks most of them.

prevention-effect | 615.1 Prevention Effects | prevention effect*, prevent, prevents, prevented
  Keeps damage from being dealt. What is prevented never happened.

text-changing-effect | 612.1 Text-Changing Effects | text-changing effect*
  Changes words in the text of an object, such as one colour word for another.

copy-effect | 707.1 Copying Objects | copy, copies, copied, copying
  A copy takes over the printed values of the original, not its counters, attachments, damage or changes by other effects.

emblem | 114.1 Emblems | emblem*
  An object in the command zone with abilities and nothing else. It cannot be removed.

token | 111.1 Tokens | token*, nontoken
  A permanent that no card stands for. It ceases to exist when it is anywhere but on the battlefield.
`;
