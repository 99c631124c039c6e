import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { KitchensNowQuery } from '../../../__generated__/KitchensNowQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, TextLink } from '../../../ui/Text.tsx';
import { Checklist } from '../firstSteps/Checklist.tsx';
import { messages } from './messages.ts';
import { OrdersNow } from './OrdersNow.tsx';

const Kitchens = styled.ul`
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
`;

const Kitchen = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`;

function KitchenCards() {
  const { viewer } = useScreenQuery<KitchensNowQuery>(
    graphql`
      query KitchensNowQuery @throwOnFieldError {
        viewer {
          emailVerified
          restaurants(first: 6) {
            edges {
              node {
                id
                name
                isSuspended
                ordering {
                  opensWithoutHours
                }
                subscription {
                  status
                }
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
  const sites = (viewer?.restaurants.edges ?? [])
    .map(({ node }) => node)
    .filter(({ isSuspended, subscription }) => !isSuspended && subscription.status !== 'ARCHIVED');
  if (sites.length === 0) return null;
  return (
    <Stack as="section" $gap={4} aria-labelledby="kitchens">
      <Heading as="h2" id="kitchens" $size={20}>
        {messages.panelTitle}
      </Heading>
      <Kitchens role="list">
        {sites.map((site) => (
          <Kitchen key={site.id} as="li">
            <Heading as="h3" $size={17}>
              <TextLink to="/editor/$id" params={{ id: site.id }} search={{ tab: 'ordering' }}>
                {site.name}
              </TextLink>
            </Heading>
            {site.ordering.opensWithoutHours && (
              <Alert
                tone="warning"
                action={
                  <TextLink to="/editor/$id" params={{ id: site.id }} search={{ tab: 'ordering' }}>
                    {messages.setHours}
                  </TextLink>
                }
              >
                {messages.opensWithoutHours}
              </Alert>
            )}
            <OrdersNow restaurant={site} />
            <Checklist restaurant={site} emailVerified={viewer?.emailVerified ?? true} />
          </Kitchen>
        ))}
      </Kitchens>
    </Stack>
  );
}

/** The newest open sites of the owner: whether they take orders now, and the steps to their first order. */
export function KitchensNow() {
  return (
    <QueryBoundary isAwaited fallback={null} failure={messages.panelFailed}>
      <KitchenCards />
    </QueryBoundary>
  );
}
