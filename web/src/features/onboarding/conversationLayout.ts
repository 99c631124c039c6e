import { styled } from 'styled-components';

/** Where everything of the chat stands: a scrolling history and the input below it. */
export const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  position: relative;
`;

/* Positioned, so that hidden text inside stays inside when it scrolls. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  max-width: calc(var(--chat) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter);
`;

export const Bottom = styled.div`
  flex: none;
  width: 100%;
  max-width: calc(var(--chat) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) max(var(--space-4), env(safe-area-inset-bottom));
`;
