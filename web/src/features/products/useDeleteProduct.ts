import { graphql } from 'react-relay';
import type { useDeleteProductMutation } from '../../__generated__/useDeleteProductMutation.graphql.ts';
import type { useDeleteProductSectionMutation } from '../../__generated__/useDeleteProductSectionMutation.graphql.ts';
import { useInputMutation, useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { PlacedProduct } from './menu.rules.ts';
import { messages } from './messages.ts';
import { type MenuSite, withCounts } from './useMenuSite.ts';

/** Deletes a product from the list (`connectionId`) at once; a refusal, which it resolves, restores it (spec §4). */
export function useDeleteProduct(site: MenuSite, connectionId: string) {
  const [commit] = useMutationOutcome<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: DeleteProductInput!, $connections: [ID!]!) @raw_response_type {
      deleteProduct(input: $input) {
        ... on DeleteProductPayload @alias(as: "payload") {
          deletedProductId @deleteEdge(connections: $connections)
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  return async ({ id, section }: PlacedProduct) => {
    const { refusal } = await commit({
      variables: { input: { id }, connections: [connectionId] },
      optimisticResponse: {
        deleteProduct: {
          __typename: 'DeleteProductPayload',
          deletedProductId: id,
          restaurant: { ...site, sections: withCounts(site.sections, { [section.id]: -1 }) },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
}

/** Deletes an empty section at once; restores it when the mutation fails. Resolves null on success, otherwise what to show. */
export function useDeleteProductSection(site: MenuSite) {
  const [send] = useInputMutation<useDeleteProductSectionMutation>(
    graphql`
      mutation useDeleteProductSectionMutation($input: DeleteProductSectionInput!) @raw_response_type {
        deleteProductSection(input: $input) {
          ... on DeleteProductSectionPayload @alias(as: "payload") {
            restaurant {
              ...useMenuSite_restaurant
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  return (id: string) => {
    const deleteProductSection = {
      __typename: 'DeleteProductSectionPayload',
      restaurant: { ...site, sections: site.sections.filter((section) => section.id !== id) },
    } as const;
    return send({ id }, { deleteProductSection });
  };
}
