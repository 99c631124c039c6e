import { css } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

/** Four numbers in a row, two by two on phones. */
export const restaurantTilesStyle = css`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
