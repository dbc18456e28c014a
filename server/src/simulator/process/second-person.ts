// Sentences about the one who runs the simulation: "You draw a card" where a name would give "Ann draws a card".

const irregular: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  passes: 'pass',
  searches: 'search',
  discards: 'discard',
};

function base(verb: string): string {
  return (
    irregular[verb] ??
    (/(?:sh|ch|ss|x)es$/.test(verb) ? verb.slice(0, -2) : /s$/.test(verb) ? verb.slice(0, -1) : verb)
  );
}

/** A sentence in the third person, put into the second where its player is called "You". */
export function inSecondPerson(text: string): string {
  return text
    .replace(/\bYou’s\b/g, 'your')
    .replace(/(^|[.:] )You (\w+)/g, (_, before: string, verb: string) => `${before}You ${base(verb)}`);
}
