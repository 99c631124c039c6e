import { styled } from 'styled-components';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';
import { restaurantGridStyle } from './restaurantGridStyle.ts';

const Grid = styled.div`
  ${restaurantGridStyle}
`;

const Body = styled(Stack)`
  padding: var(--space-5);
`;

/** Three cards to come. */
export function RestaurantGridSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Grid>
        {[1, 2, 3].map((card) => (
          <Card key={card} $padded={false}>
            <Skeleton $height="88px" $radius="0" />
            <Body>
              <Skeleton $width="72px" $height="72px" $radius="16px" />
              <Skeleton $width="70%" $height="24px" />
              <Skeleton $width="50%" $height="18px" />
              <Skeleton $width="80%" $height="26px" $radius="999px" />
              <Skeleton $height="44px" $radius="10px" />
            </Body>
          </Card>
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
