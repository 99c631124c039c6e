import { styled } from 'styled-components';

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
