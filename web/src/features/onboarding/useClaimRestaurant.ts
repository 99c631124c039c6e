import { graphql } from 'react-relay';
import type { useClaimRestaurantMutation } from '../../__generated__/useClaimRestaurantMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { signIn } from '../accounts/sessionUser.ts';
import { messages } from './messages.ts';

/** Claims the preview with a new account and signs in with it (spec §4). Resolves null on success, otherwise what to show. */
export const useClaimRestaurant = () =>
  useInputMutation<useClaimRestaurantMutation>(
    graphql`
      mutation useClaimRestaurantMutation($input: ClaimRestaurantInput!) {
        claimRestaurant(input: $input) {
          ... on ClaimRestaurantPayload @alias(as: "payload") {
            token
            user {
              id
              name
              email
            }
          }
          ...refusal_userError @alias(as: "error") @arguments(withWait: false)
        }
      }
    `,
    messages.claimFailed,
    signIn,
  );
