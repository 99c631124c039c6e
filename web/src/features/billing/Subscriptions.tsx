import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { SubscriptionsPortalMutation } from '../../__generated__/SubscriptionsPortalMutation.graphql.ts';
import type { SubscriptionsQuery } from '../../__generated__/SubscriptionsQuery.graphql.ts';
import { useRestored } from '../../lib/useRestored.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';

/** The subscriptions while they load. */
export function SubscriptionsSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={4}>
        <Skeleton $width="70%" $height="26px" />
        <Skeleton $width="160px" $height="44px" $radius="10px" />
      </Stack>
    </SkeletonRegion>
  );
}

/** It stays `opening` until the browser has left the page. */
type PortalState = { status: 'idle' | 'opening' } | { status: 'failed'; message: string };

/** Opens the payment provider's pages for cards, plans and invoices. */
function useOpenBillingPortal(): [open: () => void, state: PortalState] {
  const [state, setState] = useState<PortalState>({ status: 'idle' });
  useRestored(() => setState({ status: 'idle' }));
  const [commit] = useMutationOutcome<SubscriptionsPortalMutation>(graphql`
    mutation SubscriptionsPortalMutation {
      createBillingPortalSession {
        ... on CreateBillingPortalSessionPayload @alias(as: "payload") {
          url
        }
        ...refusal_userError @alias(as: "error")
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

/* The rows share its columns: name, status, link to the plans. */
const List = styled.ul`
  @media ${atLeast('small')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

/**
 * The paid subscriptions of a user and the button to the billing pages, disabled while there are none (spec §2). A query of
 * its own, by id and not as the viewer: when it fails, the dashboard still knows its viewer.
 */
export function Subscriptions({ userId }: { userId: string }) {
  const { node } = useScreenQuery<SubscriptionsQuery>(
    graphql`
      query SubscriptionsQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on User {
            subscriptions {
              id
              ...SubscriptionRow_subscription
            }
          }
        }
      }
    `,
    { id: userId },
  );
  const [open, state] = useOpenBillingPortal();
  const subscriptions = node?.subscriptions ?? [];
  const isEmpty = subscriptions.length === 0;
  return (
    <Stack $gap={4}>
      {isEmpty ? (
        <Text id="no-subscriptions" $soft>
          {messages.empty}
        </Text>
      ) : (
        <List role="list" aria-label={messages.listLabel}>
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} subscription={subscription} />
          ))}
        </List>
      )}
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
      <div>
        <Button
          variant="secondary"
          disabled={isEmpty}
          loading={state.status === 'opening'}
          onClick={open}
          aria-describedby={isEmpty ? 'no-subscriptions' : undefined}
        >
          {messages.manageBilling}
        </Button>
        <VisuallyHidden role="status">{state.status === 'opening' && messages.openingPortal}</VisuallyHidden>
      </div>
    </Stack>
  );
}
