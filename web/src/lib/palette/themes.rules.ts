import { type ThemeName, themeName, themeNamed } from '@forkfront/common/themes.ts';
import { oklchToHex, type Oklch } from './colour.rules.ts';

/** The design with this name in any case; an unknown one becomes TRATTORIA. */
export const themeOf = (name: string): ThemeName => themeName(themeNamed(name.toUpperCase()) ?? 'trattoria');

export type Mode = 'light' | 'dark';

type Shade = readonly [lightness: number, chroma: number];
type Grounds<T> = Record<'bg' | 'surface' | 'sunk' | 'tint' | 'line', T>;
/** `hue` null: of the brand. The tint always has the brand's hue. */
type GroundShades = Grounds<Shade> & { hue: number | null };

/** Grey brands have no hue: their grounds are as warm as paper. */
const WARM = 80;

const GROUNDS: Record<ThemeName, Record<Mode, GroundShades>> = {
  TRATTORIA: {
    light: {
      hue: 84,
      bg: [0.962, 0.018],
      surface: [0.988, 0.009],
      sunk: [0.935, 0.024],
      tint: [0.945, 0.026],
      line: [0.862, 0.03],
    },
    dark: {
      hue: 62,
      bg: [0.185, 0.012],
      surface: [0.225, 0.014],
      sunk: [0.262, 0.016],
      tint: [0.285, 0.035],
      line: [0.36, 0.02],
    },
  },
  COUNTER: {
    light: {
      hue: null,
      bg: [0.972, 0.006],
      surface: [1, 0],
      sunk: [0.94, 0.012],
      tint: [0.95, 0.022],
      line: [0.885, 0.012],
    },
    dark: {
      hue: null,
      bg: [0.175, 0.012],
      surface: [0.222, 0.014],
      sunk: [0.262, 0.016],
      tint: [0.285, 0.045],
      line: [0.36, 0.018],
    },
  },
  TABLE: {
    light: {
      hue: 95,
      bg: [0.984, 0.004],
      surface: [1, 0],
      sunk: [0.956, 0.006],
      tint: [0.955, 0.018],
      line: [0.905, 0.008],
    },
    dark: {
      hue: 95,
      bg: [0.17, 0.004],
      surface: [0.208, 0.005],
      sunk: [0.246, 0.006],
      tint: [0.27, 0.025],
      line: [0.33, 0.008],
    },
  },
  // Dark first: by day it is dusk.
  NIGHT: {
    light: {
      hue: null,
      bg: [0.215, 0.022],
      surface: [0.255, 0.024],
      sunk: [0.295, 0.026],
      tint: [0.32, 0.05],
      line: [0.385, 0.028],
    },
    dark: {
      hue: null,
      bg: [0.135, 0.014],
      surface: [0.178, 0.017],
      sunk: [0.222, 0.02],
      tint: [0.255, 0.045],
      line: [0.31, 0.022],
    },
  },
};

/** The grounds of a design in light and dark, each `#rrggbb`. `brand` is the first colour of the site. */
export function grounds(theme: ThemeName, mode: Mode, brand: Oklch): Grounds<string> {
  const { hue, ...shades } = GROUNDS[theme][mode];
  const coloured = brand.c > 0.03;
  const ground = hue ?? (coloured ? brand.h : WARM);
  const shade = ([l, c]: Shade): string => oklchToHex({ l, c, h: ground });
  const [tintL, tintC] = shades.tint;
  return {
    bg: shade(shades.bg),
    surface: shade(shades.surface),
    sunk: shade(shades.sunk),
    line: shade(shades.line),
    tint: oklchToHex({ l: tintL, c: coloured ? tintC : 0.01, h: coloured ? brand.h : ground }),
  };
}
