import { styled } from 'styled-components';

/** The tinted ground on which a drawing stands at the head of a card. */
export const DrawingGround = styled.div`
  display: grid;
  place-items: center;
  min-width: 0;
  padding: var(--space-5);
  background: var(--primary-soft);
  svg {
    width: clamp(144px, 11.5vw, 288px);
    height: auto;
  }
`;
