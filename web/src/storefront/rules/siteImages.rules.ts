import { storefrontPalette } from '../../lib/palette/palette.rules.ts';
import { pageLook } from '../palette/siteColours.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { safeUrl } from './address.rules.ts';
import { motifOf } from './motif.rules.ts';

/** SVG text: the first letter of the name on the brand's colour. */
export function favicon(site: Storefront | null): string {
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  // A letter or a digit needs no escaping.
  const letter = /[\p{L}\p{N}]/u.exec(site?.name ?? '')?.[0].toUpperCase() ?? '·';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${light.brand}"/><text x="32" y="34" font-family="Georgia,serif" font-size="40" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="${light['on-brand']}">${letter}</text></svg>`;
}

/** Files relative to the built renderer, and the names of their families. */
export const FONTS = {
  TRATTORIA: { file: 'fraunces-600.ttf', family: 'Storefront Fraunces' },
  COUNTER: { file: 'bricolage-grotesque-800.ttf', family: 'Storefront Bricolage Grotesque' },
  TABLE: { file: 'newsreader-500.ttf', family: 'Storefront Newsreader' },
  NIGHT: { file: 'archivo-750.ttf', family: 'Storefront Archivo' },
};

/** The characters of the fonts (fonts/README.md). */
const DRAWABLE = /^[ -~\u00a0-ÿŒœ–—‘’“”•…€−]+$/;

/** Whether the fonts have all characters of a text. */
export const isDrawable = (text: string): boolean => DRAWABLE.test(text);

/** The card that the API draws for shared links, 1200 by 630 px. A text with characters that the font lacks is left out. */
export function shareCard(site: Storefront) {
  const { name, tagline, addressLine } = site;
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  const line = tagline || addressLine || '';
  const motif = motifOf(site.cuisine);
  return {
    name: isDrawable(name) ? name : '',
    line: isDrawable(line) ? line : '',
    ground: light.brand,
    ink: light['on-brand'],
    stripe: light.motif,
    band: `${motif}-card.png`,
    sign: `${motif}-sign-card.png`,
    font: FONTS[theme],
  };
}

/** Address of the cover if it is the restaurant's own; null without one. */
export const ownCover = ({ coverImageUrl, hasSampleCover }: Storefront): string | null =>
  hasSampleCover ? null : (coverImageUrl ?? null);

/**
 * Address of the picture for shared links: the site's photo, logo or card; null for a draft, which has no address. A sample cover
 * says nothing about the restaurant.
 */
export function shareImage(storefront: Storefront): string | null {
  const { logoUrl, url, version } = storefront;
  const site = safeUrl(url);
  const card = site ? new URL(`/card.png?v=${version}`, site).href : null;
  return safeUrl(ownCover(storefront)) || safeUrl(logoUrl) || card;
}
