import { css, keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** The darkened ground below dialogs and drawers; react-aria marks coming and going. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--scrim);
  &[data-entering] {
    animation: ${appear} 160ms ease-out;
  }
  &[data-exiting] {
    animation: ${appear} 140ms ease-in reverse;
  }
`;
