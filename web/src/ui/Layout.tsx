import { styled } from 'styled-components';

/**
 * The page's column (`--content` wide, or `$width` px) with the gutter at its sides; header, footer and content share its
 * edges. `$tall`: at least as high as the window, so that what is still loading does not push the footer about.
 */
export const Container = styled.div<{ $width?: number; $tall?: boolean }>`
  width: 100%;
  max-width: calc(${({ $width }) => ($width ? `${$width}px` : 'var(--content)')} + 2 * var(--gutter));
  min-height: ${({ $tall }) => ($tall ? 'calc(100dvh - var(--header))' : 'auto')};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** Things below each other, or in a wrapping `$row`; `$gap` on the 4 px grid (default 4 = 16 px). */
export const Stack = styled.div<{
  $gap?: Space;
  $row?: boolean;
  $align?: 'start' | 'center' | 'end' | 'stretch';
}>`
  display: flex;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $row }) => ($row ? 'wrap' : 'nowrap')};
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  gap: var(--space-${({ $gap = 4 }) => $gap});
`;
