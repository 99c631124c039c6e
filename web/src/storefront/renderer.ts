import type { Renderer } from '@forkfront/common/renderer.ts';
import { builtAssets } from 'virtual:storefront-assets';
import { createRenderer } from './createRenderer.tsx';
import { brandColours } from './palette/siteColours.ts';
import { type OrderStatus, orderStatusQuery } from './queries/orderStatusPage.ts';
import { type Storefront, storefrontQuery } from './queries/storefrontPage.ts';
import { carriedChoice } from './rules/sizeChange.rules.ts';

/** The pages for the server, the queries of their data, and all built files that they link to. */
export const renderer: Renderer<Storefront, OrderStatus> = {
  ...createRenderer(builtAssets),
  brandColours,
  carriedChoice,
  orderStatusQuery,
  storefrontQuery,
  assets: builtAssets.all,
};
