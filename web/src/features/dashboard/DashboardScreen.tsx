import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { messages } from './messages.ts';

const Root = styled(Container)`
  padding-block: clamp(32px, 5vw, 64px);
`;

/** The signed-in home (spec §2). */
export function DashboardScreen() {
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <QueryBoundary fallback={<Loading />} failure={messages.failure}>
        <DashboardContent />
      </QueryBoundary>
    </Root>
  );
}

function Loading() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={8}>
        <Skeleton $width="320px" $height="48px" />
        <Skeleton $height="148px" $radius="16px" />
      </Stack>
    </SkeletonRegion>
  );
}
