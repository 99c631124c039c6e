import type { SiteLinks } from '../sites/siteLinks.ts';
import type { MenuPage } from './menuPages.ts';
import { cursorOf } from './menuPlace.rules.ts';
import type { ProductConnection } from './product.type.ts';
import { toProductType } from './toProductType.ts';

/** A page of a menu as a Relay connection. */
export function toProductConnection(
  { items, hasNextPage, hasPrevPage, totalCount }: MenuPage,
  links: SiteLinks,
): ProductConnection {
  const edges = items.map((item) => ({ cursor: cursorOf(item), node: toProductType(item, links) }));
  return {
    edges,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: hasPrevPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}
