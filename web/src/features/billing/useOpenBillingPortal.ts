import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useOpenBillingPortalMutation } from '../../__generated__/useOpenBillingPortalMutation.graphql.ts';
import { useRestored } from '../../lib/useRestored.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** How far the way to the provider's billing pages is; it stays opening until the browser has left. */
type PortalState = { status: 'idle' | 'opening' } | { status: 'failed'; message: string };

/** Takes the browser to the payment provider's pages for cards, plans and invoices. */
export function useOpenBillingPortal(): [open: () => void, state: PortalState] {
  const [state, setState] = useState<PortalState>({ status: 'idle' });
  useRestored(() => setState({ status: 'idle' }));
  const [commit] = useMutationOutcome<useOpenBillingPortalMutation>(graphql`
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

  const open = useCallback(async () => {
    setState({ status: 'opening' });
    const { payload, refusal } = await commit({ variables: {}, fallback: messages.portalFailed });
    if (payload) return window.location.assign(payload.url);
    setState({ status: 'failed', message: refusal.message });
    // Spec §8: also shown in a browser alert.
    window.alert(refusal.message);
  }, [commit]);
  return [open, state];
}
