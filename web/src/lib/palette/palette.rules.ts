import { contrast, hexToOklch, oklchToHex, type Oklch } from './colour.rules.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';
import { grounds, type Mode } from './themes.rules.ts';

export type BrandColours = { primary: string; secondary: string };

/** Colours of one theme in one mode, each `#rrggbb`, by CSS variable. Numbers in brackets are contrast ratios. */
export type Palette = {
  /** Page, cards, sunken areas, rows that are in the basket. */
  bg: string;
  surface: string;
  sunk: string;
  tint: string;
  /** Text (7 on the four above), and secondary text (4.5). */
  ink: string;
  soft: string;
  /** Ornamental lines, and edges of controls (3 on the four above). */
  line: string;
  edge: string;
  /** Big block of the brand colour and text on it (4.5). */
  brand: string;
  'on-brand': string;
  /** Pattern on the block (1.5). */
  motif: string;
  /** Chips and banners, text on them (4.5), and their edge: the fill, or a line when the fill is too close to a ground or the block. */
  second: string;
  'on-second': string;
  'second-edge': string;
  /** Buttons: fill (3 on the four grounds) and text on it (4.5). */
  action: string;
  'on-action': string;
  /** Brand-coloured text (4.5 on the four grounds). */
  accent: string;
  /** Error text (4.5 on the four grounds). */
  bad: string;
};

const TEXT = 4.5;
const SHAPE = 3;
/** Least contrast of two areas side by side. */
const SEEN = 1.2;
/** Safety margin for the rounding to 8 bits. */
const SAFE = 1.02;
const FALLBACK: BrandColours = { primary: '#00419d', secondary: '#f8d99b' };

const isHex = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** Whether a colour looks like paper: white, off-white or cream. */
export const isPaper = (hex: string): boolean => isPale(hexToOklch(hex));
const isPale = (colour: Oklch): boolean => colour.c < 0.06 && contrast(oklchToHex(colour), '#ffffff') < 1.36;

/** A colour with another lightness. A dark yellow looks olive, so it turns to bronze. */
function shadeOf(colour: Oklch, l: number): Oklch {
  const isYellow = colour.h > 72 && colour.h < 125;
  const turn = isYellow ? Math.min(1, Math.max(0, (colour.l - l) / 0.4)) : 0;
  return { l, c: colour.c, h: colour.h - (colour.h - 72) * turn };
}

/** Changes the lightness of a colour until it has the contrast on all grounds. */
function legible(colour: Oklch, grounds: readonly string[], ratio: number, mode: Mode): string {
  const step = mode === 'light' ? -0.01 : 0.01;
  for (let l = colour.l; l > 0 && l < 1; l += step) {
    const hex = oklchToHex(shadeOf(colour, l));
    if (grounds.every((ground) => contrast(hex, ground) >= ratio * SAFE)) return hex;
  }
  return mode === 'light' ? '#000000' : '#ffffff';
}

/** Fill and text. The text is white when a slightly darker fill allows it, else a dark ink of the same hue. */
function filled(colour: Oklch): [fill: string, text: string] {
  const fill = oklchToHex(colour);
  if (contrast(fill, '#ffffff') >= 3.2) {
    return [legible(colour, ['#ffffff'], TEXT, 'light'), '#ffffff'];
  }
  const ink = oklchToHex({ l: 0.22, c: Math.min(colour.c, 0.05), h: colour.h });
  return [fill, contrast(fill, ink) >= TEXT * SAFE ? ink : '#000000'];
}

/** Changes the lightness of a fill until it differs from the fill beside it. */
function apart(colour: Oklch, from: string): Oklch {
  const block = hexToOklch(from);
  if (contrast(filled(colour)[0], from) >= 1.5) return colour;
  const up = block.l < 0.6;
  // A darker white or cream would look dirty, so paper and grey take the hue of the block.
  const { c, h } = colour.c < 0.03 || isPale(colour) ? block : colour;
  for (let l = colour.l; l >= 0 && l <= 1; l += up ? 0.02 : -0.02) {
    if (contrast(filled({ l, c, h })[0], from) >= 1.5) return { l, c, h };
  }
  return { l: up ? 1 : 0, c, h };
}

interface Highlight {
  second: string;
  onSecond: string;
  /** The block, and the grounds on which chips and banners lie. */
  brand: string;
  grounds: readonly string[];
  /** The neutral edge of controls. */
  edge: string;
}

/** The edge of a chip or a banner: the fill, or a line where the fill is too close to a ground or to the block. */
function edgeOf({ second, onSecond, brand, grounds, edge }: Highlight): string {
  const differs = (one: string, other: string): boolean => contrast(one, other) >= SEEN;
  const shade = filled(apart(hexToOklch(second), second))[0];
  const lines = grounds.every((ground) => differs(second, ground)) ? [shade, edge] : [edge, shade];
  const isSeen = (line: string): boolean =>
    [brand, ...grounds].every((other) => differs(second, other) || differs(line, other)) &&
    (line === second || differs(line, second));
  return [second, ...lines].find(isSeen) ?? onSecond;
}

/** Block and highlight. Paper cannot be the block: the other colour is, or a dark grey. */
function blocks(primary: Oklch, secondary: Oklch, mode: Mode): [brand: Oklch, second: Oklch] {
  // On a dark page white would dazzle and grey would look dirty: paper becomes dark, as the page does.
  const calm = (colour: Oklch): Oklch => {
    if (mode === 'light') return colour;
    return { ...colour, l: isPale(colour) ? 0.34 : Math.min(0.86, Math.max(0.34, colour.l)) };
  };
  if (!isPale(primary)) return [calm(primary), calm(secondary)];
  if (!isPale(secondary)) return [calm(secondary), calm(primary)];
  return [{ ...primary, l: 0.3 }, calm(secondary)];
}

function action(primary: Oklch, secondary: Oklch, on: readonly string[], mode: Mode): [string, string] {
  const shows = (colour: Oklch): boolean => {
    const [fill] = filled(colour);
    return on.every((ground) => contrast(fill, ground) >= SHAPE * SAFE);
  };
  const fits = [primary, secondary].find(shows);
  if (fits) return filled(fits);
  if (mode === 'light') {
    // Two pale brand colours: the button is dark ink and its text is the brand colour.
    const fill = oklchToHex({ l: 0.25, c: Math.min(primary.c, 0.04), h: primary.h });
    return [fill, legible(primary, [fill], TEXT, 'dark')];
  }
  const fill = legible(primary, on, TEXT, 'dark');
  return filled(hexToOklch(fill));
}

/** Hue of the texts and edges; without one they have a little of the brand's hue. */
const NEUTRALS: Partial<Record<ThemeName, { c: number; h: number }>> = {
  TRATTORIA: { c: 0.018, h: 60 },
  TABLE: { c: 0.006, h: 95 },
};

function paletteOf(theme: ThemeName, time: Mode, primary: Oklch, secondary: Oklch): Palette {
  const ground = grounds(theme, time, primary);
  const mode = theme === 'NIGHT' ? 'dark' : time;
  const on = [ground.bg, ground.surface, ground.sunk, ground.tint];
  const dark = mode === 'dark';
  const neutral = NEUTRALS[theme] ?? { c: Math.min(primary.c, 0.018), h: primary.h };
  const [block, highlight] = blocks(primary, secondary, mode);
  const [brand, onBrand] = filled(block);
  const [second, onSecond] = filled(highlight);
  const edge = legible({ l: dark ? 0.55 : 0.66, ...neutral }, on, SHAPE, mode);
  const [fill, onFill] = action(primary, secondary, on, mode);
  const nearest = [primary, secondary].map((colour) => {
    // Pale grey letters look faded.
    const start = !dark && isPale(colour) ? { ...colour, l: 0.36 } : colour;
    const hex = legible(start, on, TEXT, mode);
    // Of two colours that must change, the more vivid one is recognised.
    return { hex, cost: Math.abs(hexToOklch(hex).l - colour.l) * (1 - 2 * colour.c) };
  });
  const [first, other] = nearest;
  const accent = first && other && other.cost + 0.12 < first.cost ? other : first;
  return {
    ...ground,
    ink: legible({ l: dark ? 0.94 : 0.24, ...neutral }, on, 7, mode),
    soft: legible({ l: dark ? 0.74 : 0.5, ...neutral }, on, TEXT, mode),
    edge,
    brand,
    'on-brand': onBrand,
    motif: filled(apart(blocks(primary, secondary, 'light')[1], brand))[0],
    second,
    'on-second': onSecond,
    'second-edge': edgeOf({
      second,
      onSecond,
      brand,
      grounds: [ground.bg, ground.surface, ground.tint],
      edge,
    }),
    action: fill,
    'on-action': onFill,
    accent: accent?.hex ?? (dark ? '#ffffff' : '#000000'),
    bad: legible({ l: dark ? 0.7 : 0.52, c: 0.19, h: 27 }, on, TEXT, mode),
  };
}

/** All colours of a storefront, for light and dark, with the contrasts of their roles. A value that is no `#rrggbb` becomes ours. */
export function storefrontPalette(theme: ThemeName, brand: BrandColours): { light: Palette; dark: Palette } {
  const primary = hexToOklch(isHex(brand.primary) ? brand.primary : FALLBACK.primary);
  const secondary = hexToOklch(isHex(brand.secondary) ? brand.secondary : FALLBACK.secondary);
  return {
    light: paletteOf(theme, 'light', primary, secondary),
    dark: paletteOf(theme, 'dark', primary, secondary),
  };
}
