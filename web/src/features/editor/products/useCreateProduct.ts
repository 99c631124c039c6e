import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  CreateProductInput,
  useCreateProductMutation,
} from '../../../__generated__/useCreateProductMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from './messages.ts';

/**
 * Creates a product and appends the server's to the menu; nothing is shown ahead of it (spec §4). `connectionId` is that of
 * the list. Resolves with the id of the new product, otherwise with what to show.
 */
export function useCreateProduct(
  connectionId: string,
): [create: (input: CreateProductInput) => Promise<{ productId: string } | Refusal>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<useCreateProductMutation>(graphql`
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
    (input: CreateProductInput) =>
      new Promise<{ productId: string } | Refusal>((resolve) => {
        commit({
          variables: { input, connections: [connectionId] },
          onCompleted: ({ createProduct: result }) =>
            resolve(
              result.__typename === 'CreateProductPayload'
                ? { productId: result.productEdge.node.id }
                : refusal(result, messages.createFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.createFailed)),
        });
      }),
    [commit, connectionId],
  );
  return [create, isLoading];
}
