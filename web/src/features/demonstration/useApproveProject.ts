import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useApproveProjectMutation } from '../../__generated__/useApproveProjectMutation.graphql.ts';
import { problemText } from '../../relay/problemText.ts';
import { messages } from './messages.ts';

/** What came of the link. `answered`: somebody answered before; `invalid`: not ours or too old; `failed`: trying again may help. */
export type ApprovalOutcome =
  { kind: 'approved' } | { kind: 'answered' | 'invalid' | 'failed'; message: string };

/** Records that the client approves, by the token of the mailed link. */
export function useApproveProject(): (token: string) => Promise<ApprovalOutcome> {
  const [commit] = useMutation<useApproveProjectMutation>(graphql`
    mutation useApproveProjectMutation($input: ApproveProjectInput!) {
      approveProject(input: $input) {
        __typename
        ... on ApproveProjectPayload {
          __typename
        }
        ... on ConflictError {
          message
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  return useCallback(
    (token) =>
      new Promise((resolve) => {
        commit({
          variables: { input: { token } },
          onCompleted: ({ approveProject: result }) => {
            if (result.__typename === 'ApproveProjectPayload') return resolve({ kind: 'approved' });
            if (result.__typename === 'ConflictError')
              return resolve({ kind: 'answered', message: result.message || messages.answered });
            if (result.__typename === 'NotFoundError')
              return resolve({ kind: 'invalid', message: result.message || messages.linkInvalid });
            resolve({ kind: 'failed', message: messages.confirmFailed });
          },
          onError: (problem) =>
            resolve({ kind: 'failed', message: problemText(problem, messages.confirmFailed) }),
        });
      }),
    [commit],
  );
}
