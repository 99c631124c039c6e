import { builtAssets } from 'virtual:storefront-assets';
import { createRenderer } from './createRenderer.tsx';

export { brandColours } from './palette/siteColours.ts';
export { orderStatusQuery } from './queries/orderStatusPage.ts';
export { storefrontQuery } from './queries/storefrontPage.ts';
export type * from './renderer.types.ts';

/** All built files that the pages link to. */
export const assets = builtAssets.all;

export const {
  renderMenuPage,
  renderBasketPage,
  renderStatusPage,
  renderOwnerAnswerPage,
  renderOrderEmailPage,
  renderExpiredPage,
  renderNotFoundPage,
  renderGonePage,
  renderSuspendedPage,
  renderReportPage,
  renderErrorPage,
  renderFavicon,
  shareCard,
} = createRenderer(builtAssets);
