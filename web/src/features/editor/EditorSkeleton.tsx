import { styled } from 'styled-components';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { messages } from './messages.ts';
import { PREVIEW_BESIDE } from './preview/LivePreview.tsx';

/** Shown while a tab loads. */
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

/** The editor and, on wide screens, the preview beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  @media ${PREVIEW_BESIDE} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
`;

const Phone = styled.div`
  display: none;
  @media ${PREVIEW_BESIDE} {
    display: block;
  }
`;

/** Shown while the editor loads. */
export function EditorSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={6}>
        <Skeleton $width="320px" $height="38px" />
        <Columns>
          <Stack $gap={5}>
            <Skeleton $width="300px" $height="44px" $radius="10px" />
            <Skeleton $height="300px" $radius="16px" />
            <Skeleton $height="160px" $radius="16px" />
          </Stack>
          <Phone>
            <Skeleton $height="680px" $radius="44px" />
          </Phone>
        </Columns>
      </Stack>
    </SkeletonRegion>
  );
}
