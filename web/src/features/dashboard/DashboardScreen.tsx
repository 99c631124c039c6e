import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DashboardContent } from './DashboardContent.tsx';
import { messages } from './messages.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

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
