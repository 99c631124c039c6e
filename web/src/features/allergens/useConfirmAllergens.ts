import { graphql } from 'react-relay';
import type { useConfirmAllergensMutation } from '../../__generated__/useConfirmAllergensMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { messages } from './messages.ts';

/** Confirms the allergens of products as they are; a suggestion becomes the state. Resolves null on success, otherwise what to show. */
export function useConfirmAllergens(
  restaurantId: string,
): [confirm: (productIds: readonly string[]) => Promise<Refusal | null>, isLoading: boolean] {
  const [send, isLoading] = useInputMutation<useConfirmAllergensMutation>(
    graphql`
      mutation useConfirmAllergensMutation($input: ConfirmAllergensInput!) {
        confirmAllergens(input: $input) {
          ... on ConfirmAllergensPayload @alias(as: "payload") {
            products {
              id
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
            restaurant {
              id
              siteVersion
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
  return [(productIds) => send({ restaurantId, productIds }), isLoading];
}
