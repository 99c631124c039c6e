import { styled } from 'styled-components';
import { atLeast } from '../../ui/breakpoints.ts';

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
  padding: 0 var(--space-5) var(--space-6);
  overflow: clip;
  --rise: 0px;
  border: ${({ $isRaised }) => ($isRaised ? '2px solid var(--primary)' : '1px solid var(--line)')};
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: ${({ $isRaised }) => ($isRaised ? 'var(--shadow)' : 'none')};
  /* Higher and lower than its neighbours, while what stands in it stays in line with theirs. */
  @media ${atLeast('large')} {
    --rise: ${({ $isRaised }) => ($isRaised ? '12px' : '0px')};
    margin-block: calc(-1 * var(--rise));
    padding-bottom: calc(var(--space-6) + var(--rise));
  }
`;
