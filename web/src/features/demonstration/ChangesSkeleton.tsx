import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ChangesHead } from './ChangesHead.tsx';
import { ChangesLayout } from './ChangesLayout.tsx';
import { messages } from './messages.ts';

/** The question, and the shape of picture and form. */
export function ChangesSkeleton() {
  return (
    <>
      <ChangesHead />
      <SkeletonRegion label={messages.changesLoading}>
        <ChangesLayout
          about={
            <Stack $gap={4}>
              <Skeleton $width="240px" />
              <Skeleton $height="260px" $radius="var(--radius-card)" />
            </Stack>
          }
        >
          <Stack $gap={4}>
            <Skeleton $width="90px" />
            <Skeleton $height="160px" $radius="var(--radius)" />
            <Skeleton $width="190px" $height="52px" $radius="var(--radius)" />
          </Stack>
        </ChangesLayout>
      </SkeletonRegion>
    </>
  );
}
