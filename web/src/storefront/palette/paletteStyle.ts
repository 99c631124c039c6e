import { createHash } from 'node:crypto';
import {
  storefrontPalette,
  type BrandColours,
  type Palette,
  type PaletteTheme,
} from '../../lib/palette/palette.rules.ts';

export type PaletteStyle = {
  css: string;
  /** `sha256-…` of the css, for the style-src of the page's content security policy. */
  hash: string;
  /** Colour of the browser's own bar. */
  barLight: string;
  barDark: string;
};

const made = new Map<string, PaletteStyle>();
const KEPT = 1000;

const variables = (palette: Palette, but?: Palette): string =>
  `:root{${(Object.keys(palette) as (keyof Palette)[])
    .filter((name) => palette[name] !== but?.[name])
    .map((name) => `--${name}:${palette[name]}`)
    .join(';')}}`;

/** The one inline style of every page of a site: its colours in light and dark. Computed once per brand and theme. */
export function paletteStyle(theme: PaletteTheme, brand: BrandColours): PaletteStyle {
  const key = `${theme} ${brand.primary} ${brand.secondary}`;
  const known = made.get(key);
  if (known) return known;
  const { light, dark } = storefrontPalette(theme, brand);
  const css = `${variables(light)}@media(prefers-color-scheme:dark){${variables(dark, light)}}`;
  const style = {
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    barLight: theme === 'COUNTER' ? light.brand : light.bg,
    barDark: theme === 'COUNTER' ? dark.brand : dark.bg,
  };
  if (made.size >= KEPT) made.clear();
  made.set(key, style);
  return style;
}
