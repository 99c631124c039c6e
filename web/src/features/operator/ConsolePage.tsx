import type { ReactNode } from 'react';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';

interface RegionProps {
  /** What is read while the region loads. */
  loading: string;
  /** Text of a load that failed. */
  failure: string;
  /** The page's heading above a failure, when the content has its own. */
  heading?: string;
  /** A change of it loads the region again. */
  resetKey?: string;
  children: ReactNode;
}

/** What a screen of the console loads. */
export function ConsoleRegion({ loading, failure, heading, resetKey = '', children }: RegionProps) {
  return (
    <QueryBoundary
      fallback={
        <SkeletonRegion label={loading}>
          <Skeleton $height="280px" $radius="var(--radius-card)" />
        </SkeletonRegion>
      }
      failure={failure}
      heading={heading}
      resetKey={resetKey}
    >
      {children}
    </QueryBoundary>
  );
}

interface Props extends Omit<RegionProps, 'heading'> {
  title: string;
  intro?: string;
  /** Between the heading and what is loaded, e.g. filters. */
  controls?: ReactNode;
}

/** A screen of the console: its heading, and what it loads. */
export function ConsolePage({ title, intro, controls = null, ...region }: Props) {
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
      <ConsoleRegion {...region} />
    </Page>
  );
}
