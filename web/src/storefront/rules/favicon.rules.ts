import { storefrontPalette } from '../../lib/palette/palette.rules.ts';
import { pageLook } from '../pageLook.ts';
import type { Storefront } from '../queries/storefrontPage.ts';

/** SVG text: the first letter of the name on the brand's colour. */
export function favicon(site: Pick<Storefront, 'name' | 'theme' | 'brand'> | null): string {
  const { theme, brand } = pageLook(site);
  const { light } = storefrontPalette(theme, brand);
  // A letter or a digit needs no escaping.
  const letter = /[\p{L}\p{N}]/u.exec(site?.name ?? '')?.[0].toUpperCase() ?? '·';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${light.brand}"/><text x="32" y="34" font-family="Georgia,serif" font-size="40" font-weight="700" text-anchor="middle" dominant-baseline="central" fill="${light['on-brand']}">${letter}</text></svg>`;
}
