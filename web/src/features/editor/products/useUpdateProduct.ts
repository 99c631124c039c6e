import { useCallback } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { useUpdateProduct_product$key } from '../../../__generated__/useUpdateProduct_product.graphql.ts';
import type {
  UpdateProductInput,
  useUpdateProductMutation,
} from '../../../__generated__/useUpdateProductMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/** What can be changed about a product; fields left out stay as they are. */
type ProductChanges = Omit<UpdateProductInput, 'id'>;

/**
 * Changes a product: everywhere at once, and back again when the server refuses or is not reached (spec §4). Resolves null
 * on success, otherwise what to show.
 */
export function useUpdateProduct(
  product: useUpdateProduct_product$key,
  { id: restaurantId, siteVersion }: MenuSite,
): [update: (changes: ProductChanges) => Promise<Refusal | null>, isLoading: boolean] {
  const current = useFragment(
    graphql`
      fragment useUpdateProduct_product on Product {
        id
        name
        description
        price
        imageUrl
        isAvailable
        isPopular
        updatedAt
      }
    `,
    product,
  );
  const [commit, isLoading] = useMutation<useUpdateProductMutation>(graphql`
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
    (changes: ProductChanges) =>
      new Promise<Refusal | null>((resolve) => {
        const { id, name, description, price, imageUrl, isAvailable, isPopular, updatedAt } = current;
        commit({
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
          onCompleted: ({ updateProduct: result }) =>
            resolve(
              result.__typename === 'UpdateProductPayload' ? null : refusal(result, messages.updateFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.updateFailed)),
        });
      }),
    [commit, current, restaurantId, siteVersion],
  );
  return [update, isLoading];
}
