import { createHash } from 'node:crypto';
import { type BrandColours, storefrontPalette, type Palette } from '../../lib/palette/palette.rules.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';
import { themeOf } from '../../lib/palette/themes.rules.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

export type PageLook = { theme: ThemeName; brand: BrandColours };

/** Theme and colours of a page; without a site the product's blue and sand. An unknown theme becomes TRATTORIA. */
export function pageLook(site: Pick<Storefront, 'theme' | 'brand'> | null | undefined): PageLook {
  if (!site) return { theme: 'TRATTORIA', brand: { primary: '#00419d', secondary: '#f8d99b' } };
  return { theme: themeOf(site.theme), brand: site.brand };
}

export type PaletteStyle = {
  css: string;
  /** Colours of the browser's bar. */
  barLight: string;
  barDark: string;
};

const KEPT = 1000;

/** Makes something of the look of a site once, and keeps it for the sites that were asked for last. */
function perLook<T>(make: (look: PageLook) => T): (look: PageLook) => T {
  const made = new Map<string, T>();
  return (look) => {
    const key = `${look.theme} ${look.brand.primary} ${look.brand.secondary}`;
    const known = made.get(key);
    if (known) return known;
    const value = make(look);
    if (made.size >= KEPT) made.clear();
    made.set(key, value);
    return value;
  };
}

/** `sha256-…` of an inline style, for the style-src of the page's content security policy. */
export const styleHash = (css: string): string =>
  `sha256-${createHash('sha256').update(css).digest('base64')}`;

const variables = (palette: Palette, but?: Palette): string =>
  `:root{${(Object.keys(palette) as (keyof Palette)[])
    .filter((name) => palette[name] !== but?.[name])
    .map((name) => `--${name}:${palette[name]}`)
    .join(';')}}`;

/** The inline style of a site's pages: its colours in light and dark. */
export const paletteStyle = perLook(({ theme, brand }): PaletteStyle => {
  const { light, dark } = storefrontPalette(theme, brand);
  const css = `${variables(light)}@media(prefers-color-scheme:dark){${variables(dark, light)}}`;
  return {
    css,
    barLight: theme === 'COUNTER' ? light.brand : light.bg,
    barDark: theme === 'COUNTER' ? dark.brand : dark.bg,
  };
});

type Colours = { brand: string; onBrand: string; action: string; onAction: string };

const coloursOf = ({ brand, 'on-brand': onBrand, action, 'on-action': onAction }: Palette): Colours => ({
  brand,
  onBrand,
  action,
  onAction,
});

const mailColours = perLook(({ theme, brand }) => {
  const { light, dark } = storefrontPalette(theme, brand);
  return { light: coloursOf(light), dark: coloursOf(dark) };
});

/** Colours of block and button in a site's mails; their texts have a contrast of at least 4.5. */
export const brandColours = ({ theme, ...brand }: { theme: string; primary: string; secondary: string }) =>
  mailColours({ theme: themeOf(theme), brand });
