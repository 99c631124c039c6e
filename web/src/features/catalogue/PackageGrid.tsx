import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { DrawingGround } from './drawings.tsx';
import { messages } from './messages.ts';

/** Rows that the cards of a grid share: head, price, button, limits, features. */
const ROWS = 5;

/** The frame of a package card, whose parts are aligned with those of its neighbours. `$isRaised`: the recommended plan. */
export const PackageFrame = styled.article<{ $isRaised: boolean }>`
  position: relative;
  display: grid;
  grid-row: span ${ROWS};
  grid-template-rows: subgrid;
  gap: var(--space-5);
  min-width: 0;
  padding: 0 var(--space-5) var(--space-6);
  overflow: clip;
  --rise: 0px;
  border: ${({ $isRaised }) => ($isRaised ? '2px solid var(--primary)' : '1px solid var(--line)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: ${({ $isRaised }) => ($isRaised ? 'var(--shadow)' : 'none')};
  /* Larger than its neighbours; its content stays aligned with theirs. */
  @media ${atLeast('large')} {
    --rise: ${({ $isRaised }) => ($isRaised ? '12px' : '0px')};
    margin-block: calc(-1 * var(--rise));
    padding-bottom: calc(var(--space-6) + var(--rise));
  }
`;

/** Cards on shared rows: one column on phones, two on tablets, then `$count` columns, at least three. */
export const PackageGrid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: var(--space-5);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }
  @media ${atLeast('large')} {
    grid-template-columns: repeat(${({ $count }) => Math.max($count, 3)}, minmax(0, 1fr));
    padding-block: var(--space-3);
  }
`;

const Ground = styled(DrawingGround)`
  height: calc(3.1 * var(--size-42));
  margin-inline: calc(-1 * var(--space-5));
`;

const CARDS = ['one', 'two', 'three', 'four'];

/** Four empty cards while the plans load. */
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
