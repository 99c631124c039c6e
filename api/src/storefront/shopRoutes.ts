import { MAX_SHOP_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { ShelfFacts } from '@forkfront/common/shelf.ts';
import type { ShopView } from '@forkfront/common/shopView.ts';
import { idOf, toGlobalId } from '../graphql/globalId.ts';
import { GroceryService } from '../modules/groceries/grocery.service.ts';
import { ShelfService } from '../modules/groceries/shelf.service.ts';
import { categoryPath } from '@forkfront/common/menuCode.ts';
import { basketBar } from './basketLines.ts';
import { BareReply, type Reply, type Route, type Visit } from './route.ts';
import {
  categoryPageOf,
  frontOf,
  searchPageOf,
  sectionOfCode,
  SHOP_LIMITS,
  type ShownProducts,
} from './shopView.rules.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** What a product of a shop has besides a dish; null for the dish of a restaurant. */
export async function shelfFactsOf({ site, scope }: Visit, productId: string): Promise<ShelfFacts | null> {
  if (!site.document.isShop) return null;
  return (await scope.get(ShelfService).facts(site.document, [productId])).get(productId) ?? null;
}

type ShopVisit = Pick<Visit, 'site' | 'scope'>;

/** What a page shows of its products, with the stock of now. */
async function viewOf(
  { site, scope }: ShopVisit,
  shown: ShownProducts,
  words: Pick<ShopView, 'bar' | 'note'>,
): Promise<ShopView> {
  const ids = shown.shelves.flatMap(({ items }) => items.flatMap((id) => idOf('Product', id) ?? []));
  const facts = await scope.get(ShelfService).facts(site.document, ids);
  const byId = Object.fromEntries([...facts].map(([id, fact]) => [toGlobalId('Product', id), fact]));
  return { ...shown, ...words, facts: byId };
}

/** A page with products of a shop. It is made for each request, because it shows the stock of now. */
export async function shopReply(
  visit: Visit,
  shown: ShownProducts,
  note: string,
  { renderer, context }: StorefrontParts,
  pages: SitePages,
): Promise<Reply> {
  const { slug, site, basket } = visit;
  const look = await pages.look(slug);
  if (!look) return pages.notFound(slug);
  const view = await viewOf(visit, shown, { bar: basket === '' ? '' : await basketBar(visit), note });
  const isIndexed = !site.document.isPreview && shown.search === null;
  return pages.once(
    200,
    renderer.renderShopPage(look, view, context),
    isIndexed ? [] : ['x-robots-tag', 'noindex'],
  );
}

/** What the front page of a grocery shop shows of its products; null for a restaurant. */
function shownInFront({ document }: ShopVisit['site']): ShownProducts | null {
  // A shop without products has the same front page as a restaurant without dishes.
  const isShop = document.isShop && document.sections.some(({ items }) => items.length > 0);
  return isShop ? frontOf(document) : null;
}

/** The front page of a grocery shop without a basket, as data; null for a restaurant. */
export async function shopFrontView(visit: ShopVisit): Promise<ShopView | null> {
  const shown = shownInFront(visit.site);
  return shown && viewOf(visit, shown, { bar: '', note: '' });
}

/** The front page of a grocery shop; null for a restaurant. */
export async function shopFront(
  visit: Visit,
  note: string,
  parts: StorefrontParts,
  pages: SitePages,
): Promise<Reply | null> {
  const shown = shownInFront(visit.site);
  return shown && shopReply(visit, shown, note, parts, pages);
}

/** The pages of categories and the search of grocery shops; restaurants have none. */
export function shopRoutes(parts: StorefrontParts, pages: SitePages): Route[] {
  const ofShops =
    (handle: (visit: Visit) => Promise<Reply>) =>
    (visit: Visit): Promise<Reply> =>
      visit.site.document.isShop ? handle(visit) : pages.notFound(visit.slug);

  async function category(visit: Visit): Promise<Reply> {
    const { slug, site, token, query } = visit;
    const section = sectionOfCode(site.document, token.slice(0, CODE_LENGTH));
    if (!section) return pages.notFound(slug);
    const path = categoryPath(section);
    const rest = query.size > 0 ? `?${query.toString()}` : '';
    if (`/categories/${token}` !== path) return BareReply.moved(`${path}${rest}`);
    const shown = categoryPageOf(site.document, section, pageOf(query.get('page') ?? '1'));
    return shown ? shopReply(visit, shown, '', parts, pages) : pages.notFound(slug);
  }

  async function search(visit: Visit): Promise<Reply> {
    const { site, query, scope } = visit;
    const words = (query.get('q') ?? '').trim().slice(0, MAX_SHOP_SEARCH_LENGTH);
    if (words === '') return BareReply.seeOther('/');
    const after = query.get('after');
    const found = await scope
      .get(GroceryService)
      .products(
        { id: site.document.restaurantId },
        { search: words, categoryId: null, isOrderable: null, stockBelow: null },
        { after, count: SHOP_LIMITS.perPage },
      );
    // A cursor that is not ours: the search begins again.
    if (!found.ok) return BareReply.seeOther(`/search?${new URLSearchParams({ q: words }).toString()}`);
    const { products, nextCursor } = found.value;
    const ids = products.map(({ id }) => id);
    const place = { after, next: nextCursor };
    return shopReply(visit, searchPageOf(site.document, words, ids, place), '', parts, pages);
  }

  return [
    { path: /^\/categories\/([\w-]{8}(?:-[^/]{0,200})?)$/, GET: ofShops(category) },
    { path: /^\/search$/, GET: ofShops(search) },
  ];
}

const CODE_LENGTH = 8;

/** The number of a page as our links have it; 0, which no page has, for another text. */
const pageOf = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0);
