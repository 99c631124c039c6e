import { css } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

/** Four numbers in a row, two by two on phones, one by one where the longest label would not fit. */
export const restaurantTilesStyle = css`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(max(148px, 50% - var(--space-3)), 1fr));
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
