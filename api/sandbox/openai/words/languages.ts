/** A language of visitors: how it is recognised, and the English for what matters in a chat. */
interface Language {
  signs: RegExp;
  /** Replaced in this order. */
  phrases: readonly [words: RegExp, english: string][];
}

/** Whole words; `\b` knows only ASCII letters. */
const words = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu');
const start = (list: string) => new RegExp(String.raw`^[¡¿\s]*(?:${list})(?!\p{L})[\s,.!]*`, 'iu');

const LANGUAGES: readonly Language[] = [
  {
    signs: words(
      'ciao|buongiorno|buonasera|salve|siamo|ci chiamiamo|si chiama|parli|parla italiano|grazie|il nostro|la nostra|i nostri|verde scuro|rosso|bianco',
    ),
    phrases: [
      [start('ciao|buongiorno|buonasera|salve'), 'Hello, '],
      [
        words(
          '(?:noi )?(?:siamo|ci chiamiamo)|(?:il|la) (?:nostro |nostra )?(?:ristorante|locale|pizzeria) si chiama',
        ),
        'we are called',
      ],
      [words('i nostri colori sono|colori:?'), 'our colours are'],
      [
        words('(?:il piatto più amato|la specialità|il piatto più popolare) è|i più amati sono'),
        'our most popular dish is',
      ],
      [words('per favore|grazie'), 'please'],
      [start('no,? grazie|non ancora|niente'), 'no thanks'],
      [/(?<=\p{L}) a (?=\p{Lu})/u, ' in '],
      [/ e (?=la |il |i |le |lo )/giu, ' and '],
      [words('e'), 'and'],
      [start('la|il|le|i|lo'), ''],
      [/(?<= and )(?:la|il|le|i|lo) /giu, ''],
    ],
  },
  {
    signs: words(
      'goedemorgen|goedemiddag|goedendag|hoi|wij zijn|we heten|wij heten|ons restaurant|bedankt|alstublieft|nee|blauw|rood|groen',
    ),
    phrases: [
      [start('hallo|hoi|goede(?:morgen|middag|navond|ndag)'), 'Hello, '],
      [words('wij zijn|wij heten|we heten|(?:ons|het) restaurant heet'), 'we are called'],
      [words('onze kleuren zijn|kleuren:?'), 'our colours are'],
      [words('ons populairste gerecht is'), 'our most popular dish is'],
      [words('alstublieft|graag'), 'please'],
      [start('nee,? (?:bedankt|dank je)|nee|nog niet'), 'no thanks'],
      [words('en'), 'and'],
      [start('de|het|onze|ons'), ''],
    ],
  },
  {
    signs: words(
      'hallo|guten (?:tag|morgen|abend)|wir sind|wir hei(?:ß|ss)en|sprechen sie|unser(?:e|en)?|danke|nein|und|bitte|moin',
    ),
    phrases: [
      [start('hallo|guten (?:tag|morgen|abend)|moin'), 'Hello, '],
      [words('wir sind|wir hei(?:ß|ss)en|unser (?:restaurant|lokal|café) hei(?:ß|ss)t'), 'we are called'],
      [words('(?:unsere|die) farben sind|farben:?'), 'our colours are'],
      [
        words(
          'am beliebtesten (?:ist|sind)|(?:unser|das) beliebtestes? gericht ist|unsere? (?:spezialität|bestseller) (?:ist|sind)',
        ),
        'our most popular dish is',
      ],
      [words('bitte'), 'please'],
      [start('nein,? danke|nein|noch nicht|keins?'), 'no thanks'],
      [words('und'), 'and'],
      [words('aus'), 'in'],
      [start('das|die|der|unser(?:e)?'), ''],
    ],
  },
  {
    signs: words(
      "bonjour|bonsoir|salut|nous sommes|nous nous appelons|notre|merci|parlez-vous|s'il vous pla[iî]t|et|bleu|vert|rouge",
    ),
    phrases: [
      [start('bonjour|bonsoir|salut'), 'Hello, '],
      [words("nous sommes|nous nous appelons|on s'appelle|notre restaurant s'appelle"), 'we are called'],
      [words('nos couleurs sont|couleurs:?'), 'our colours are'],
      [
        words('(?:notre|le) plat le plus (?:populaire|aimé) est|notre spécialité est|nos spécialités sont'),
        'our most popular dish is',
      ],
      [words("s'il vous pla[iî]t|svp"), 'please'],
      [start('non,? merci|non|pas encore'), 'no thanks'],
      [/ à (?=\p{Lu})/u, ' in '],
      [words('et'), 'and'],
      [start('la|le|les|notre|nos'), ''],
    ],
  },
  {
    signs: words(
      'olá|oi|bom dia|boa tarde|somos [oa]|chamamo-nos|chama-se|nosso|nossa|obrigad[oa]|não|azul e|vermelho|branco',
    ),
    phrases: [
      [start('olá|oi|bom dia|boa tarde'), 'Hello, '],
      [words('somos|chamamo-nos|(?:o nosso|o) restaurante chama-se'), 'we are called'],
      [words('(?:as )?nossas cores são|cores:?'), 'our colours are'],
      [
        words('(?:o )?nosso prato mais (?:popular|pedido) é|a nossa especialidade é'),
        'our most popular dish is',
      ],
      [words('por favor'), 'please'],
      [start('não,? obrigad[oa]|não|ainda não'), 'no thanks'],
      [/ em (?=\p{Lu})/u, ' in '],
      [words('e'), 'and'],
      [start('o|a|os|as'), ''],
    ],
  },
  {
    signs: words(
      'hola|buenos días|buenas tardes|buenas|nos llamamos|somos|se llama|nuestr[oa]s?|gracias|habl[ae]s? español|rojo|amarillo',
    ),
    phrases: [
      [start('hola|buenos días|buenas tardes|buenas'), 'Hello, '],
      [words('nos llamamos|somos|(?:nuestro|el) restaurante se llama'), 'we are called'],
      [words('nuestros colores son|colores:?'), 'our colours are'],
      [
        words('(?:nuestro|el) plato más (?:popular|pedido) es|nuestra especialidad es'),
        'our most popular dish is',
      ],
      [words('por favor'), 'please'],
      [start('no,? gracias|todavía no'), 'no thanks'],
      [/ en (?=\p{Lu})/u, ' in '],
      [words('y'), 'and'],
      [start('la|el|los|las|nuestra|nuestro'), ''],
    ],
  },
  {
    signs: words(
      'dzień dobry|cześć|witam|nazywamy się|jesteśmy|nasza?|dziękuję|czerwony|biały|mówisz po polsku|nie',
    ),
    phrases: [
      [start('dzień dobry|cześć|witam'), 'Hello, '],
      [words('nazywamy się|jesteśmy|nasza restauracja nazywa się|nasza restauracja to'), 'we are called'],
      [words('nasze kolory to|kolory:?'), 'our colours are'],
      [
        words('najpopularniejsz[ea] (?:danie to|są|to)|naszą specjalnością (?:są|jest)'),
        'our most popular dish is',
      ],
      [words('proszę'), 'please'],
      [start('nie,? dziękuję|nie|jeszcze nie'), 'no thanks'],
      [/ w (?=\p{Lu})/u, ' in '],
      [words('i|oraz'), 'and'],
    ],
  },
  {
    signs: words(
      'merhaba|selam|adı|adımız|biz|restoranımız|restoranımızın|teşekkürler|kırmızı|beyaz|yok|hayır|ve',
    ),
    phrases: [
      [start('merhaba|selam|iyi günler'), 'Hello, '],
      [words('(?:restoranımızın|işletmemizin|dükkanımızın) adı|adımız|biz'), 'we are called'],
      [words('renklerimiz|renkler:?'), 'our colours are'],
      [words('en (?:popüler|sevilen) (?:yemeğimiz|yemek)'), 'our most popular dish is'],
      [words('lütfen'), 'please'],
      [start('yok|hayır,? teşekkürler|hayır|henüz yok'), 'no thanks'],
      [words('ve'), 'and'],
    ],
  },
];

const COLOURS = new Map(
  Object.entries({
    red: 'rood rosso rossa rot rouge rojo roja czerwony czerwień kırmızı vermelho vermelha',
    green: 'groen verde grün vert verte zielony yeşil',
    blue: 'blauw blu azzurro blau bleu bleue azul niebieski mavi',
    white: 'wit bianco bianca weiß weiss blanc blanche blanco blanca biały beyaz branco branca',
    black: 'zwart nero nera schwarz noir noire negro negra czarny siyah preto preta',
    gold: 'oro dorato doré or dorado złoty altın dourado',
    yellow: 'geel giallo gialla gelb jaune amarillo amarilla żółty sarı amarelo amarela',
    brown: 'bruin marrone braun marron marrón brązowy kahverengi castanho',
    orange: 'oranje arancione naranja pomarańczowy turuncu laranja',
    cream: 'crema creme crème kremowy krem',
    grey: 'grijs grigio grau gris szary gri cinzento',
    pink: 'roze rosa różowy pembe',
    purple: 'paars viola lila violet violett morado fioletowy mor roxo',
    and: 'e i y et ve und with',
    'dark green': 'dunkelgrün',
    'dark red': 'dunkelrot',
    'dark blue': 'dunkelblau',
    'light blue': 'hellblau celeste',
    'light green': 'hellgrün',
    dark: 'scuro scura dunkel foncé foncée oscuro oscura ciemny koyu escuro',
    light: 'chiaro chiara hell clair claire claro clara jasny açık',
  }).flatMap(([english, list]) => list.split(' ').map((word) => [word, english] as const)),
);
/** Before a name in lower case only: `La Mesa` keeps its article. */
const ARTICLE_AFTER =
  /(?<=(?:we are called|dish is|and|,) )(?:(?:das|die|der|la|le|les|il|lo|i|gli|el|los|las|o|a|os|as) |l['’])(?=\p{L})/gu;
const ENGLISH = new Set([...COLOURS.values(), 'please']);
const SHADE_AFTER = /\b(red|green|blue|white|black|yellow|brown|orange|grey|pink|purple) (dark|light)\b/gi;

/** The language of a conversation when it is one of seven others; null for English. */
const languageOf = (said: readonly string[]): Language | null =>
  LANGUAGES.map((language) => ({
    language,
    count: said.filter((text) => text.length < 300 && language.signs.test(text)).length,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)[0]?.language ?? null;

/**
 * A message of another language with the English for greetings, names, `and`, `no` and colours; null for an English one.
 * `said` are all messages of the visitor.
 */
export function inEnglish(text: string, said: readonly string[]): string | null {
  const language = languageOf(said);
  if (!language || text.length > 300) return null;
  let english = text;
  for (const [phrase, replacement] of language.phrases) english = english.replace(phrase, replacement);
  const [, lead = '', words = english] = /^(.*our colours are:?\s+)(.*)$/isu.exec(english) ?? [];
  const tokens = words.split(/(\s+|[,.!]+)/);
  const isColours = tokens.every(
    (token) => !/\p{L}/u.test(token) || COLOURS.has(token.toLowerCase()) || ENGLISH.has(token.toLowerCase()),
  );
  if (isColours)
    english =
      lead +
      tokens
        .map((token) => COLOURS.get(token.toLowerCase()) ?? token)
        .join('')
        .replace(SHADE_AFTER, '$2 $1');
  return english.replace(ARTICLE_AFTER, '').trim() || text;
}
