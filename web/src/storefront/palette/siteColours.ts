import { createHash } from 'node:crypto';
import { type BrandColours, storefrontPalette, type Palette } from '../../lib/palette/palette.rules.ts';
import { type PaletteTheme, themeOf } from '../../lib/palette/themes.rules.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

export type PageLook = { theme: PaletteTheme; brand: BrandColours };

/** Theme and colours of a page; without a site the product's blue and sand. An unknown theme becomes TRATTORIA. */
export function pageLook(site: Pick<Storefront, 'theme' | 'brand'> | null | undefined): PageLook {
  if (!site) return { theme: 'TRATTORIA', brand: { primary: '#00419d', secondary: '#f8d99b' } };
  return { theme: themeOf(site.theme), brand: site.brand };
}

export type PaletteStyle = {
  css: string;
  /** `sha256-…` of the css, for the style-src of the page's content security policy. */
  hash: string;
  /** Colours of the browser's bar. */
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

/** The inline style of a site's pages: its colours in light and dark. Cached by brand and theme. */
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

type Colours = { brand: string; onBrand: string; action: string; onAction: string };

const coloursOf = ({ brand, 'on-brand': onBrand, action, 'on-action': onAction }: Palette): Colours => ({
  brand,
  onBrand,
  action,
  onAction,
});

/** Colours of block and button in a site's mails; their texts have a contrast of at least 4.5. */
export function brandColours(look: { theme: string; primary: string; secondary: string }): {
  light: Colours;
  dark: Colours;
} {
  const { light, dark } = storefrontPalette(themeOf(look.theme), look);
  return { light: coloursOf(light), dark: coloursOf(dark) };
}
