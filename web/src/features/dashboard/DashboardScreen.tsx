import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type {
  DashboardScreenQuery,
  DashboardScreenQuery$data,
} from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { warmQuery } from '../../relay/warmQuery.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack, Page } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { Invoices } from '../billing/Invoices.tsx';
import { messages as billing } from '../billing/messages.ts';
import { Subscriptions, SubscriptionsSkeleton } from '../billing/Subscriptions.tsx';
import { OrdersToday } from '../orders/OrdersToday.tsx';
import { KitchensNow } from '../restaurants/ordersNow/KitchensNow.tsx';
import { HelpedRestaurants, useHelpedRestaurants } from './HelpedRestaurants.tsx';
import { messages } from './messages.ts';
import { OwnSite } from './OwnSite.tsx';
import { UnclaimedSitePanel, PreviewBanner } from './UnclaimedSite.tsx';
import { WaitingRedesigns } from './WaitingRedesigns.tsx';

const Count = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`;

/** The number of the user's websites, with a link to them (spec §2) or to a first one. */
function WebsitesCard({ count }: { count: number }) {
  return (
    <Stack as={Card} $row $between>
      <Count>
        <Heading as="span" $size={42}>
          {count}
        </Heading>
        <Text as="span" $soft>
          {messages.websites(count)}
        </Text>
      </Count>
      <Stack $row $gap={3}>
        {count === 0 && <LinkButton to="/setup">{messages.createNew}</LinkButton>}
        <LinkButton to="/my-restaurants" variant={count === 0 ? 'secondary' : 'primary'}>
          {messages.manage}
        </LinkButton>
      </Stack>
    </Stack>
  );
}

const UpgradeDialog = lazy(async () => ({ default: (await import('./UpgradeDialog.tsx')).UpgradeDialog }));

const Growth = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  background: var(--primary-soft);
`;

/** Offers a paid plan to owners of free websites (spec §2). */
function GrowthCard({ isTrialAvailable }: { isTrialAvailable: boolean }) {
  /** Null before the first opening: until then neither the dialog's code nor its data is loaded. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const open = (): void => {
    warmQuery(() => import('../../__generated__/UpgradeDialogQuery.graphql.ts'), {});
    setIsOpen(true);
  };
  return (
    <Growth as="section" aria-labelledby="growth">
      <Heading id="growth" $size={25}>
        {messages.growthTitle}
      </Heading>
      <Text>{messages.growthText(isTrialAvailable)}</Text>
      <Button onClick={open}>{messages.upgrade}</Button>
      {isOpen !== null && (
        <Suspense>
          <UpgradeDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Growth>
  );
}

/** Paid subscriptions and invoices (spec §2). */
function PlanCard({ userId }: { userId: string }) {
  return (
    <Card as="section" aria-labelledby="subscriptions">
      <Stack>
        <Stack $row $between $gap={[2, 4]}>
          <Heading id="subscriptions" $size={20}>
            {messages.subscriptionsTitle}
          </Heading>
          <TextLink to="/plan">{messages.toPlan}</TextLink>
        </Stack>
        <QueryBoundary fallback={<SubscriptionsSkeleton />} failure={billing.failure}>
          <Subscriptions userId={userId} />
        </QueryBoundary>
        <Invoices userId={userId} />
      </Stack>
    </Card>
  );
}

/* The offer needs more room than the number. */
const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-6);
  > * {
    flex: 1 1 300px;
  }
  > * + * {
    flex: 2 1 420px;
  }
`;

/** The data of the dashboard. When the subscriptions or the invoices fail, the rest stays (spec §2). */
function DashboardContent() {
  const { viewer } = useScreenQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery @throwOnFieldError {
        viewer {
          id
          name
          ...HelpedRestaurants_user
          ...WaitingRedesigns_user
          restaurantCounts {
            total
            free
            trialAvailable
          }
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  return <ViewerDashboard user={viewer} />;
}

function ViewerDashboard({ user }: { user: NonNullable<DashboardScreenQuery$data['viewer']> }) {
  const { id, name, restaurantCounts } = user;
  const { total, free, trialAvailable } = restaurantCounts;
  const helped = useHelpedRestaurants(user);
  /** Owns nothing: a first website of their own is not what this person is here for. */
  const onlyHelps = total === 0 && helped.length > 0;
  return (
    <Stack $gap={8}>
      <Stack $gap={2}>
        <Heading as="h1" $size={42}>
          {messages.greeting(name)}
        </Heading>
        {!onlyHelps && total !== 1 && <Text $soft>{messages.intro}</Text>}
      </Stack>
      <WaitingRedesigns user={user} />
      <UnclaimedSitePanel />
      <Suspense fallback={<PartsLoading />}>
        {total === 1 && helped.length === 0 ? (
          <OwnSite />
        ) : (
          <>
            {(total > 0 || onlyHelps) && <OrdersToday />}
            {total > 0 && <KitchensNow />}
          </>
        )}
        {helped.length > 0 && <HelpedRestaurants desks={helped} />}
        {onlyHelps ? (
          <Text $soft>
            {messages.ownSite} <TextLink to="/setup">{messages.createNew}</TextLink>
          </Text>
        ) : (
          <Stack $gap={6}>
            <Cards>
              <WebsitesCard count={total} />
              {free > 0 && <GrowthCard isTrialAvailable={trialAvailable > 0} />}
            </Cards>
            <PlanCard userId={id} />
          </Stack>
        )}
      </Suspense>
    </Stack>
  );
}

/** The signed-in home (spec §2). */
export function DashboardScreen() {
  return (
    <Page $tall>
      <PageTitle>{messages.title}</PageTitle>
      <PreviewBanner />
      <QueryBoundary fallback={<Loading />} failure={messages.failure} heading={messages.title}>
        <DashboardContent />
      </QueryBoundary>
    </Page>
  );
}

function Loading() {
  return (
    <Stack $gap={8}>
      <Stack $gap={2} aria-hidden>
        <Skeleton $width="320px" $height="44px" />
        <Skeleton $width="240px" $height="26px" />
      </Stack>
      <PartsLoading />
    </Stack>
  );
}

/** Everything below the greeting appears together, so that no part moves those below it. */
function PartsLoading() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={6}>
        <Skeleton $height="420px" $radius="16px" />
        <Cards>
          <Skeleton $height="160px" $radius="16px" />
          <Skeleton $height="160px" $radius="16px" />
        </Cards>
      </Stack>
    </SkeletonRegion>
  );
}
