import type { Placed } from '@forkfront/common/places.ts';
import { graphql } from 'react-relay';
import type { useMoveProductMutation } from '../../__generated__/useMoveProductMutation.graphql.ts';
import type { useMoveProductSectionMutation } from '../../__generated__/useMoveProductSectionMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { type PlacedProduct, type ProductMove, placesOfMove, moveHeading } from './menu.rules.ts';
import { messages } from './messages.ts';
import { type MenuSite, withCounts } from './useMenuSite.ts';

/** Moves a product at once to a place in a section with these `products`; a refusal, which it resolves, moves it back. */
export function useMoveProduct(site: MenuSite) {
  const [send] = useInputMutation<useMoveProductMutation>(
    graphql`
      mutation useMoveProductMutation($input: MoveProductInput!) @raw_response_type {
        moveProduct(input: $input) {
          ... on MoveProductPayload @alias(as: "payload") {
            products {
              id
              position
              section {
                id
              }
            }
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
  return ({ section: from }: PlacedProduct, to: ProductMove, products: readonly Placed[]) => {
    const { sectionId } = to;
    const places = placesOfMove(products, to.id, to.afterId);
    const counts = from.id === sectionId ? {} : { [from.id]: -1, [sectionId]: 1 };
    const moveProduct = {
      __typename: 'MoveProductPayload',
      products: places.map((place) => ({ ...place, section: { id: sectionId } })),
      restaurant: { ...site, sections: withCounts(site.sections, counts) },
    } as const;
    return send(to, { moveProduct });
  };
}

/** Moves a section at once behind another one (null: to the front); a refusal, which it resolves, moves it back. */
export function useMoveProductSection(site: MenuSite) {
  const [send] = useInputMutation<useMoveProductSectionMutation>(
    graphql`
      mutation useMoveProductSectionMutation($input: MoveProductSectionInput!) @raw_response_type {
        moveProductSection(input: $input) {
          ... on MoveProductSectionPayload @alias(as: "payload") {
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
  return (id: string, afterId: string | null) => {
    const moveProductSection = {
      __typename: 'MoveProductSectionPayload',
      restaurant: { ...site, sections: moveHeading(site.sections, id, afterId) },
    } as const;
    return send({ id, afterId }, { moveProductSection });
  };
}
