import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useApproveProjectMutation } from '../../__generated__/useApproveProjectMutation.graphql.ts';
import type { ErrorName } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** `answered`: the project has an answer; `invalid`: the link is unknown or expired; `failed`: a retry may help. */
export interface ApprovalRefusal {
  kind: 'answered' | 'invalid' | 'failed';
  message: string;
}

const FALLBACKS: Record<ApprovalRefusal['kind'], string> = {
  answered: messages.answered,
  invalid: messages.linkInvalid,
  failed: messages.confirmFailed,
};

function kindOf(error: ErrorName | null): ApprovalRefusal['kind'] {
  if (error === 'ConflictError') return 'answered';
  return error === 'NotFoundError' ? 'invalid' : 'failed';
}

/** Approves the project of a mailed link's token. Resolves null on success. */
export function useApproveProject(): [
  approve: (token: string) => Promise<ApprovalRefusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useApproveProjectMutation>(graphql`
    mutation useApproveProjectMutation($input: ApproveProjectInput!) {
      approveProject(input: $input) {
        ... on ApproveProjectPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const approve = useCallback(
    async (token: string) => {
      const { refusal, error } = await commit({
        variables: { input: { token } },
        fallback: (failed) => FALLBACKS[kindOf(failed)],
      });
      return refusal && { kind: kindOf(error), message: refusal.message };
    },
    [commit],
  );
  return [approve, isLoading];
}
