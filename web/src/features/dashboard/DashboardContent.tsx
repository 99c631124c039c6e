import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { DashboardContentQuery } from '../../__generated__/DashboardContentQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { GrowthCard } from './GrowthCard.tsx';
import { messages } from './messages.ts';
import { SubscriptionsPanel } from './SubscriptionsPanel.tsx';
import { UnclaimedSitePanel } from './UnclaimedSitePanel.tsx';
import { WebsitesCard } from './WebsitesCard.tsx';

/* Side by side where both have room. */
const Cards = styled.div`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
`;

/** The greeting and the cards, once the person is known. */
export function DashboardContent() {
  const { viewer } = useScreenQuery<DashboardContentQuery>(
    graphql`
      query DashboardContentQuery @throwOnFieldError {
        viewer {
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
        <SubscriptionsPanel />
      </Stack>
    </Stack>
  );
}
