import { CUISINES } from '@forkfront/common/cuisine.ts';
import type { StorefrontAssets } from '../renderer.types.ts';

/** Names of built files, for rendering from the sources. */
export const demoAssets: StorefrontAssets = {
  css: {
    TRATTORIA: '/assets/trattoria.css',
    COUNTER: '/assets/counter.css',
    TABLE: '/assets/table.css',
    NIGHT: '/assets/night.css',
  },
  motif: Object.fromEntries(
    CUISINES.map((cuisine) => [
      cuisine,
      { band: `/assets/${cuisine}.svg`, sign: `/assets/${cuisine}-sign.svg` },
    ]),
  ) as StorefrontAssets['motif'],
  orderCss: '/assets/order.css',
  dishCss: '/assets/dish.css',
  font: {
    TRATTORIA: '/assets/fraunces.woff2',
    COUNTER: '/assets/bricolage.woff2',
    TABLE: '/assets/newsreader.woff2',
    NIGHT: '/assets/archivo.woff2',
  },
  shopCss: '/assets/shop.css',
  shop: '/assets/shop.js',
  island: '/assets/island.js',
  basket: '/assets/basket.js',
  form: '/assets/form.js',
  follow: '/assets/follow.js',
  all: [],
};
