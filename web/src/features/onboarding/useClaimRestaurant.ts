import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ClaimRestaurantInput,
  useClaimRestaurantMutation,
} from '../../__generated__/useClaimRestaurantMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { signIn } from '../accounts/sessionUser.ts';
import { messages } from './messages.ts';

/** Claims the preview with a new account and signs in with it (spec §4). Resolves null on success, otherwise what to show. */
export function useClaimRestaurant(): [
  claim: (input: ClaimRestaurantInput) => Promise<Refusal | null>,
  isClaiming: boolean,
] {
  const [commit, isClaiming] = useMutationOutcome<useClaimRestaurantMutation>(graphql`
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
  `);

  const claim = useCallback(
    async (input: ClaimRestaurantInput) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.claimFailed });
      if (payload) signIn(payload);
      return refusal;
    },
    [commit],
  );
  return [claim, isClaiming];
}
