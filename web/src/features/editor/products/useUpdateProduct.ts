import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { useUpdateProduct_product$key } from '../../../__generated__/useUpdateProduct_product.graphql.ts';
import type {
  UpdateProductInput,
  useUpdateProductMutation,
} from '../../../__generated__/useUpdateProductMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { withCounts } from './menu.rules.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/** What can be changed about a product; fields left out stay as they are. */
type ProductChanges = Omit<UpdateProductInput, 'id'>;

const FIELDS = graphql`
  fragment useUpdateProduct_product on Product @inline {
    id
    name
    description
    price
    imageUrl
    isAvailable
    isPopular
    position
    updatedAt
    section {
      id
    }
  }
`;

/**
 * Changes a product: everywhere at once, and back again when the server refuses or is not reached (spec §4). Resolves null
 * on success, otherwise what to show.
 */
export function useUpdateProduct({
  id: restaurantId,
  siteVersion,
  sections,
}: MenuSite): [
  update: (product: useUpdateProduct_product$key, changes: ProductChanges) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) @raw_response_type {
      updateProduct(input: $input) {
        ... on UpdateProductPayload @alias(as: "payload") {
          product {
            ...useUpdateProduct_product
          }
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const update = useCallback(
    async (product: useUpdateProduct_product$key, changes: ProductChanges) => {
      const { id, name, description, price, imageUrl, isAvailable, isPopular, position, section, updatedAt } =
        readInlineData(FIELDS, product);
      const sectionId = changes.sectionId ?? section.id;
      const isMoved = sectionId !== section.id;
      const counts = isMoved ? { [section.id]: -1, [sectionId]: 1 } : {};
      const { refusal } = await commit({
        variables: { input: { id, ...changes } },
        optimisticResponse: {
          updateProduct: {
            __typename: 'UpdateProductPayload',
            product: {
              id,
              name: changes.name ?? name,
              description: changes.description ?? description,
              price: changes.price ?? price,
              imageUrl: changes.imageUrl === undefined ? imageUrl : changes.imageUrl,
              isAvailable: changes.isAvailable ?? isAvailable,
              isPopular: changes.isPopular ?? isPopular,
              // At the end of another section; where exactly, the server says.
              position: isMoved ? Number.MAX_SAFE_INTEGER : position,
              section: { id: sectionId },
              updatedAt,
            },
            restaurant: { id: restaurantId, siteVersion, sections: withCounts(sections, counts) },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion, sections],
  );
  return [update, isLoading];
}
