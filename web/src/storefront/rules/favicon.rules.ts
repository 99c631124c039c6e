import { storefrontPalette } from '../palette/palette.rules.ts';
import { pageLook } from '../pageLook.ts';
import type { Storefront } from '../storefrontPage.ts';

const escaped: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
};

/** SVG text: the first letter of the name on the brand's colour. */
export function favicon(site: Pick<Storefront, 'name' | 'theme' | 'brand'> | null): string {
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  const letter =
    [...(site?.name.trim() ?? '')].find((character) => /[\p{L}\p{N}]/u.test(character))?.toUpperCase() ?? '·';
  const text = [...letter].map((character) => escaped[character] ?? character).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${light.brand}"/><text x="32" y="34" font-family="Georgia,serif" font-size="40" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="${light['on-brand']}">${text}</text></svg>`;
}
