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
  padding: 0 var(--space-5) var(--space-5);
  > :first-child {
    margin-top: -36px;
    border: 3px solid var(--surface);
  }
`;

/** The count and three cards to come. */
export function RestaurantGridSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={6}>
        <Skeleton $width="90px" $height="23px" />
        <Grid>
          {[1, 2, 3].map((card) => (
            <Card key={card} $padded={false}>
              <Skeleton $height="104px" $radius="0" />
              <Body>
                <Skeleton $width="78px" $height="78px" $radius="19px" />
                <Skeleton $width="70%" $height="48px" />
                <Skeleton $width="80%" $height="26px" $radius="999px" />
                <Skeleton $width="60%" $height="50px" />
                <Skeleton $height="44px" $radius="10px" />
              </Body>
            </Card>
          ))}
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}
