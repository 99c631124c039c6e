import { styled } from 'styled-components';

/** The page's column: at most 1160 px (or `$width` px), with the gutter at its sides. */
export const Container = styled.div<{ $width?: number }>`
  width: 100%;
  max-width: calc(${({ $width }) => ($width ? `${$width}px` : 'var(--content)')} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
