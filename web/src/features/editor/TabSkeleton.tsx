import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';

/** A tab to come: a heading, a large thing, fields. */
export function TabSkeleton() {
  return (
    <SkeletonRegion label={messages.loadingTab}>
      <Stack $gap={5}>
        <Skeleton $width="180px" $height="28px" />
        <Skeleton $height="260px" $radius="16px" />
        <Skeleton $width="120px" $height="18px" />
        <Skeleton $height="44px" $radius="10px" />
      </Stack>
    </SkeletonRegion>
  );
}
