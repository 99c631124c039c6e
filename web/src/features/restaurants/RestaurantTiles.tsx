import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantTilesQuery } from '../../__generated__/RestaurantTilesQuery.graphql.ts';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { messages } from './messages.ts';

/* One quiet strip: four in a row, two by two on phones, one by one where the longest label does not fit. */
const Strip = styled(Card)`
  display: grid;
  overflow: hidden;
  grid-template-columns: repeat(auto-fit, minmax(max(148px, 50% - 1px), 1fr));
  gap: 1px;
  background: var(--line);
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/* The number is before its label, but screen readers read it after. */
const Tile = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  align-content: center;
  padding: var(--space-3) clamp(var(--space-3), 2vw, var(--space-5));
  background: var(--surface);
  font-variant-numeric: tabular-nums;
  > dt {
    grid-area: 1 / 2;
    align-self: end;
  }
  > :nth-child(2) {
    grid-area: 1 / 1 / 3;
  }
  > :nth-child(3) {
    align-self: start;
    line-height: 1.3;
  }
`;

/** Shown while the numbers load. */
export function RestaurantTilesSkeleton() {
  return (
    <SkeletonRegion label={messages.countsLoading}>
      <Strip as="div" $padded={false}>
        {[1, 2, 3, 4].map((tile) => (
          <Tile key={tile}>
            <Skeleton $width="50%" $height="58px" />
          </Tile>
        ))}
      </Strip>
    </SkeletonRegion>
  );
}

/** The numbers of websites by state (spec §2, §4). A query of its own: the numbers do not change with the search, and fail alone. */
export function RestaurantTiles() {
  const { viewer } = useScreenQuery<RestaurantTilesQuery>(
    graphql`
      query RestaurantTilesQuery @throwOnFieldError {
        viewer {
          restaurantCounts {
            total
            active
            inTrial
            expired
          }
        }
      }
    `,
    {},
  );
  if (!viewer) return <SessionEnded />;
  const { total, active, inTrial, expired } = viewer.restaurantCounts;
  const tiles = [
    [messages.total, total, messages.totalNote],
    [messages.activePaid, active, messages.activePaidNote],
    [messages.inTrial, inTrial, messages.inTrialNote],
    [messages.expired, expired, messages.expiredNote],
  ] as const;
  return (
    <Strip as="dl" $padded={false} aria-label={messages.countsLabel}>
      {tiles.map(([label, count, note]) => (
        <Tile key={label}>
          <Text as="dt" $size={15} $soft>
            {label}
          </Text>
          <Heading as="dd" $size={32}>
            {count}
          </Heading>
          <Text as="dd" $size={13} $soft>
            {note}
          </Text>
        </Tile>
      ))}
    </Strip>
  );
}
