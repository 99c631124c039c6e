import { styled } from 'styled-components';

/** Head, price, button, limits, features: the rows that the cards of a grid share. */
const ROWS = 5;

/** The frame of a package card; its parts stand in line with those of its neighbours. `$isRaised` lifts the recommended one. */
export const PackageFrame = styled.article<{ $isRaised: boolean }>`
  position: relative;
  display: grid;
  grid-row: span ${ROWS};
  grid-template-rows: subgrid;
  gap: var(--space-5);
  min-width: 0;
  padding: var(--space-6) var(--space-5);
  border: ${({ $isRaised }) => ($isRaised ? '2px solid var(--primary)' : '1px solid var(--line)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: ${({ $isRaised }) => ($isRaised ? 'var(--shadow)' : 'none')};
  /* Higher and lower than its neighbours, while what stands in it stays in line with theirs. */
  @media (min-width: 1000px) {
    margin-block: ${({ $isRaised }) => ($isRaised ? '-12px' : '0')};
    padding-block: ${({ $isRaised }) => ($isRaised ? '36px' : 'var(--space-6)')};
  }
`;
