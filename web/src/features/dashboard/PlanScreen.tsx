import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { PlanScreenQuery, PlanScreenQuery$data } from '../../__generated__/PlanScreenQuery.graphql.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { Invoices } from '../billing/Invoices.tsx';
import { messages as billing } from '../billing/messages.ts';
import { Subscriptions, SubscriptionsSkeleton } from '../billing/Subscriptions.tsx';
import { SiteState } from '../restaurants/SiteState.tsx';
import { messages } from './messages.ts';

type Site = NonNullable<PlanScreenQuery$data['viewer']>['restaurants']['edges'][number]['node'];

/** Percent of the orders of a month. */
const NEARLY_FULL = 80;

const Used = styled(Stack)`
  width: 100%;
`;

/** Draws its value itself: browsers draw a meter in colours and sizes of their own. `$used`: percent. */
const Meter = styled.meter<{ $used: number }>`
  width: 100%;
  max-width: 420px;
  height: 12px;
  appearance: none;
  border: 0;
  border-radius: 6px;
  background: linear-gradient(
    to right,
    ${({ $used }) => ($used > NEARLY_FULL ? 'var(--warning)' : 'var(--primary)')} ${({ $used }) => $used}%,
      var(--line) 0
  );
  &::-webkit-meter-inner-element {
    display: none;
  }
  &::-moz-meter-bar {
    background: none;
  }
`;

/** The orders of this month, and how many the plan has left. */
function OrdersUsed({ site: { name, monthOrders } }: { site: Site }) {
  const { count, limit } = monthOrders;
  return (
    <Used $gap={1}>
      <Text $size={15} $tabular>
        {messages.ordersUsed(count, limit ?? null)}
      </Text>
      {limit != null && (
        <Meter
          aria-label={messages.ordersUsedOf(name)}
          $used={(Math.min(count, limit) / limit) * 100}
          min={0}
          max={limit}
          value={Math.min(count, limit)}
        />
      )}
    </Used>
  );
}

/** A website with its plan in words, what is used of it, and the way to another plan; a due payment comes first. */
function SitePlan({ site }: { site: Site }) {
  const { id, name, isFreePlan, subscription } = site;
  return (
    <Card as="li">
      <Stack $gap={4} $align="start">
        <Heading as="h2" $size={20}>
          {name}
        </Heading>
        <SiteState restaurant={site} />
        <OrdersUsed site={site} />
        {subscription.status !== 'ARCHIVED' && subscription.status !== 'PAST_DUE' && (
          <LinkButton
            variant={isFreePlan ? 'primary' : 'secondary'}
            to="/packages"
            search={{ upgrading: id }}
            aria-label={isFreePlan ? messages.upgradeOf(name) : billing.changePlanOf(name)}
          >
            {isFreePlan ? messages.choosePlan : billing.changePlan}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

const Sites = styled.ul`
  display: grid;
  gap: var(--space-5);
`;

function PlanContent() {
  const { viewer } = useScreenQuery<PlanScreenQuery>(
    graphql`
      query PlanScreenQuery @throwOnFieldError {
        viewer {
          id
          restaurants(first: 50) {
            totalCount
            edges {
              node {
                id
                name
                isFreePlan
                subscription {
                  status
                }
                monthOrders {
                  count
                  limit
                }
                ...SiteState_restaurant
              }
            }
          }
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  const { edges, totalCount } = viewer.restaurants;
  return (
    <Stack $gap={6}>
      {edges.length === 0 ? (
        <Text $soft>
          {messages.planNoSites} <TextLink to="/setup">{messages.createNew}</TextLink>
        </Text>
      ) : (
        <Sites role="list" aria-label={messages.planSites}>
          {edges.map(({ node }) => (
            <SitePlan key={node.id} site={node} />
          ))}
        </Sites>
      )}
      {totalCount > edges.length && (
        <Text $soft>
          {messages.planMore(edges.length)} <TextLink to="/my-restaurants">{messages.manage}</TextLink>
        </Text>
      )}
      <Card as="section" aria-labelledby="payments">
        <Stack>
          <Heading as="h2" id="payments" $size={20}>
            {messages.subscriptionsTitle}
          </Heading>
          <QueryBoundary fallback={<SubscriptionsSkeleton />} failure={billing.failure}>
            <Subscriptions userId={viewer.id} />
          </QueryBoundary>
          <Text $size={15} $soft>
            {messages.cancelText}
          </Text>
          <Invoices userId={viewer.id} />
        </Stack>
      </Card>
    </Stack>
  );
}

/** The plans of the user's websites: state, orders used, next payment, change, invoices and how to cancel. */
export function PlanScreen() {
  return (
    <Page $tall>
      <PageTitle>{messages.planTitle}</PageTitle>
      <Stack $gap={2}>
        <Heading as="h1" $size={42}>
          {messages.planTitle}
        </Heading>
        <Text $soft>{messages.planIntro}</Text>
      </Stack>
      <QueryBoundary fallback={<Loading />} failure={messages.failure}>
        <PlanContent />
      </QueryBoundary>
    </Page>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.planLoading}>
      <Stack $gap={6}>
        <Skeleton $height="180px" $radius="16px" />
        <Skeleton $height="200px" $radius="16px" />
      </Stack>
    </SkeletonRegion>
  );
}
