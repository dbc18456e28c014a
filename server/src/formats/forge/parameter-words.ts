// Tells the parameters that hold words for people from those that the game works with.

/** Whether a parameter's values are words for people: descriptions, prompts, names of cards. */
export function isWords(parameter: string): boolean {
  return (
    /(?:Description|Desc|Prompt|Title|Message|Text)$/.test(parameter) ||
    parameter === 'Name' ||
    parameter === 'Spellbook'
  );
}
