import type { ShopView } from '@forkfront/common/shopView.ts';
import { messages } from '../messages.ts';
import type { Storefront } from '../queries/storefrontPage.ts';
import { safeUrl } from '../rules/address.rules.ts';
import { menuJsonLd } from '../rules/menuJsonLd.rules.ts';
import { shareImage } from '../rules/siteImages.rules.ts';
import type { DocumentHead } from './Document.tsx';

/** The head of a page that search engines need not know. */
export const titled = (title: string, siteName: string): DocumentHead => ({
  title: `${title} · ${siteName}`,
  siteName,
});

/** A site in one line. */
export const describe = ({ name, tagline, addressLine }: Storefront): string =>
  [tagline, `Order directly from ${name}`, addressLine].filter(Boolean).join(' · ');

/** The head of a page that search engines may show. */
export const behind = ({ name, url, isPreview }: Storefront, title: string, path: string): DocumentHead => {
  const site = safeUrl(url);
  return {
    ...titled(title, name),
    canonical: site ? new URL(path, site).href : undefined,
    noIndex: isPreview,
  };
};

/** The pictures of the menu and the cover. */
export const picturesOf = ({ coverImageUrl, sections }: Storefront): string[] =>
  [
    coverImageUrl,
    ...sections.flatMap(({ imageUrl, items }) => [imageUrl, ...items.map((item) => item.imageUrl)]),
  ].map((url) => url ?? '');

/** The head of the front page. */
export const menuHead = (storefront: Storefront, type?: 'GroceryStore'): DocumentHead => ({
  title: storefront.name,
  siteName: storefront.name,
  description: describe(storefront),
  canonical: safeUrl(storefront.url) ?? undefined,
  noIndex: storefront.isPreview,
  image: shareImage(storefront),
  pictures: picturesOf(storefront),
  isInstallable: !storefront.isPreview,
  jsonLd: menuJsonLd(storefront, type),
});

/** The head of a page of a shop. Search engines know the front page and the first page of each category. */
export function shopHead(storefront: Storefront, { search, shelves, pages, path }: ShopView): DocumentHead {
  const { name, isPreview } = storefront;
  if (search !== null) return titled(messages.shop.resultsOf(search), name);
  if (path === '/') return menuHead(storefront, 'GroceryStore');
  const head = behind(storefront, shelves[0]?.name ?? name, path);
  const image = shareImage(storefront);
  return { ...head, noIndex: isPreview || (pages?.page ?? 1) > 1, image, pictures: picturesOf(storefront) };
}
