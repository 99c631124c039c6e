import { core } from './clauses.ts';
import { plainWords } from './near.ts';
import { colourLength, hasColour } from './colourWords.ts';

const MAX_POPULAR = 12;

const COLOUR_FILLERS = new Set(
  'and or with in a an of the bit touch some maybe like also n plus then instead for our us too please thanks perhaps mainly mostly colour colours color colors deep dark light pale bright warm soft rich lighter darker'.split(
    ' ',
  ),
);
const CALLED_COLOURS =
  /^(?:(?:change|make|set|switch|use|do|have) )?(?:it |everything |(?:the|our|my) )?(?:brand |main )?colou?rs?(?: (?:to be|to|are|is|should be|would be|will be|scheme is)|:)? +(.+)$/i;
const PLAIN_COLOUR = /\b(?:red|green|blue|black|white|yellow|purple|pink|brown|gr[ea]y|orange)\b/i;

/** The words after `our colours are`; null for another statement. */
export function calledColours(statement: string): string | null {
  const words = CALLED_COLOURS.exec(core(statement))?.[1] ?? null;
  return words !== null && hasColour(words) ? words : null;
}

/** Whether a statement says nothing but colours: `dark green and cream, please`. */
export function isOnlyColours(statement: string): boolean {
  const words = core(statement)
    .replace(
      /^(?:(?:go|change|switch) back to|back to|switch to|change (?:it )?to|i prefer|we prefer|rather|make it|we love|we like|in|use|go for|do|have|i meant|it['’]?s|something)\s+/i,
      '',
    )
    .replace(
      /\s+(?:(?:would|will|should) )?(?:suits? us|be (?:nice|good|great|lovely|perfect|best)|work|do)(?: well| nicely)?$/i,
      '',
    )
    .toLowerCase()
    .split(/[\s,+&/]+/)
    .filter((word) => word !== '');
  let found = 0;
  for (let at = 0; at < words.length;) {
    const length = colourLength(words, at);
    if (length === 0 && !COLOUR_FILLERS.has(words[at] ?? '')) return false;
    found += length;
    at += length || 1;
  }
  return found > 0;
}

/** Whether a statement names a colour that is no dish: `salmon` may be one. */
export const hasPlainColour = (statement: string): boolean =>
  PLAIN_COLOUR.test(statement) || /#[\da-f]{3}/i.test(statement);

const PRAISE = String.raw`(?:(?:really |always |very |so |by far )*(?:our |the |a |an |your )?(?:absolute |real |big |all-time )*(?:best[- ]?sellers?|top sellers?|bestsellers?|favou?rites?|most popular(?: \p{L}+)?|popular|signatures?(?: dish(?:es)?)?|legendary|to die for|a must|unreal|incredible|delicious|famous|the best|great|amazing|loved|hits?|classics?|number one|the one (?:everyone|everybody|people) (?:wants?|loves?|orders?)|what (?:people|everyone|everybody|they|most people) \p{L}+.*|the best thing .*))(?: too| as well| here)?`;
const PEOPLE = String.raw`(?:people|everyone|everybody|most people|(?:our |the |all )?(?:customers|guests|regulars|locals|diners|kids)|folks|they|we all)`;
const POPULAR = [
  new RegExp(
    String.raw`^(?:the |our )?(?:dish|dishes|thing|things|one|ones|what)\b.*\b(?:love|loved|like|liked|popular|favou?rite|order|ordered|sells?|best)\b.*? (?:is|are|would be|has to be|have to be)(?: (?:definitely|probably|always|surely|our|the))* (.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:change|make|set) )?(?:the |our |my )?(?:most )?(?:popular|favou?rite|best|top|signature)(?:[- ]?(?:selling|loved))?(?: (?:dish(?:es)?|items?|ones?|things?)|[- ]?sellers?|s)?(?: (?:here )?(?:to be|to|are|is|should be|would be)|:) +(.+)$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${PEOPLE} (?:also |really |just |always |mostly |definitely )*(?:loves?|likes?|orders?|wants?|comes? (?:back )?for|goes for|go for|go(?:es)? (?:mad|crazy|nuts|wild) for|raves? about|asks? for|are mad about|is mad about|adores?|enjoys?) +(.+)$`,
    'iu',
  ),
  /^(?:our |the |my )?(?:best[- ]?sellers|favou?rites|faves) +(?!(?:are|is|to|should|of|on|from|would)\b)(.+)$/i,
  /^(?:we(?:'re|’re| are)) (?:best |mostly |well )?(?:known|famous) for +(.+)$/i,
  new RegExp(String.raw`^(.+?) (?:is|are|'s|’s) ${PRAISE}$`, 'iu'),
  /^(.+?) (?:go(?:es)?|sells?|flies|fly|is|are)(?: always)? (?:like (?:crazy|mad|hot ?cakes)|really well|very well|well|out every \p{L}+|out|off the shel(?:f|ves)|gone by.*|sold out.*|flying out.*)$/iu,
];

/** The dishes that a statement praises: `people also like Diavola`. Empty for another statement. */
export function praisedDishes(statement: string): string[] {
  const words = core(statement);
  for (const pattern of POPULAR) {
    const found = pattern.exec(words)?.[1];
    if (found !== undefined && !/^(?:it|that|this|they|he|she|which|what|you|we|i)$/i.test(found))
      return dishNames(found).filter(looksLikeDish);
  }
  return [];
}

/** Whether the dishes come to those that were named before. */
export const isAddition = (statement: string): boolean =>
  /\b(?:also|too|as well|another|plus)\b/i.test(statement);

/** The dishes in `our margherita, the calzone and tiramisu`. */
export function dishNames(text: string): string[] {
  const plain = text.replace(
    /^(?:(?:oh|well|umm?|so|yes|hmm)[,\s]+)*(?:probably |defo |definitely |mostly |maybe |perhaps |i guess |i think |that would be |(?:it|that)(?:'s|’s| is) |i(?:['’]?d| would) say |has to be )*/i,
    '',
  );
  const parts = plain.split(/[\n,;•]|\s\+\s|(?<=^|\s)\d{1,2}[.)]\s+/);
  // `and` also joins the words of one dish: fish and chips.
  const items = parts.flatMap((part) =>
    part.split(
      /\s+(?:and|&|n)\s+(?!(?:chips|ale|kidney|leek|tonic|lime|ricotta|eggs|mash|cheese|peas|gravy|rice|beans|fries|salad|pepper|vinegar|sour|turf|onions?|custard|cream|jam|butter)\b)/i,
    ),
  );
  const names = items.map((item) =>
    item
      .replace(/^[\s*•-]*(?:(?:and|our|the|my|also|definitely|of course|maybe)\s+)*/i, '')
      .replace(/[\s.…:–-]*£?\s?\d{1,4}(?:[.,]\d\d)?\s*$/, '')
      .replace(
        /[\s,]+(?:i guess|i think|please|too|of course|as well|probably|def[a-z]{2,12}ly|obviously|for sure|the most|most)[.!\s]*$/i,
        '',
      )
      .replace(/[\s.!]+$/, '')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      .slice(0, 120),
  );
  return [...new Set(names.filter((name) => /\p{L}/u.test(name)))].slice(0, MAX_POPULAR);
}

/** Words of a sentence that are in no name of a dish. */
const NO_DISH = new Set(
  "i we you they us can could do does dont don't did have havent haven't got getting what which who why how whats everything anything something dunno pick choose suggest depends really honestly not yet know think tell help number numbers skip clue idea idk tbh lol cant can't couldn't".split(
    ' ',
  ),
);
const MAX_DISH_WORDS = 7;

/** Whether words can be the name of a dish: `could you pick one for us` cannot. */
export function looksLikeDish(words: string): boolean {
  const all = plainWords(words);
  return all.length <= MAX_DISH_WORDS && !all.some((word) => NO_DISH.has(word));
}
