import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DrawingGround } from './DrawingGround.tsx';
import { messages } from './messages.ts';
import { PackageFrame } from './PackageFrame.tsx';
import { PackageGrid } from './PackageGrid.tsx';

const Ground = styled(DrawingGround)`
  height: calc(3.1 * var(--size-42));
  margin-inline: calc(-1 * var(--space-5));
`;

const CARDS = ['one', 'two', 'three', 'four'];

/** The cards before they are known. */
export function PackageGridSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <PackageGrid $count={CARDS.length}>
        {CARDS.map((card) => (
          <PackageFrame as="div" key={card} $isRaised={false}>
            <Stack $gap={3}>
              <Ground />
              <Skeleton $width="80%" $height="29px" />
              <Skeleton $height="23px" />
            </Stack>
            <Stack $gap={3}>
              <Skeleton $height="49px" $radius="10px" />
              <Skeleton $width="70%" $height="42px" />
              <Skeleton $width="60%" $height="23px" />
            </Stack>
            <Skeleton $height="44px" $radius="10px" />
            <Skeleton $height="52px" />
            <Skeleton $height="280px" $radius="10px" />
          </PackageFrame>
        ))}
      </PackageGrid>
    </SkeletonRegion>
  );
}
