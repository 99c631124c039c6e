import { graphql } from 'react-relay';
import type { EditorProductsQuery } from '../../__generated__/EditorProductsQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { ProductsTab } from './products/ProductsTab.tsx';

/** The Products tab with its data. `id` is the global id of the site. */
export function EditorProducts({ id }: { id: string }) {
  const { node } = useScreenQuery<EditorProductsQuery>(
    graphql`
      query EditorProductsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...ProductsTab_restaurant
          }
        }
      }
    `,
    { id },
  );
  return node?.restaurant ? <ProductsTab restaurant={node.restaurant} /> : null;
}
