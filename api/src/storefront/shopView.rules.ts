import type { Shelf, ShopView } from '@forkfront/common/shopView.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import type { MenuProduct } from '@forkfront/common/menu.ts';
import { categoryPath, menuCode } from '@forkfront/common/menuCode.ts';
import type { SiteDocument, SiteSection } from '@forkfront/common/siteDocument.ts';

/** What a page of products shows, before its facts are read. */
export type ShownProducts = Pick<ShopView, 'categories' | 'shelves' | 'search' | 'pages' | 'path'>;

/** Products of each category on the front page, products of a page, and categories with products on the front page. */
export const SHOP_LIMITS = { perShelf: 4, perPage: 24, shelves: 14 } as const;

const globalIds = (items: readonly Pick<MenuProduct, 'id'>[]): string[] =>
  items.map(({ id }) => toGlobalId('Product', id));

const filledOf = ({ sections }: Pick<SiteDocument, 'sections'>): SiteSection[] =>
  sections.filter(({ items }) => items.length > 0);

const categoriesOf = (filled: readonly SiteSection[], current: string | null): ShopView['categories'] =>
  filled.map((section) => ({
    name: section.name,
    path: categoryPath(section),
    isCurrent: section.id === current,
  }));

/** The front page: the first products of each category, popular ones first. */
export function frontOf(document: Pick<SiteDocument, 'sections'>): ShownProducts {
  const filled = filledOf(document);
  const shelves = filled.slice(0, SHOP_LIMITS.shelves).map((section): Shelf => {
    const items = section.items.toSorted((one, other) => rankOf(one) - rankOf(other));
    const shown = items.slice(0, SHOP_LIMITS.perShelf);
    const { name } = section;
    return { name, path: categoryPath(section), count: items.length, items: globalIds(shown) };
  });
  return { categories: categoriesOf(filled, null), shelves, search: null, pages: null, path: '/' };
}

/** Popular products come first, what is sold out last. */
const rankOf = ({ isPopular, isAvailable }: Pick<MenuProduct, 'isPopular' | 'isAvailable'>): number =>
  isAvailable ? (isPopular ? 0 : 1) : 2;

/** A page of the products of a section, from 1; null when there is no such page. */
export function categoryPageOf(
  document: Pick<SiteDocument, 'sections'>,
  section: SiteSection,
  page: number,
): ShownProducts | null {
  const of = Math.ceil(section.items.length / SHOP_LIMITS.perPage);
  if (!Number.isInteger(page) || page < 1 || page > of) return null;
  const own = categoryPath(section);
  const pathOf = (at: number): string => (at === 1 ? own : `${own}?page=${at}`);
  const items = section.items.slice((page - 1) * SHOP_LIMITS.perPage, page * SHOP_LIMITS.perPage);
  return {
    categories: categoriesOf(filledOf(document), section.id),
    shelves: [{ name: section.name, path: null, count: section.items.length, items: globalIds(items) }],
    search: null,
    pages:
      of === 1
        ? null
        : {
            previous: page > 1 ? pathOf(page - 1) : null,
            next: page < of ? pathOf(page + 1) : null,
            page,
            of,
          },
    path: pathOf(page),
  };
}

/** The section with this code; undefined without one. */
export const sectionOfCode = (document: Pick<SiteDocument, 'sections'>, code: string) =>
  filledOf(document).find(({ id }) => menuCode(id) === code);

/** A page of what a search found. `found`: uuids, the most similar first. `after`: cursor of this page, `next` of the next one. */
export function searchPageOf(
  document: Pick<SiteDocument, 'sections'>,
  search: string,
  found: readonly string[],
  { after, next }: { after: string | null; next: string | null },
): ShownProducts {
  const pathOf = (cursor: string | null): string =>
    `/search?${new URLSearchParams({ q: search, ...(cursor === null ? {} : { after: cursor }) }).toString()}`;
  // What was deleted or hidden since is in the table, but not in the document, or the other way round.
  const items = new Set(document.sections.flatMap((section) => section.items.map(({ id }) => id)));
  const shown = found.filter((id) => items.has(id)).map((id) => ({ id }));
  return {
    categories: categoriesOf(filledOf(document), null),
    shelves:
      shown.length === 0 ? [] : [{ name: '', path: null, count: shown.length, items: globalIds(shown) }],
    search,
    pages:
      after === null && next === null
        ? null
        : {
            previous: after === null ? null : pathOf(null),
            next: next === null ? null : pathOf(next),
            page: null,
            of: null,
          },
    path: pathOf(after),
  };
}

const BACK = /^\/(?:(?:search|categories\/[\w-]{8,90})(?:\?[\w=&%+.-]{1,1300})?)?$/;

/** The path of a shop's page, to which a form wants to return; null for any other text. */
export const backOf = (path: string): string | null => (BACK.test(path) ? path : null);
