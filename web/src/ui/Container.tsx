import { styled } from 'styled-components';

/** The page's column (`--content` wide, or `$width` px) with the gutter at its sides. Header, footer and content share its edges. */
export const Container = styled.div<{ $width?: number }>`
  width: 100%;
  max-width: calc(${({ $width }) => ($width ? `${$width}px` : 'var(--content)')} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
