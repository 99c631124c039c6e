import { extractColorsFromImageData } from 'extract-colors';
import { hexToOklch, type Oklch } from './colour.rules.ts';

/** Pixels with at least this opacity (0 to 255) count. */
const OPAQUE = 200;
/** A smaller part of the pixels that count is a detail, or the soft edge of a letter. */
const MIN_SHARE = 0.1;

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
type Counts = (red: number, green: number, blue: number) => boolean;

const isWhite: Counts = (...rgb) => Math.min(...rgb) > 232;
/** White, grey and black are the paper and the lettering of most logos. */
const isNeutral: Counts = (...rgb) => isWhite(...rgb) || Math.max(...rgb) < 44 || range(rgb) < 28;
const range = (rgb: readonly number[]): number => Math.max(...rgb) - Math.min(...rgb);

/**
 * The brand colours in the pixels of a logo, as `#rrggbb`, the most prominent one first: two, one, or none when it is
 * transparent. White, grey and black only when there is no other.
 */
export function logoColours(pixels: Pixels): string[] {
  const [first, ...others] = prominent(pixels, (...rgb) => !isNeutral(...rgb)).toSorted(
    (one, other) => weight(other) - weight(one),
  );
  if (!first) {
    const dark = prominent(pixels, (...rgb) => !isWhite(...rgb)).toSorted((one, other) => one.l - other.l);
    return [...dark, ...prominent(pixels, () => true)].slice(0, 1).map(({ hex }) => hex);
  }
  const second = others.find((other) => !isShade(other, first));
  return second ? [first.hex, second.hex] : [first.hex];
}

interface Area extends Oklch {
  hex: string;
  /** Part of the pixels that count, 0 to 1. */
  share: number;
}

const weight = ({ share, c }: Area): number => share * (c + 0.04);

/** The colours of large areas among the pixels that count. */
function prominent(pixels: Pixels, counts: Counts): Area[] {
  const areas = extractColorsFromImageData(pixels, {
    pixels: pixels.width * pixels.height,
    distance: 0.18,
    colorValidator: (red, green, blue, alpha) => alpha >= OPAQUE && counts(red, green, blue),
  });
  const total = areas.reduce((sum, { area }) => sum + area, 0);
  return areas
    .map(({ hex, area }) => ({ ...hexToOklch(hex), hex, share: area / total }))
    .filter(({ share }) => share >= MIN_SHARE);
}

/** Whether a colour may be a blend of the other one with white, grey or black, as at the edges of letters. */
function isShade(colour: Oklch, of: Oklch): boolean {
  const turn = Math.abs(colour.h - of.h);
  return Math.min(turn, 360 - turn) < 25 && colour.c < of.c * 1.2;
}
