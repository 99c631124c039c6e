import { styled } from 'styled-components';

/**
 * The page's column, `--content` or `$width` px wide, with a gutter. `$tall` is at least as high as the window, so that
 * loading content does not move the footer.
 */
export const Container = styled.div<{ $width?: number; $tall?: boolean }>`
  width: 100%;
  max-width: calc(${({ $width }) => ($width ? `${$width}px` : 'var(--content)')} + 2 * var(--gutter));
  min-height: ${({ $tall }) => ($tall ? 'calc(100dvh - var(--header))' : 'auto')};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

/** A column, or a wrapping `$row`; `$gap` in steps of 4 px (default 4 = 16 px). */
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
