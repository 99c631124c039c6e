import { graphql, useFragment } from 'react-relay';
import type { ProductsTab_restaurant$key } from '../../../__generated__/ProductsTab_restaurant.graphql.ts';

/** The products of a site. */
export function ProductsTab({ restaurant }: { restaurant: ProductsTab_restaurant$key }) {
  const { name } = useFragment(
    graphql`
      fragment ProductsTab_restaurant on Restaurant {
        name
      }
    `,
    restaurant,
  );
  return <p>{name}</p>;
}
