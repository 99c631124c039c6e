import { styled } from 'styled-components';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { messages } from './messages.ts';
import { restaurantTilesStyle } from './restaurantTilesStyle.ts';

const Grid = styled.div`
  ${restaurantTilesStyle}
`;

/** Four tiles to come. */
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
