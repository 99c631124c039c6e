import { graphql } from 'react-relay';
import type { OperatorScreenQuery } from '../../__generated__/OperatorScreenQuery.graphql.ts';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { RedesignCard } from './RedesignCard.tsx';

function Requests() {
  const { operatorRedesigns } = useScreenQuery<OperatorScreenQuery>(
    graphql`
      query OperatorScreenQuery @throwOnFieldError {
        operatorRedesigns(isOpen: true, first: 100) {
          edges {
            node {
              id
              ...RedesignCard_redesign
            }
          }
        }
      }
    `,
    {},
    'store-and-network',
  );
  if (!operatorRedesigns)
    return (
      <EmptyState illustration={Bell} title={messages.refusedTitle}>
        {messages.refusedText}
      </EmptyState>
    );
  if (operatorRedesigns.edges.length === 0)
    return (
      <EmptyState illustration={Bell} title={messages.operatorEmpty}>
        {messages.operatorEmptyText}
      </EmptyState>
    );
  return (
    <Stack $gap={5}>
      {operatorRedesigns.edges.map(({ node }) => (
        <RedesignCard key={node.id} redesign={node} side="operator" />
      ))}
    </Stack>
  );
}

/** The open requests for a redesign, for our operators. */
export function OperatorScreen() {
  return (
    <Page $tall>
      <PageTitle>{messages.operatorTitle}</PageTitle>
      <Heading as="h1" $size={42}>
        {messages.operatorTitle}
      </Heading>
      <QueryBoundary
        fallback={
          <SkeletonRegion label={messages.loading}>
            <Skeleton $height="280px" $radius="var(--radius-card)" />
          </SkeletonRegion>
        }
        failure={messages.loadFailed}
      >
        <Requests />
      </QueryBoundary>
    </Page>
  );
}
