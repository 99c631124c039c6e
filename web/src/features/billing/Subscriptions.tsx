import { useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { SubscriptionsPortalMutation } from '../../__generated__/SubscriptionsPortalMutation.graphql.ts';
import type { SubscriptionsQuery } from '../../__generated__/SubscriptionsQuery.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { useRestored } from '../../lib/useRestored.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text, VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { canChangePlan, isDue, statusTone, statusText } from './subscription.rules.ts';

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

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-3);
  & + & {
    border-top: 1px solid var(--line);
  }
  @media ${atLeast('small')} {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    column-gap: 0;
  }
`;

const Name = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const State = styled.div`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  min-height: var(--touch);
  @media ${atLeast('small')} {
    display: contents;
  }
`;

/* A margin, not a gap: where no plan can be changed, the states end with the row. */
const Cell = styled.div`
  @media ${atLeast('small')} {
    display: flex;
    justify-content: flex-end;
    margin-left: var(--space-4);
  }
`;

const Due = styled(Text)`
  color: var(--error);
`;

type Subscription = NonNullable<NonNullable<SubscriptionsQuery['response']['node']>['subscriptions']>[number];

/** One paid plan (spec §2, §3), with a link to change it. */
function SubscriptionRow({ planName, status, restaurant, ...period }: Subscription) {
  const { currentPeriodEnd, cancelAtPeriodEnd } = period;
  return (
    <Row>
      <Name>
        <Text>
          <strong>{planName}</strong>
          {restaurant && ` ${messages.forSite(restaurant.name)}`}
        </Text>
        {currentPeriodEnd && (
          <Text $size={15} $soft $tabular>
            {(cancelAtPeriodEnd ? messages.endsOn : messages.renewsOn)(formatDate(currentPeriodEnd))}
          </Text>
        )}
        {isDue(status) && <Due $size={15}>{messages.due}</Due>}
      </Name>
      <State>
        <Cell>
          <Chip tone={statusTone(status)} dot>
            {statusText(status)}
          </Chip>
        </Cell>
        {restaurant && canChangePlan(status) && (
          <Cell>
            <LinkButton
              variant="quiet"
              to="/packages"
              search={{ upgrading: restaurant.id }}
              aria-label={messages.changePlanOf(restaurant.name)}
            >
              {messages.changePlan}
            </LinkButton>
          </Cell>
        )}
      </State>
    </Row>
  );
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
              planName
              status
              currentPeriodEnd
              cancelAtPeriodEnd
              restaurant {
                id
                name
              }
            }
          }
        }
      }
    `,
    { id: userId },
  );
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
  // Until the browser has left the page.
  const [isOpening, setIsOpening] = useState(false);
  const [failure, setFailure] = useState('');
  useRestored(() => {
    setIsOpening(false);
    setFailure('');
  });
  const subscriptions = node?.subscriptions ?? [];
  const isEmpty = subscriptions.length === 0;

  const open = async (): Promise<void> => {
    setIsOpening(true);
    setFailure('');
    const { payload, refusal } = await commit({ variables: {}, fallback: messages.portalFailed });
    if (payload) return window.location.assign(payload.url);
    setIsOpening(false);
    setFailure(refusal.message);
    // Spec §8: also shown in a browser alert.
    window.alert(refusal.message);
  };

  return (
    <Stack $gap={4}>
      {isEmpty ? (
        <Text id="no-subscriptions" $soft>
          {messages.empty}
        </Text>
      ) : (
        <List role="list" aria-label={messages.listLabel}>
          {subscriptions.map((subscription) => (
            <SubscriptionRow key={subscription.id} {...subscription} />
          ))}
        </List>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
      <div>
        <Button
          variant="secondary"
          disabled={isEmpty}
          loading={isOpening}
          onClick={() => void open()}
          aria-describedby={isEmpty ? 'no-subscriptions' : undefined}
        >
          {messages.manageBilling}
        </Button>
        <VisuallyHidden role="status">{isOpening && messages.openingPortal}</VisuallyHidden>
      </div>
    </Stack>
  );
}
