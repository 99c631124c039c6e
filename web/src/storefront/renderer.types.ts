import type { Cuisine } from '@forkfront/common/cuisine.ts';
import type { PageContext as PageContextOf, RendererAsset } from '@forkfront/common/renderer.ts';
import type { ThemeName } from '@forkfront/common/themes.ts';
import type { Storefront } from './queries/storefrontPage.ts';

/** Menu and basket pages use their own site. `isDraft`: it is not built yet, so nothing can be ordered or reported. */
export type PageContext = PageContextOf<Storefront> & { isDraft?: boolean };

/** Paths of the built files, and the list of all of them. */
export type StorefrontAssets = {
  css: Record<ThemeName, string>;
  /** Styles of the pages behind the menu, in addition to their theme. */
  orderCss: string;
  /** Styles of the page of a dish, which the island loads for its dialog too. */
  dishCss: string;
  font: Record<ThemeName, string>;
  /** The pattern of each cuisine, and its sign. */
  motif: Record<Cuisine, { band: string; sign: string }>;
  /** Styles of the pages of grocery shops, in addition to their theme. */
  shopCss: string;
  island: string;
  /** The script of the basket page, instead of `island` and `form`. */
  basket: string;
  /** Script of the pages of grocery shops. */
  shop: string;
  /** Script of the pages with a form. */
  form: string;
  /** Script of the status page. */
  follow: string;
  all: readonly RendererAsset[];
};
