import { styled } from 'styled-components';

/** Buttons with minutes in equal parts: the fingers find them without reading. */
export const Minutes = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  > button {
    padding-inline: var(--space-1);
    font-variant-numeric: tabular-nums;
  }
`;
