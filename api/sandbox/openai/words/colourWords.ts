import cssColours from 'css-color-keywords/colors.json' with { type: 'json' };
import { isNear } from './near.ts';

const SINGLE = new Set([
  ...Object.keys(cssColours),
  ...(
    'amber anthracite apricot aubergine avocado berry blush brick bronze burgundy butter camel caramel champagne ' +
    'charcoal cherry chilli claret coffee copper cream denim ebony emerald espresso golden graphite honey ink jade jet ' +
    'lemon lilac mahogany mauve midnight mint mocha moss mustard ochre oxblood paprika peach petrol pistachio raspberry ' +
    'rose ruby rust saffron sage sand sapphire scarlet slate stone strawberry tangerine taupe terracotta vanilla wine'
  ).split(' '),
]);
const SEVERAL = new Set([
  'baby blue',
  'baby pink',
  'blood orange',
  'blood red',
  'bottle green',
  'british racing green',
  'duck egg',
  'hunter green',
  'off white',
  'racing green',
  'rose gold',
  'terra cotta',
]);
const CODE = /^#(?:[\da-f]{3}|[\da-f]{6})$/;
/** The longest name: `british racing green`. */
const MAX_WORDS = 3;

/** The number of words of the colour name at `at`, words in lower case; 0 without one. */
export const colourLength = (words: readonly string[], at: number): number =>
  [MAX_WORDS, 2, 1].find((length) => isColour(words.slice(at, at + length), length)) ?? 0;

function isColour(words: readonly string[], length: number): boolean {
  const [word = ''] = words;
  if (words.length < length) return false;
  return length === 1
    ? SINGLE.has(word) || CODE.test(word)
    : SEVERAL.has(words.join(' ')) || (length === 2 && SINGLE.has(words.join('')));
}

const PLAIN =
  'green white black yellow purple brown orange cream silver golden maroon burgundy turquoise lavender'.split(
    ' ',
  );

/** A text whose colours have typing errors, without them: `gren and wite`; null when it has none. */
export function correctedColours(text: string): string | null {
  const corrected = text
    .toLowerCase()
    .split(/(?<=\s)|(?=\s)/u)
    .map((word) => PLAIN.find((colour) => isNear(word, colour)) ?? word)
    .join('');
  return hasColour(corrected) ? corrected : null;
}

/** Whether a text names a colour. */
export function hasColour(text: string): boolean {
  const words = text.toLowerCase().match(/#[\da-f]+|\p{L}+/gu) ?? [];
  return words.some((_, at) => colourLength(words, at) > 0) || /\brgba?\(/i.test(text);
}
