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

/* Four in a row, two by two on phones, one by one where the longest label does not fit. */
const Grid = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(max(148px, 50% - var(--space-3)), 1fr));
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

/** Shown while the numbers load. */
export function RestaurantTilesSkeleton() {
  return (
    <SkeletonRegion label={messages.countsLoading}>
      <Grid>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} $height="114px" $radius="16px" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}

/* The number is above its label, but screen readers read it after. */
const Tile = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  > h2,
  > :nth-child(2) {
    grid-row: 1;
  }
  padding: var(--space-4) clamp(var(--space-3), 3vw, var(--space-5));
  font-variant-numeric: tabular-nums;
`;

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
    <Grid as="dl" aria-label={messages.countsLabel}>
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
    </Grid>
  );
}
