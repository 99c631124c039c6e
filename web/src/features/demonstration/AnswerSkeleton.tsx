import type { ComponentProps } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { messages } from './messages.ts';

interface Props extends ComponentProps<typeof AnswerHead> {
  /** Px of what is to be filled in above the button; 0 without such. */
  fieldHeight: number;
}

/** The question, and the shape of the picture and of what answers it. */
export function AnswerSkeleton({ fieldHeight, ...head }: Props) {
  return (
    <>
      <AnswerHead {...head} />
      <SkeletonRegion label={messages.projectLoading}>
        <AnswerLayout
          about={
            <Stack $gap={4}>
              <Skeleton $width="240px" />
              <Skeleton $height="260px" $radius="var(--radius-card)" />
            </Stack>
          }
        >
          <Stack $gap={4}>
            {fieldHeight > 0 && (
              <>
                <Skeleton $width="90px" />
                <Skeleton $height={`${fieldHeight}px`} $radius="var(--radius)" />
              </>
            )}
            <Skeleton $width="190px" $height="52px" $radius="var(--radius)" />
          </Stack>
        </AnswerLayout>
      </SkeletonRegion>
    </>
  );
}
