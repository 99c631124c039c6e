import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { atLeast, below } from '../../../ui/breakpoints.ts';

/**
 * Selects an element with a text field in it that has the focus. The avatar and the card are hidden while the visitor writes in
 * the page: the field, and on phones the keyboard, need the room (decision 38).
 */
export const isWrittenIn =
  ':has(:is(input:not([type=checkbox], [type=radio], [type=range]), textarea, select):focus)';

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;

/** Height of the card on phones, where it is as wide as the page. */
const LOW_CARD = 'min(480px, 56dvh)';

/** Height of the card elsewhere: below the header, with a margin above and below. */
const CARD = 'min(620px, 100dvh - var(--header) - 48px - var(--consent-banner, 0px))';

/**
 * Space for the card: notices are beside or above it, the end of the page can be scrolled clear of it, and on phones focused
 * elements too. It includes the consent banner below the card, so it must override the banner's own rules.
 */
export const RoomBelow = createGlobalStyle`
  html:root > body { padding-bottom: calc(${CARD} + 48px + var(--consent-banner, 0px)); }
  :root { --corner-width: 416px; }
  @media ${below('medium')} {
    :root { --corner-width: 0px; --corner-height: calc(${CARD} + 16px + var(--consent-banner, 0px)); }
  }
  @media ${below('small')} {
    :root { --corner-height: calc(${LOW_CARD} + 12px + var(--consent-banner, 0px)); }
    html:root { scroll-padding-bottom: calc(${LOW_CARD} + 24px + var(--consent-banner, 0px)); }
    html:root > body { padding-bottom: calc(${LOW_CARD} + 24px + var(--consent-banner, 0px)); }
  }
`;

const card = css`
  /* Above the consent banner. */
  --below: var(--consent-banner, 0px);
  inset: auto max(12px, env(safe-area-inset-right))
    calc(max(12px, env(safe-area-inset-bottom)) + var(--below)) auto;
  width: min(400px, 100vw - 24px);
  height: ${LOW_CARD};
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  /* Smaller than on a page. */
  --gutter: 16px;
  @media ${atLeast('small')} {
    right: var(--space-6);
    bottom: calc(var(--space-6) + var(--below));
    height: ${CARD};
  }
  /* The page is the sibling before it. */
  :has(main)${isWrittenIn} ~ & {
    visibility: hidden;
  }
`;

/** The card or the whole window: one element, so that a change keeps its state. */
export const Panel = styled.div<{ $isFullscreen: boolean }>`
  position: fixed;
  z-index: 40;
  display: flex;
  flex-direction: column;
  overflow: clip;
  background: var(--bg);
  color: var(--text);
  box-shadow: var(--shadow);
  outline: none;
  animation: ${rise} 180ms ease-out;
  ${({ $isFullscreen }) => ($isFullscreen ? 'inset: 0;' : card)}
`;

export const Body = styled.div<{ $hasSide: boolean }>`
  position: relative;
  flex: 1;
  display: grid;
  grid-template-columns: ${({ $hasSide }) =>
    $hasSide ? 'minmax(0, 1fr) clamp(380px, 34vw, var(--side))' : 'minmax(0, 1fr)'};
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;
`;

const comeIn = keyframes`from { opacity: 0; }`;

/** The chat beside the site. A container `data-reveal` shows the site alone, and moves it to its place afterwards. */
export const Chat = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  @media ${atLeast('medium')} {
    [data-reveal='alone'] > & {
      /* The confetti falls over the site. */
      position: relative;
      z-index: 1;
      visibility: hidden;
      pointer-events: none;
      canvas,
      > * > [role='status'],
      #claim-title {
        visibility: visible;
      }
      /* The focus is here, and the words are above the site. */
      #claim-title {
        opacity: 0;
      }
    }
    [data-reveal='moved'] > & {
      animation: ${comeIn} 300ms ease-out;
    }
  }
`;

/* From the middle of the window to the right of it. */
const fromCentre = keyframes`from { transform: translateX(calc(50% - 50vw)); }`;

export const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-height: 0;
  overflow-y: auto;
  padding: var(--space-6);
  border-left: 1px solid var(--line);
  background: var(--surface-2);
  [data-reveal='alone'] > & {
    position: absolute;
    inset: 0;
    border-left-color: transparent;
    > :not(:has(iframe)) {
      display: none;
    }
  }
  [data-reveal='moved'] > & {
    animation: ${fromCentre} 300ms ease-out;
  }
`;
