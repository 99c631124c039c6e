import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './Text.tsx';

const breathe = keyframes`50% { opacity: 0.45; }`;

/** A placeholder with the shape of the content; sizes are CSS lengths. Wrap a group of them in SkeletonRegion. */
export const Skeleton = styled.span<{ $width?: string; $height?: string; $radius?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${({ $radius = '6px' }) => $radius};
  background: var(--surface-2);
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

/** A group of skeletons. Screen readers get only `label`. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
