import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useEndOtherSessionsMutation } from '../../../__generated__/useEndOtherSessionsMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { messages } from './messages.ts';

/** Ends all sessions but this one. Resolves how many ended, otherwise what to show. */
export function useEndOtherSessions(): [
  end: () => Promise<{ endedCount: number } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation @raw_response_type {
      endOtherSessions {
        endedCount
        user {
          ...SessionList_user
        }
      }
    }
  `);

  const end = useCallback(
    () =>
      new Promise<{ endedCount: number } | Refusal>((resolve) => {
        commit({
          variables: {},
          onCompleted: ({ endOtherSessions: { endedCount } }) => resolve({ endedCount }),
          onError: (problem) => resolve(problemFailure(problem, messages.endOthersFailed)),
        });
      }),
    [commit],
  );
  return [end, isLoading];
}
