import type { BrandColours, PaletteTheme } from '../lib/palette/palette.rules.ts';
import type { Storefront } from './queries/storefrontPage.ts';

export type PageLook = { theme: PaletteTheme; brand: BrandColours };

/** Theme and colours of a page; without a site the product's own blue and sand. A theme this build does not know is TRATTORIA. */
export function pageLook(site: Pick<Storefront, 'theme' | 'brand'> | null | undefined): PageLook {
  if (!site) return { theme: 'TRATTORIA', brand: { primary: '#00419d', secondary: '#f8d99b' } };
  return { theme: site.theme === 'COUNTER' ? 'COUNTER' : 'TRATTORIA', brand: site.brand };
}
