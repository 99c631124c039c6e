import type { ReactNode } from 'react';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

interface Props {
  title: string;
  intro?: string;
  /** What is read while the screen loads. */
  loading: string;
  /** Text of a load that failed. */
  failure: string;
  /** A change of it loads the screen again. */
  resetKey?: string;
  /** Between the heading and what is loaded, e.g. filters. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A screen of the console: its heading, and what it loads. */
export function ConsolePage({
  title,
  intro,
  loading,
  failure,
  resetKey = '',
  controls = null,
  children,
}: Props) {
  return (
    <Page $tall>
      <PageTitle>{title}</PageTitle>
      <Stack $gap={2}>
        <Heading as="h1" $size={42}>
          {title}
        </Heading>
        {intro !== undefined && <Text $soft>{intro}</Text>}
      </Stack>
      {controls}
      <QueryBoundary
        fallback={
          <SkeletonRegion label={loading}>
            <Skeleton $height="280px" $radius="var(--radius-card)" />
          </SkeletonRegion>
        }
        failure={failure}
        resetKey={resetKey}
      >
        {children}
      </QueryBoundary>
    </Page>
  );
}
