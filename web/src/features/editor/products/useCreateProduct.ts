import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  CreateProductInput,
  useCreateProductMutation,
} from '../../../__generated__/useCreateProductMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/**
 * Creates a product and appends the server's to the menu; nothing is shown ahead of it (spec §4). `connectionId` is that of
 * the list. Resolves with the id of the new product, otherwise with what to show.
 */
export function useCreateProduct(
  connectionId: string,
): [create: (input: CreateProductInput) => Promise<{ productId: string } | Refusal>, isLoading: boolean] {
  const [commit, isLoading] = useMutationOutcome<useCreateProductMutation>(graphql`
    mutation useCreateProductMutation($input: CreateProductInput!, $connections: [ID!]!) {
      createProduct(input: $input) {
        __typename
        ... on CreateProductPayload {
          productEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              position
              section {
                id
              }
              ...ProductRow_product
              ...ProductEdit_product
            }
          }
          restaurant {
            ...useMenuSite_restaurant
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
        ... on ConflictError {
          message
        }
      }
    }
  `);

  const create = useCallback(
    async (input: CreateProductInput) => {
      const { payload, refusal } = await commit({
        variables: { input, connections: [connectionId] },
        fallback: messages.createFailed,
      });
      return payload ? { productId: payload.productEdge.node.id } : refusal;
    },
    [commit, connectionId],
  );
  return [create, isLoading];
}
