import { builtAssets } from 'virtual:storefront-assets';
import { createRenderer } from './createRenderer.tsx';
import { brandColours } from './palette/siteColours.ts';
import { orderStatusQuery } from './queries/orderStatusPage.ts';
import { storefrontQuery } from './queries/storefrontPage.ts';
import { carriedChoice } from './rules/sizeChange.rules.ts';

/** The pages for the server, the queries of their data, and all built files that they link to. */
export const renderer = {
  ...createRenderer(builtAssets),
  brandColours,
  carriedChoice,
  orderStatusQuery,
  storefrontQuery,
  assets: builtAssets.all,
};
