import { graphql, useFragment } from 'react-relay';
import type {
  useMenuSite_restaurant$data,
  useMenuSite_restaurant$key,
} from '../../__generated__/useMenuSite_restaurant.graphql.ts';

/** The site with the headings of its menu. `siteVersion` is that of what is saved: it rises with the server's answer only. */
export type MenuSite = useMenuSite_restaurant$data;

/** Reads the site and its headings; every mutation of the menu asks for them again. */
export const useMenuSite = (restaurant: useMenuSite_restaurant$key): MenuSite =>
  useFragment(
    graphql`
      fragment useMenuSite_restaurant on Restaurant {
        id
        siteVersion
        sections {
          id
          name
          position
          productCount
          description
          imageUrl
          periods {
            days
            from
            to
          }
        }
      }
    `,
    restaurant,
  );

/** The sections with changed product counts. */
export function withCounts(
  headings: MenuSite['sections'],
  changes: Readonly<Record<string, number>>,
): MenuSite['sections'] {
  return headings.map((heading) => ({
    ...heading,
    productCount: Math.max(0, heading.productCount + (changes[heading.id] ?? 0)),
  }));
}
