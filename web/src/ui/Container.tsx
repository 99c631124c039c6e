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
