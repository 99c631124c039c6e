import cssColours from 'css-color-keywords/colors.json' with { type: 'json' };
import { COLOUR_WORDS } from './colourNames.ts';

/** A colour in sRGB: red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `rrggbb`, with `#` or without. */
function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Formats as `#rrggbb`. */
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes in a `share` (0 to 1) of another colour. */
const mix = (rgb: Rgb, other: Rgb, share: number): Rgb => [
  rgb[0] + (other[0] - rgb[0]) * share,
  rgb[1] + (other[1] - rgb[1]) * share,
  rgb[2] + (other[2] - rgb[2]) * share,
];

/** In degrees. */
const hueOf = ([red, green, blue]: Rgb): number =>
  (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;

/** From 0 to 255. */
const lightnessOf = (rgb: Rgb): number => (Math.max(...rgb) + Math.min(...rgb)) / 2;

/** Two colours need no more characters. */
const MAX_TEXT = 1_000;
const MAX_COLOURS = 2;

/** White and off-white. */
const isPaper = (rgb: Rgb): boolean => Math.min(...rgb) >= 235;

const CSS = new Map<string, string>(Object.entries(cssColours));
const WORDS = new Map(Object.entries(COLOUR_WORDS));
/** `light goldenrod yellow` has the most words. */
const MAX_WORDS = 4;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** For each word the colour that is mixed in, and its share. */
const MODIFIERS = new Map<string, readonly [other: Rgb, share: number]>([
  ['dark', [BLACK, 0.4]],
  ['darker', [BLACK, 0.4]],
  ['deep', [BLACK, 0.3]],
  ['rich', [BLACK, 0.15]],
  ['light', [WHITE, 0.5]],
  ['lighter', [WHITE, 0.5]],
  ['pale', [WHITE, 0.6]],
  ['pastel', [WHITE, 0.6]],
  ['soft', [WHITE, 0.4]],
  ['baby', [WHITE, 0.6]],
  ['bright', [WHITE, 0]],
  ['warm', [WHITE, 0]],
]);
const NEGATIONS = new Set(['not', 'no', 'without', 'never']);
/** In `tomato red` the second word only names the family of the first. */
const FAMILIES = new Set('red orange yellow green blue purple pink brown grey gray white black'.split(' '));

interface Found {
  rgb: Rgb;
  /** Number of tokens used. */
  length: number;
}

/**
 * At most two colours of a text in their order, as `#rrggbb`; white after the others, and left out beside two others: the
 * page itself is white. Understands `#abc`, `#aabbcc`, `rgb(…)`, CSS names, and
 * words such as `dark green and cream`. Empty without a colour.
 */
export function parseColours(text: string): string[] {
  const tokens = text
    .slice(0, MAX_TEXT)
    .toLowerCase()
    .match(/#[\da-f]+|rgba?\([^()]{1,60}\)|[\p{L}\d]+|[^\s-]/gu);
  const found: Rgb[] = [];
  let at = 0;
  while (tokens && at < tokens.length) {
    const colour = readColour(tokens, at);
    if (colour && !NEGATIONS.has(tokens[at - 1] ?? '')) found.push(colour.rgb);
    at += colour?.length ?? 1;
  }
  const inOrder = [...found.filter((rgb) => !isPaper(rgb)), ...found.filter(isPaper)];
  return [...new Set(inOrder.map(hexOf))].slice(0, MAX_COLOURS);
}

function readColour(tokens: readonly string[], at: number): Found | null {
  const named = readName(tokens, at);
  if (named) return named;
  const token = tokens[at] ?? '';
  const modifier = MODIFIERS.get(token);
  if (modifier) {
    const base = readColour(tokens, at + 1);
    return base && { rgb: mix(base.rgb, ...modifier), length: base.length + 1 };
  }
  const rgb = readCode(token);
  return rgb && { rgb, length: 1 };
}

/** The longest colour name at this position, including a family name after it. */
function readName(tokens: readonly string[], at: number): Found | null {
  for (let length = MAX_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const single = length === 1 ? CSS.get(words[0] ?? '') : undefined;
    const hex = WORDS.get(words.join(' ')) ?? single ?? CSS.get(words.join(''));
    if (hex === undefined) continue;
    const rgb = rgbOf(hex);
    return { rgb, length: length + (length === 1 && isFamily(words[0], rgb, tokens[at + 1]) ? 1 : 0) };
  }
  return null;
}

/** `navy blue` is one colour; `navy red` is two. */
function isFamily(name: string | undefined, rgb: Rgb, next: string | undefined): boolean {
  const hex = next !== undefined && FAMILIES.has(next) ? CSS.get(next) : undefined;
  if (hex === undefined || (name !== undefined && FAMILIES.has(name))) return false;
  const family = rgbOf(hex);
  if (family[0] === family[1] && family[1] === family[2])
    return Math.abs(lightnessOf(rgb) - lightnessOf(family)) < 0.3 * 255;
  const turn = Math.abs(Math.round(hueOf(rgb) - hueOf(family)));
  return Math.min(turn, 360 - turn) < 60;
}

/** Parses `#abc`, `#aabbcc` (with or without transparency), `aabbcc` or `rgb(…)`. */
function readCode(token: string): Rgb | null {
  if (token.startsWith('#')) {
    const digits = token.slice(1);
    if (digits.length === 3 || digits.length === 4) return rgbOf(digits.replace(/./g, '$&$&'));
    return digits.length === 6 || digits.length === 8 ? rgbOf(digits) : null;
  }
  if (token.startsWith('rgb')) return readRgb(token);
  return /^[\da-f]{6}$/.test(token) && /\d/.test(token) ? rgbOf(token) : null;
}

function readRgb(token: string): Rgb | null {
  const parts = token
    .replace(/^rgba?\(|\)$/g, '')
    .split(/[\s,/]+/)
    .filter(Boolean);
  const [red, green, blue] = parts.map((part) => Number.parseFloat(part) * (part.endsWith('%') ? 2.55 : 1));
  if (red === undefined || green === undefined || blue === undefined) return null;
  const isValid = [red, green, blue].every((channel) => channel >= 0 && channel <= 255);
  return isValid ? [red, green, blue] : null;
}
