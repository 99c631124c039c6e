import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantTilesQuery } from '../../__generated__/RestaurantTilesQuery.graphql.ts';
import { useScreenQuery } from '../../relay/useScreenQuery.ts';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { messages } from './messages.ts';
import { restaurantTilesStyle } from './restaurantTilesStyle.ts';

const Grid = styled.dl`
  ${restaurantTilesStyle}
`;

/* The number is above its label and is still read after it. */
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

/** How many websites there are, by state (spec §2, §4). */
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
    <Grid aria-label={messages.countsLabel}>
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
