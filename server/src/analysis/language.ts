// Tells English card text from other languages, by the file's own word for it and by the words used.

/** Short words that a card in English can hardly do without. */
const ENGLISH = new Set(
  (
    'the of to this that you your it its each all any up target card cards creature creatures player players ' +
    'control controls permanent permanents land lands spell spells mana damage counter counters token tokens ' +
    'battlefield graveyard hand library turn when whenever at if as for with without from into put draw ' +
    'discard destroy exile sacrifice add tap untap choose create enters dies deals gets gain gains lose loses ' +
    'until end beginning may has have is are not and or other another until then them their they except ' +
    'one two three deal cast opponent opponents where only life power toughness flying vigilance haste ' +
    'trample deathtouch lifelink reach menace hexproof indestructible flash defender ward equip cycling'
  ).split(' '),
);

/** Short words of other languages in which cards are printed; words that English shares are left out. */
const OTHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOf(
    'der die das den dem des ein eine einen einem eines und oder wenn immer bis zum zur deine deinen deinem deiner ' +
      'deines du dein ist sind wird auf von mit für nicht ins kreatur kreaturen karte karten spieler fliegend ' +
      'flugfähigkeit wachsamkeit eile erstschlag deinen zerstöre ziehe bringe füge getappt gegner schaden zug',
  ),
  fr: setOf(
    'le la les des du de un une et ou vous votre vos quand si sur au aux dans qui est sont jusqu à ce cette ' +
      'chaque créature créatures carte cartes joueur cible vol célérité vigilance détruisez piochez mettez ' +
      'ajoutez bataille fin tour contrôlez arrive blessures',
  ),
  es: setOf(
    'el la los las de del un una unos y o tu tus cuando si sobre al en que es son hasta este esta cada criatura ' +
      'criaturas carta cartas jugador objetivo vuela prisa vigilancia destruye roba pon agrega batalla final ' +
      'turno controlas entre daño campo bajo',
  ),
  it: setOf(
    'il lo la gli le di del della dei un una e o tu tuo tua quando se su al alla nel che è sono fino questa ' +
      'questo ogni creatura creature carta carte giocatore bersaglio volare rapidità cautela distruggi pesca ' +
      'metti aggiungi battaglia fine turno controlli entra danni',
  ),
  pt: setOf(
    'o a os as de do da dos um uma e ou seu sua quando se sobre ao na no que é são até esta este cada criatura ' +
      'criaturas card cards jogador alvo voar ímpeto vigilância destrua compre coloque adicione batalha final ' +
      'turno controla entrar dano você campo',
  ),
};

/** Share of letters outside the Latin script above which a text is in no language of that script. */
const FOREIGN_SCRIPT = 0.3;
/** Words of the other language that must be there before the words alone decide. */
const ENOUGH_WORDS = 3;

/**
 * The language that keeps a card from being checked: a code such as `de`, or `und` when the script or the
 * words show only that it is not English; undefined for English, for no text, and in doubt.
 * `declared` is what the file says. A card declared as another language whose text is English all the same
 * (rules text beside a translated printed text) counts as English.
 */
export function findLanguage(declared: string | undefined, texts: readonly string[]): string | undefined {
  const text = texts.join('\n');
  const declaredOther = declared !== undefined && declared !== '' && !/^en\b/i.test(declared);
  if (!/\p{L}/u.test(text)) return undefined;
  if (isOutsideLatin(text)) return declaredOther ? declared : 'und';
  if (!declaredOther && isPlainlyEnglish(text)) return undefined;
  const used = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = used.filter((word) => ENGLISH.has(word)).length;
  if (declaredOther) return english * 4 > used.length ? undefined : declared;
  let best: string | undefined;
  let most = 0;
  for (const [language, words] of Object.entries(OTHERS)) {
    const count = used.filter((word) => words.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return most >= ENOUGH_WORDS && most > english * 2 && most * 5 > used.length ? best : undefined;
}

/** A quick yes that spares nearly every card the count: the commonest English words stand in its text. */
function isPlainlyEnglish(text: string): boolean {
  return /\b(?:the|this|you|your)\b/i.test(text);
}

function isOutsideLatin(text: string): boolean {
  if (!/[^\u0000-\u024f\u2000-\u22ff]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return foreign > letters.length * FOREIGN_SCRIPT;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
