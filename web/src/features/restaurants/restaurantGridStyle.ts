import { css } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

/** 1 column on small screens, 2 on medium, 3 on large (spec §2, breakpoints of §9). */
export const restaurantGridStyle = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;
