import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  ClaimRestaurantInput,
  useClaimRestaurantMutation,
} from '../../__generated__/useClaimRestaurantMutation.graphql.ts';
import { formFailure, type FormFailure } from '../../lib/formFailure.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { messages } from './messages.ts';
import { signIn } from '../accounts/signIn.ts';

/** Claims the preview with a new account and signs in with it (spec §4). Resolves null on success, otherwise what to show. */
export function useClaimRestaurant(): [
  claim: (input: ClaimRestaurantInput) => Promise<FormFailure | null>,
  isClaiming: boolean,
] {
  const [commit, isClaiming] = useMutation<useClaimRestaurantMutation>(graphql`
    mutation useClaimRestaurantMutation($input: ClaimRestaurantInput!) {
      claimRestaurant(input: $input) {
        __typename
        ... on ClaimRestaurantPayload {
          token
          user {
            id
            name
            email
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
        ... on RateLimitedError {
          message
        }
      }
    }
  `);

  const claim = useCallback(
    (input: ClaimRestaurantInput) =>
      new Promise<FormFailure | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ claimRestaurant: result }) => {
            if (result.__typename === '%other') return resolve(formFailure({}, messages.claimFailed));
            if (result.__typename !== 'ClaimRestaurantPayload')
              return resolve(formFailure(result, messages.claimFailed));
            signIn(result);
            resolve(null);
          },
          onError: (problem) => resolve(problemFailure(problem, messages.claimFailed)),
        });
      }),
    [commit],
  );
  return [claim, isClaiming];
}
