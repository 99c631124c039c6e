import { createGlobalStyle } from 'styled-components';
import { below } from '../../ui/breakpoints.ts';

/** With a chat that fills the window: notices stand above its input where they would lie over it. */
export const NoticesAbove = createGlobalStyle`
  @media ${below('wide')} {
    :root { --docked: var(--composer, 0px); }
  }
`;
