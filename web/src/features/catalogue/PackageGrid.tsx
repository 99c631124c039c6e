import { styled } from 'styled-components';

/** Cards side by side on shared rows: `$count` of them where there is room, two on tablets, one on phones. */
export const PackageGrid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;
  gap: var(--space-5);
  @media (min-width: 680px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1000px) {
    grid-template-columns: repeat(
      ${({ $count }) => $count},
      minmax(0, ${({ $count }) => ($count > 2 ? '1fr' : '400px')})
    );
    padding-block: var(--space-3);
  }
`;
