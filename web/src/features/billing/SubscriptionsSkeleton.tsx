import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';

/** The subscriptions before they are known. */
export function SubscriptionsSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={4}>
        <Skeleton $width="70%" $height="26px" />
        <Skeleton $width="160px" $height="44px" $radius="10px" />
      </Stack>
    </SkeletonRegion>
  );
}
