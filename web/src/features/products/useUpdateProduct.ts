import { graphql, useFragment } from 'react-relay';
import type {
  useUpdateProduct_product$data,
  useUpdateProduct_product$key,
} from '../../__generated__/useUpdateProduct_product.graphql.ts';
import type { useUpdateProductMutation } from '../../__generated__/useUpdateProductMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import type { SentFields } from './plainFields.rules.ts';
import type { ProductChanges } from './product.rules.ts';
import { type MenuSite, withCounts } from './useMenuSite.ts';

/** A product of the menu. */
export type Product = useUpdateProduct_product$data & SentFields;
export type ProductKey = useUpdateProduct_product$key;

/** Reads a product. */
export const useProduct = (product: ProductKey): Product =>
  useFragment(
    graphql`
      fragment useUpdateProduct_product on Product {
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
        sizes {
          id
          name
          price
          optionGroupIds
        }
        optionGroupIds
        dietaryTags
        spiceLevel
        calories
        vatClass
        isAlcohol
        soldOutUntil
        shelf {
          barcode
          unitAmount
          measure
          stock
          stockVersion
        }
        allergenFacts {
          answers {
            allergen
            state
          }
          suggestion {
            allergen
            state
          }
          confirmedAt
          confirmedBy
          checkAgain
        }
      }
    `,
    product,
  );

/** Changes a product at once; undoes the change when the mutation fails (spec §4). Resolves null on success, otherwise what to show. */
export function useUpdateProduct(
  site: MenuSite,
): [update: (product: Product, changes: ProductChanges) => Promise<Refusal | null>, isLoading: boolean] {
  const [send, isLoading] = useInputMutation<useUpdateProductMutation>(
    graphql`
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
    `,
    messages.updateFailed,
  );
  const update = (product: Product, changes: ProductChanges & { sectionId?: string }) => {
    const { sectionId = product.section.id, ...fields } = changes;
    const isMoved = sectionId !== product.section.id;
    const counts = isMoved ? { [product.section.id]: -1, [sectionId]: 1 } : {};
    const updateProduct = {
      __typename: 'UpdateProductPayload',
      product: {
        ...product,
        ...shownChanges(product, fields),
        // The server decides the place in another section; until then it is the end.
        position: isMoved ? Number.MAX_SAFE_INTEGER : product.position,
        section: { id: sectionId },
      },
      restaurant: { ...site, sections: withCounts(site.sections, counts) },
    } as const;
    return send({ id: product.id, ...changes }, { updateProduct });
  };
  return [update, isLoading];
}

/** The fields of a product after its changes, until the server answers. */
function shownChanges(product: Product, changes: ProductChanges): Partial<Product> {
  const { sizes, allergens, soldOutUntilDay, shelf, ...same } = changes;
  const { allergenFacts } = product;
  return {
    ...same,
    ...(soldOutUntilDay === undefined
      ? {}
      : { soldOutUntil: soldOutUntilDay === null ? null : `${soldOutUntilDay}T05:00:00Z` }),
    ...(sizes && {
      sizes: sizes.map((size, at) => ({ id: `${product.id}:${at}`, ...size })),
      ...(sizes.length > 0 && { price: Math.min(...sizes.map(({ price }) => price)) }),
    }),
    ...(shelf && product.shelf && { shelf: { ...product.shelf, ...shelf } }),
    ...(allergens && {
      allergenFacts: { ...allergenFacts, answers: allergens, suggestion: null, checkAgain: false },
    }),
  };
}
