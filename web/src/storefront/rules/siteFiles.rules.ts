import { withoutArticle } from '../../lib/initial.ts';
import { storefrontPalette } from '../../lib/palette/palette.rules.ts';
import { pageLook, paletteStyle } from '../palette/siteColours.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { FONTS, isDrawable } from './siteImages.rules.ts';

/** Paths of the icons of a site, and what each is for. The API draws them. */
export const APP_ICONS = [
  { path: '/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

const MAX_SHORT_NAME = 24;

/** Text of the web app manifest: the site can be installed on a phone. */
export function manifest(site: Storefront): string {
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name.length > MAX_SHORT_NAME ? wholeWords(site.name) : site.name,
    ...(site.tagline ? { description: site.tagline } : {}),
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light.bg,
    theme_color: paletteStyle({ theme, brand }).barLight,
    icons: APP_ICONS.map(({ path, size, purpose }) => ({
      src: `${path}?v=${site.version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

/** As many whole words as have room; a longer first word is cut. */
const wholeWords = (name: string): string =>
  /^.{1,24}(?=\s)/su.exec(name)?.[0].trim() ?? name.slice(0, MAX_SHORT_NAME);

/** How to draw the icons of a site without a logo: the initials of its name in the colours of the brand. */
export function appIcon(site: Storefront) {
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  const initials = [...withoutArticle(site.name).matchAll(/(?<![\p{L}\p{N}’'])[\p{L}\p{N}]/gu)].map(
    ([letter]) => letter,
  );
  return {
    initials: initials.filter(isDrawable).slice(0, 2).join('').toUpperCase() || '•',
    ground: light.brand,
    ink: light['on-brand'],
    font: FONTS[theme],
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text of the site map: the pages that search engines should know. A dish without a description has nothing of its own to find. */
export function siteMap({ url, sections }: Storefront): string {
  const dishes = sections.flatMap(({ items }) => items).filter(({ description }) => description !== '');
  const paths = ['/', '/about', '/privacy', ...dishes.map(({ path }) => path)];
  const places = paths.map((path) => `<url><loc>${escaped(new URL(path, url).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`;
}
