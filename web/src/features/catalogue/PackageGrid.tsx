import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

/** Cards side by side on shared rows: `$count` of them where there is room for so many, two on tablets, one on phones. */
export const PackageGrid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  gap: var(--space-5);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }
  @media ${atLeast('large')} {
    grid-template-columns: repeat(
      ${({ $count }) => $count},
      minmax(0, ${({ $count }) => ($count > 2 ? '1fr' : 'calc(var(--content) * 0.36)')})
    );
    padding-block: var(--space-3);
  }
`;
