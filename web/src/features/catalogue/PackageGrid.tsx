import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

/** Cards side by side on shared rows: one on phones, two on tablets, then as many as there are (`$count`), and no wider than a third. */
export const PackageGrid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  gap: var(--space-5);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }
  @media ${atLeast('large')} {
    grid-template-columns: repeat(${({ $count }) => Math.max($count, 3)}, minmax(0, 1fr));
    padding-block: var(--space-3);
  }
`;
