import { graphql } from 'react-relay';
import type { useDuplicateProductMutation } from '../../__generated__/useDuplicateProductMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Adds a copy of a product to the list (`connectionId`). Resolves the name of the copy, or what to show. */
export function useDuplicateProduct(connectionId: string) {
  // The copy is shown only when the server has created it (spec §4).
  const [commit] = useMutationOutcome<useDuplicateProductMutation>(graphql`
    mutation useDuplicateProductMutation($input: DuplicateProductInput!, $connections: [ID!]!) {
      duplicateProduct(input: $input) {
        ... on DuplicateProductPayload @alias(as: "payload") {
          productEdge @appendEdge(connections: $connections) {
            cursor
            node {
              id
              name
              position
              section {
                id
              }
              ...useUpdateProduct_product
            }
          }
          movedProducts {
            id
            position
          }
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  return async (id: string): Promise<{ copy: string; refusal: null } | { copy: null; refusal: Refusal }> => {
    const { payload, refusal } = await commit({
      variables: { input: { id }, connections: [connectionId] },
      fallback: messages.duplicateFailed,
    });
    return payload ? { copy: payload.productEdge.node.name, refusal: null } : { copy: null, refusal };
  };
}
