import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { OwnSiteQuery, OwnSiteQuery$data } from '../../__generated__/OwnSiteQuery.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { messages as orders } from '../orders/messages.ts';
import { useTotalsToday } from '../orders/OrdersToday.tsx';
import { Checklist } from '../restaurants/firstSteps/Checklist.tsx';
import { messages as kitchen } from '../restaurants/ordersNow/messages.ts';
import { OrdersNow } from '../restaurants/ordersNow/OrdersNow.tsx';
import { messages } from './messages.ts';
import { SiteHead } from './SiteHead.tsx';

type Viewer = NonNullable<OwnSiteQuery$data['viewer']>;
type Site = Viewer['restaurants']['edges'][number]['node'];

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);
  > * {
    padding: var(--space-6);
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    > * + * {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-8);
  font-variant-numeric: tabular-nums;
`;

/** The orders and the sales of today. */
function Today({ desk }: { desk: Viewer['desks'][number] }) {
  const totals = useTotalsToday(desk);
  if (!totals) return null;
  const { sold, total, waiting } = totals;
  return (
    <Stack $gap={3} $align="start">
      <Figures>
        <div>
          <Heading as="p" $size={42}>
            {sold.toLocaleString('en-GB')}
          </Heading>
          <Text $size={15} $soft>
            {messages.ordersToday(sold)}
          </Text>
        </div>
        <div>
          <Heading as="p" $size={42}>
            {formatPence(total)}
          </Heading>
          <Text $size={15} $soft>
            {messages.sales}
          </Text>
        </div>
      </Figures>
      {waiting > 0 && (
        <Chip tone="warning" dot>
          {orders.waiting(waiting)}
        </Chip>
      )}
      {desk.unattendedSince && (
        <TextLink to="/orders/board" search={{ at: desk.slug }}>
          {orders.unattendedShort}
        </TextLink>
      )}
      <LinkButton
        to="/orders/{-$orderId}"
        search={{ at: desk.slug }}
        variant={waiting > 0 ? 'primary' : 'secondary'}
      >
        {messages.seeOrders}
      </LinkButton>
    </Stack>
  );
}

/** Whether orders are taken now, and the steps to the first order. */
function Kitchen({ site, emailVerified }: { site: Site; emailVerified: boolean }) {
  return (
    <Stack as="section" $gap={4} aria-labelledby="kitchen">
      <Heading as="h3" id="kitchen" $size={17}>
        {messages.kitchenTitle}
      </Heading>
      {site.ordering.opensWithoutHours && (
        <Alert
          tone="warning"
          action={
            <TextLink to="/editor/$id" params={{ id: site.id }} search={{ tab: 'ordering' }}>
              {kitchen.setHours}
            </TextLink>
          }
        >
          {kitchen.opensWithoutHours}
        </Alert>
      )}
      <OrdersNow restaurant={site} />
      <Checklist restaurant={site} emailVerified={emailVerified} />
    </Stack>
  );
}

interface SiteCardProps {
  site: Site;
  desk: Viewer['desks'][number] | undefined;
  emailVerified: boolean;
}

function SiteCard({ site, desk, emailVerified }: SiteCardProps) {
  const isOpen = !site.isSuspended && site.subscription.status !== 'ARCHIVED';
  return (
    <Card as="section" $padded={false} aria-labelledby="own-site">
      <SiteHead restaurant={site} headingId="own-site" canShare={isOpen} />
      {isOpen && (
        <Parts>
          {desk && (
            <Stack as="section" $gap={3} aria-labelledby="site-orders">
              <Heading as="h3" id="site-orders" $size={17}>
                {messages.todayTitle}
              </Heading>
              <QueryBoundary fallback={<Skeleton $height="130px" />} failure={orders.panelFailed}>
                <Today desk={desk} />
              </QueryBoundary>
            </Stack>
          )}
          <Kitchen site={site} emailVerified={emailVerified} />
        </Parts>
      )}
    </Card>
  );
}

function LoadedSite() {
  const { viewer } = useScreenQuery<OwnSiteQuery>(
    graphql`
      query OwnSiteQuery @throwOnFieldError {
        viewer {
          emailVerified
          desks {
            id
            restaurantId
            slug
            timeZone
            unattendedSince
          }
          restaurants(first: 1) {
            edges {
              node {
                id
                isSuspended
                subscription {
                  status
                }
                ordering {
                  opensWithoutHours
                }
                ...SiteHead_restaurant
                ...OrdersNow_restaurant
                ...Checklist_restaurant
              }
            }
          }
        }
      }
    `,
    {},
  );
  const site = viewer?.restaurants.edges[0]?.node;
  if (!site) return null;
  const desk = viewer.desks.find(({ restaurantId }) => restaurantId === site.id);
  return <SiteCard site={site} desk={desk} emailVerified={viewer.emailVerified} />;
}

/** The owner's only website in the middle of the dashboard: its state, the orders of today, and the steps to the first order. */
export function OwnSite() {
  return (
    <QueryBoundary
      isAwaited
      fallback={
        <SkeletonRegion label={messages.siteLoading}>
          <Skeleton $height="420px" $radius="16px" />
        </SkeletonRegion>
      }
      failure={messages.failure}
    >
      <LoadedSite />
    </QueryBoundary>
  );
}
