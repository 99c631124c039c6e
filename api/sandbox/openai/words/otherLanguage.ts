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
const MIN_WORDS = 4;
const MAX_LENGTH = 300;

/**
 * Whether a short message is a sentence in another language than English. A name alone is none: `La Mesa Larga`, `Cosa Nostra`. A menu may be
 * in any language.
 */
export function isOtherLanguage(message: string): boolean {
  if (message.length > MAX_LENGTH || message.includes('\n')) return false;
  const words = plainWords(message);
  // `We are called Osteria Nostra`: a capital letter in a sentence is that of a name.
  const others = plainWords(message.trim().replace(/(?<=\s)\p{Lu}[\p{L}'’-]*/gu, ''));
  const found = others.filter((word) => WORDS.has(word)).length;
  return found > 1 || (found === 1 && (words.length >= MIN_WORDS || message.trimEnd().endsWith('?')));
}
