import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonRegion } from '../../ui/SkeletonRegion.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnswerLayout } from './AnswerLayout.tsx';
import { messages } from './messages.ts';

interface Props {
  title: string;
  intro: string;
  /** Px of what is to be filled in above the button; 0 without such. */
  fieldHeight: number;
}

/** The question, and the shape of the picture and of what answers it. */
export function AnswerSkeleton({ title, intro, fieldHeight }: Props) {
  return (
    <AnswerLayout
      title={title}
      intro={intro}
      about={
        <SkeletonRegion label={messages.projectLoading}>
          <Stack $gap={4}>
            <Skeleton $width="240px" $height="50px" />
            <Skeleton $height="320px" $radius="var(--radius-card)" />
          </Stack>
        </SkeletonRegion>
      }
    >
      <Stack $gap={4} aria-hidden>
        {fieldHeight > 0 && (
          <>
            <Skeleton $width="90px" />
            <Skeleton $height={`${fieldHeight}px`} $radius="var(--radius)" />
          </>
        )}
        <Skeleton $width="190px" $height="52px" $radius="var(--radius)" />
      </Stack>
    </AnswerLayout>
  );
}
