import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { SubscriptionsQuery } from '../../__generated__/SubscriptionsQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { useOpenBillingPortal } from './useOpenBillingPortal.ts';

/* Name, state, way to another plan: the columns that the rows share. */
const List = styled.ul`
  @media ${atLeast('small')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

/**
 * The paid subscriptions of a person and the way to their billing, which is shut while there are none (spec §2). Asked by
 * id, not as the viewer: when it fails, who is signed in stays known to the rest of the page.
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
