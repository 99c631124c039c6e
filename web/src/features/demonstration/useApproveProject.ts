import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useApproveProjectMutation } from '../../__generated__/useApproveProjectMutation.graphql.ts';
import { problemText } from '../../relay/networkProblem.ts';
import { messages } from './messages.ts';

/** `answered`: somebody answered before; `invalid`: the link is not ours or too old; `failed`: trying again may help. */
export interface ApprovalRefusal {
  kind: 'answered' | 'invalid' | 'failed';
  message: string;
}

/** Records that the client approves, by the token of the mailed link; resolves null when it is recorded. */
export function useApproveProject(): [
  approve: (token: string) => Promise<ApprovalRefusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useApproveProjectMutation>(graphql`
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

  const approve = useCallback(
    (token: string) =>
      new Promise<ApprovalRefusal | null>((resolve) => {
        commit({
          variables: { input: { token } },
          onCompleted: ({ approveProject: result }) => {
            if (result.__typename === 'ApproveProjectPayload') return resolve(null);
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
  return [approve, isLoading];
}
