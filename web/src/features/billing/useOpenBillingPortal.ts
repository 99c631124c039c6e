import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useOpenBillingPortalMutation } from '../../__generated__/useOpenBillingPortalMutation.graphql.ts';
import { useRestored } from '../../lib/useRestored.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import { messages } from './messages.ts';

/** How far the way to the provider's billing pages is; it stays opening until the browser has left. */
type PortalState = { status: 'idle' | 'opening' } | { status: 'failed'; message: string };

/** Takes the browser to the payment provider's pages for cards, plans and invoices. */
export function useOpenBillingPortal(): [open: () => void, state: PortalState] {
  const [state, setState] = useState<PortalState>({ status: 'idle' });
  useRestored(() => setState({ status: 'idle' }));
  const [commit] = useMutation<useOpenBillingPortalMutation>(graphql`
    mutation useOpenBillingPortalMutation {
      createBillingPortalSession {
        __typename
        ... on CreateBillingPortalSessionPayload {
          url
        }
        ... on NotFoundError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
        ... on UnavailableError {
          message
        }
      }
    }
  `);

  const open = useCallback(() => {
    const fail = ({ message }: Pick<Refusal, 'message'>): void => {
      setState({ status: 'failed', message });
      // Spec §8: also shown in a browser alert.
      window.alert(message);
    };
    setState({ status: 'opening' });
    commit({
      variables: {},
      onCompleted: ({ createBillingPortalSession: result }) => {
        if (result.__typename === 'CreateBillingPortalSessionPayload') window.location.assign(result.url);
        else fail(refusal(result, messages.portalFailed));
      },
      onError: (problem) => fail(problemFailure(problem, messages.portalFailed)),
    });
  }, [commit]);
  return [open, state];
}
