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

/* The number stands above its label and is still read after it. */
const Tile = styled(Card)`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
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
    [messages.total, total],
    [messages.activePaid, active],
    [messages.inTrial, inTrial],
    [messages.expired, expired],
  ] as const;
  return (
    <Grid aria-label={messages.countsLabel}>
      {tiles.map(([label, count]) => (
        <Tile key={label}>
          <Text as="dt" $size={15} $soft>
            {label}
          </Text>
          <Heading as="dd" $size={32}>
            {count}
          </Heading>
        </Tile>
      ))}
    </Grid>
  );
}
