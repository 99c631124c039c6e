import { COLOUR_WORDS, CSS_COLOURS } from './colourNames.ts';

/** A colour in sRGB: red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `rrggbb`. */
const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

/** Formats as `#rrggbb`. */
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes in a `share` (0 to 1) of another colour. */
const mix = (rgb: Rgb, other: Rgb, share: number): Rgb => [
  rgb[0] + (other[0] - rgb[0]) * share,
  rgb[1] + (other[1] - rgb[1]) * share,
  rgb[2] + (other[2] - rgb[2]) * share,
];

/** Hue in degrees, saturation and lightness from 0 to 1. */
function hslOf(rgb: Rgb): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [rgb[0] / 255, rgb[1] / 255, rgb[2] / 255];
  const max = Math.max(red, green, blue);
  const chroma = max - Math.min(red, green, blue);
  const lightness = max - chroma / 2;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const sector =
    max === red
      ? (green - blue) / chroma
      : max === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
}

/** Two colours need no more characters. */
const MAX_TEXT = 1_000;
const MAX_COLOURS = 2;

const CSS = new Map(Object.entries(CSS_COLOURS));
const WORDS = new Map(Object.entries(COLOUR_WORDS));
/** `light goldenrod yellow` has the most words. */
const MAX_WORDS = 4;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const MODIFIERS = new Map<string, (rgb: Rgb) => Rgb>([
  ['dark', (rgb) => mix(rgb, BLACK, 0.4)],
  ['darker', (rgb) => mix(rgb, BLACK, 0.4)],
  ['deep', (rgb) => mix(rgb, BLACK, 0.3)],
  ['rich', (rgb) => mix(rgb, BLACK, 0.15)],
  ['light', (rgb) => mix(rgb, WHITE, 0.5)],
  ['lighter', (rgb) => mix(rgb, WHITE, 0.5)],
  ['pale', (rgb) => mix(rgb, WHITE, 0.6)],
  ['pastel', (rgb) => mix(rgb, WHITE, 0.6)],
  ['soft', (rgb) => mix(rgb, WHITE, 0.4)],
  ['baby', (rgb) => mix(rgb, WHITE, 0.6)],
  ['bright', (rgb) => rgb],
  ['warm', (rgb) => rgb],
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
 * At most two colours of a text in their order, as `#rrggbb`. Understands `#abc`, `#aabbcc`, `rgb(…)`, CSS names, and
 * words such as `dark green and cream`. Empty without a colour.
 */
export function parseColours(text: string): string[] {
  const tokens = text
    .slice(0, MAX_TEXT)
    .toLowerCase()
    .match(/#[\da-f]+|rgba?\([^()]{1,60}\)|[\p{L}\d]+|[^\s-]/gu);
  const colours = new Set<string>();
  let at = 0;
  while (tokens && at < tokens.length && colours.size < MAX_COLOURS) {
    const found = readColour(tokens, at);
    if (found && !NEGATIONS.has(tokens[at - 1] ?? '')) colours.add(hexOf(found.rgb));
    at += found?.length ?? 1;
  }
  return [...colours];
}

function readColour(tokens: readonly string[], at: number): Found | null {
  const named = readName(tokens, at);
  if (named) return named;
  const token = tokens[at] ?? '';
  const modify = MODIFIERS.get(token);
  if (modify) {
    const base = readColour(tokens, at + 1);
    return base && { rgb: modify(base.rgb), length: base.length + 1 };
  }
  const rgb = readCode(token);
  return rgb && { rgb, length: 1 };
}

/** The longest colour name at this position, including a family name after it. */
function readName(tokens: readonly string[], at: number): Found | null {
  for (let length = MAX_WORDS; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length);
    const single = length === 1 ? CSS.get(words[0] ?? '') : undefined;
    const hex = single ?? WORDS.get(words.join(' ')) ?? CSS.get(words.join(''));
    if (hex === undefined) continue;
    const rgb = rgbOf(hex);
    return { rgb, length: length + (length === 1 && isFamily(words[0], rgb, tokens[at + 1]) ? 1 : 0) };
  }
  return null;
}

/** `navy blue` is one colour; `navy red` is two. */
function isFamily(name: string | undefined, rgb: Rgb, next: string | undefined): boolean {
  const family = next !== undefined && FAMILIES.has(next) ? CSS.get(next) : undefined;
  if (family === undefined || (name !== undefined && FAMILIES.has(name))) return false;
  const colour = hslOf(rgb);
  const kind = hslOf(rgbOf(family));
  if (kind.saturation === 0) return Math.abs(colour.lightness - kind.lightness) < 0.3;
  const turn = Math.abs(colour.hue - kind.hue);
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
