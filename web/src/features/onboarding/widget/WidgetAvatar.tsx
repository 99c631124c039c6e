import { Bot, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components';
import { consentBanner } from '../../../lib/consentBanner.ts';
import { useReturnedFocus } from '../../../lib/focus.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { messages } from '../messages.ts';
import { useLiesOnContent } from './liesOnContent.ts';
import { isWrittenIn } from './widgetLayout.ts';
import { chatBubble, hideBubble } from './widgetStore.ts';

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;

/* The bubble is beside the avatar and has its height, so that both cover one strip of the window. */
const Place = styled.div`
  --avatar: 48px;
  position: fixed;
  right: max(12px, env(safe-area-inset-right));
  bottom: max(12px, env(safe-area-inset-bottom));
  z-index: 25;
  animation: ${arrive} 200ms ease-out;
  main${isWrittenIn} ~ & {
    visibility: hidden;
  }
  @media ${atLeast('small')} {
    --avatar: 56px;
    right: 24px;
    bottom: 24px;
  }
`;

const Root = styled.button`
  display: grid;
  place-items: center;
  width: var(--avatar);
  height: var(--avatar);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
  box-shadow: var(--shadow);
  cursor: pointer;
  transition: background var(--ease);
  &:hover {
    background: var(--primary-hover);
  }
`;

/* On a quiet page the bubble shows while the avatar is hovered or focused. */
const quiet = css`
  visibility: hidden;
  opacity: 0;
  transition:
    opacity var(--ease),
    visibility var(--ease);
  button:is(:hover, :focus-visible) > & {
    visibility: visible;
    opacity: 1;
  }
`;

const Bubble = styled.span<{ $isQuiet: boolean; $hasRoom: boolean }>`
  position: absolute;
  right: calc(100% + 10px);
  bottom: 0;
  display: grid;
  align-items: center;
  width: max-content;
  max-width: 16em;
  min-height: var(--avatar);
  /* Room for the button that dismisses it. */
  padding: 0 ${({ $hasRoom }) => ($hasRoom ? '44px' : '14px')} 0 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  border-bottom-right-radius: 4px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  font-size: var(--size-15);
  font-weight: 550;
  line-height: 1.25;
  text-align: left;
  ${({ $isQuiet }) => $isQuiet && quiet}
`;

const Dismiss = styled.div`
  position: absolute;
  right: calc(100% + 11px);
  top: 50%;
  transform: translateY(-50%);
  color: var(--text-soft);
`;

/* Notices are placed above it. */
const Corner = createGlobalStyle`
  :root { --corner-height: calc(48px + max(12px, env(safe-area-inset-bottom))); }
  @media ${atLeast('small')} {
    :root { --corner-height: 80px; }
  }
`;

/* Keeps focused elements clear of the bubble. The footer has its own space. */
const RoomBelow = createGlobalStyle`
  html:root { scroll-padding-bottom: calc(var(--corner-height) + 12px); }
`;

interface Props {
  /** The chat was just closed, so the avatar gets the focus. */
  takesFocus: boolean;
  /** The chat's code is loading. */
  isBusy: boolean;
  /** Shows the bubble only while the avatar is hovered or focused. */
  isQuiet: boolean;
  /** On hover and focus. */
  onIntent: () => void;
  onClick: () => void;
}

/**
 * The collapsed widget with its bubble (spec §2), which shows until it is dismissed or the chat is used, where it lies on nothing
 * of the page. Hidden while a text field of the page has the focus, and while the consent banner is open.
 */
export function WidgetAvatar({ takesFocus, isBusy, isQuiet, onIntent, onClick }: Props) {
  const root = useRef<HTMLButtonElement>(null);
  const hasBubble = useSyncExternalStore(chatBubble.subscribe, chatBubble.get, () => false);
  const isConsentAsked = useSyncExternalStore(consentBanner.subscribe, consentBanner.get, () => false);
  const bubble = useRef<HTMLSpanElement>(null);
  const isWanted = hasBubble && !isQuiet;
  const isOnContent = useLiesOnContent(bubble, isWanted);
  const isBubbleShown = isWanted && !isOnContent;
  useReturnedFocus(root, takesFocus);
  return (
    <Place hidden={isConsentAsked}>
      {!isConsentAsked && <Corner />}
      {!isConsentAsked && isBubbleShown && <RoomBelow />}
      <Root
        ref={root}
        type="button"
        aria-label={messages.widgetBubble}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-busy={isBusy || undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onClick}
      >
        {(isWanted || isQuiet) && (
          <Bubble ref={bubble} $isQuiet={!isBubbleShown} $hasRoom={isWanted}>
            {messages.widgetBubble}
          </Bubble>
        )}
        {isBusy ? <Spinner /> : <Icon icon={Bot} size={28} />}
      </Root>
      {isBubbleShown && (
        <Dismiss>
          <IconButton
            icon={X}
            label={messages.widgetDismissBubble}
            onClick={() => {
              hideBubble();
              root.current?.focus();
            }}
          />
        </Dismiss>
      )}
    </Place>
  );
}
