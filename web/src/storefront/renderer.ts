import type { Renderer } from '@forkfront/common/renderer.ts';
import { builtAssets } from 'virtual:storefront-assets';
import { createRenderer } from './createRenderer.tsx';
import { brandColours } from './palette/siteColours.ts';
import { type Storefront, storefrontQuery } from './queries/storefrontPage.ts';
import { carriedChoice } from './rules/sizeChange.rules.ts';

/** The pages for the server, the query of their data, and all built files that they link to. */
export const renderer: Renderer<Storefront> = {
  ...createRenderer(builtAssets),
  brandColours,
  carriedChoice,
  storefrontQuery,
  assets: builtAssets.all,
};
