import { plainWords } from './near.ts';

/** Words of sentences in other languages that are in few names. */
const WORDS = new Set(
  (
    'siamo chiamiamo chiama nostro nostra nostri mio locale sono parli grazie vorrei piacerebbero colori ' +
    'ich habe wir sind heißen heissen heißt heisst unser unsere unseren farben bitte danke nein gerne sprechen namens ' +
    "nous sommes appelons s'appelle notre nos couleurs merci parlez-vous parlez je j'ai tiens voudrais " +
    'somos llamamos nuestro nuestra nuestros colores gracias tengo llama habla hablas gustaría ' +
    'nazywamy jesteśmy nasza nasze kolory proszę dziękuję prowadzę mówisz będzie ' +
    'restoranımızın dükkanımızın dükkanımın adımız renklerimiz lütfen teşekkürler hayır olsun ' +
    'nosso nossa cores chama-se obrigado obrigada gostava meu não ' +
    'wij zijn heten onze kleuren graag bedankt ik heb'
  ).split(' '),
);
/** Words of English sentences that the other languages do not have. */
const ENGLISH = new Set(
  "the and with our we we're is it's its are of for please my your you this that have from".split(' '),
);
const PRICE = /£|\d[.,]\d{2}|\d\D+\d/u;
const MIN_WORDS = 4;
const MAX_LENGTH = 300;

/**
 * Whether a short message is a sentence in another language than English. On doubt it is English: a name alone is none (`La Mesa Larga`,
 * `Cosa Nostra`), words with a price are a menu, and one English word is enough (`we do insalata nostra and pasta della casa`).
 */
export function isOtherLanguage(message: string): boolean {
  if (message.length > MAX_LENGTH || message.includes('\n') || PRICE.test(message)) return false;
  const words = plainWords(message);
  if (words.some((word) => ENGLISH.has(word))) return false;
  // `We are called Osteria Nostra`: a capital letter in a sentence is that of a name.
  const others = plainWords(message.trim().replace(/(?<=\s)\p{Lu}[\p{L}'’-]*/gu, ''));
  const found = others.filter((word) => WORDS.has(word)).length;
  return found > 1 || (found === 1 && (words.length >= MIN_WORDS || message.trimEnd().endsWith('?')));
}
