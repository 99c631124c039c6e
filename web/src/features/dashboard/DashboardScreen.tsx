import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Stack, Container } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { messages } from './messages.ts';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';
import { UnclaimedSitePanel, PreviewBanner } from './UnclaimedSite.tsx';
import { WebsitesCard } from './WebsitesCard.tsx';

const Cards = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
`;

/** The greeting and the cards. */
function DashboardContent() {
  const { viewer } = useScreenQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery @throwOnFieldError {
        viewer {
          id
          name
          ...WebsitesCard_user
          ...GrowthCard_user
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  return (
    <Stack $gap={8}>
      <Stack $gap={2}>
        <Heading as="h1" $size={42}>
          {messages.greeting(viewer.name)}
        </Heading>
        <Text $soft>{messages.intro}</Text>
      </Stack>
      <UnclaimedSitePanel />
      <Stack $gap={6}>
        <Cards>
          <WebsitesCard user={viewer} />
          <GrowthCard user={viewer} />
        </Cards>
        <SubscriptionsPanel userId={viewer.id} />
      </Stack>
    </Stack>
  );
}

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-content: start;
  padding-block: clamp(32px, 5vw, 64px);
`;

/** The signed-in home (spec §2). */
export function DashboardScreen() {
  return (
    <Root $tall>
      <PageTitle>{messages.title}</PageTitle>
      <PreviewBanner />
      <QueryBoundary fallback={<Loading />} failure={messages.failure} heading={messages.title}>
        <DashboardContent />
      </QueryBoundary>
    </Root>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={8}>
        <Stack $gap={2}>
          <Skeleton $width="320px" $height="44px" />
          <Skeleton $width="240px" $height="26px" />
        </Stack>
        <Stack $gap={6}>
          <Skeleton $height="180px" $radius="16px" />
          <Skeleton $height="134px" $radius="16px" />
        </Stack>
      </Stack>
    </SkeletonRegion>
  );
}
