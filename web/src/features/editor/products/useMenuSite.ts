import { graphql, useFragment } from 'react-relay';
import type { useMenuSite_restaurant$key } from '../../../__generated__/useMenuSite_restaurant.graphql.ts';
import type { MenuHeading } from './menu.rules.ts';

/** What every change of a menu touches besides what it changes. */
export interface MenuSite {
  id: string;
  /** Of what is saved; rises with the server's answer only. */
  siteVersion: number;
  sections: readonly MenuHeading[];
}

/** The site with the headings of its menu; every mutation of the menu asks for this again. */
export function useMenuSite(restaurant: useMenuSite_restaurant$key): MenuSite {
  const { id, siteVersion, sections } = useFragment(
    graphql`
      fragment useMenuSite_restaurant on Restaurant {
        id
        siteVersion
        sections {
          id
          name
          position
          productCount
        }
      }
    `,
    restaurant,
  );
  return { id, siteVersion, sections };
}
