import { ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; }`;

/** The dark overlay behind dialogs and drawers. */
export const Scrim = styled(ModalOverlay)`
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
