import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { useUpdateProduct_product$key } from '../../../__generated__/useUpdateProduct_product.graphql.ts';
import type {
  UpdateProductInput,
  useUpdateProductMutation,
} from '../../../__generated__/useUpdateProductMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
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
    updatedAt
  }
`;

/**
 * Changes a product: everywhere at once, and back again when the server refuses or is not reached (spec §4). Resolves null
 * on success, otherwise what to show.
 */
export function useUpdateProduct({
  id: restaurantId,
  siteVersion,
}: MenuSite): [
  update: (product: useUpdateProduct_product$key, changes: ProductChanges) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useUpdateProductMutation>(graphql`
    mutation useUpdateProductMutation($input: UpdateProductInput!) @raw_response_type {
      updateProduct(input: $input) {
        __typename
        ... on UpdateProductPayload {
          product {
            ...useUpdateProduct_product
          }
          restaurant {
            id
            siteVersion
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const update = useCallback(
    async (product: useUpdateProduct_product$key, changes: ProductChanges) => {
      const { id, name, description, price, imageUrl, isAvailable, isPopular, updatedAt } = readInlineData(
        FIELDS,
        product,
      );
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
              updatedAt,
            },
            restaurant: { id: restaurantId, siteVersion },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion],
  );
  return [update, isLoading];
}
