import { Bot } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { createGlobalStyle, keyframes, styled } from 'styled-components';
import { atLeast } from '../../../ui/breakpoints.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { consentBanner } from '../../../lib/consentBanner.ts';
import { useReturnedFocus } from '../../../lib/useReturnedFocus.ts';
import { messages } from '../messages.ts';
import { useBubble } from './useBubble.ts';
import { useFieldInTheWay } from './useFieldInTheWay.ts';

/** Height in px that it takes at the bottom of the window, with some air. */
const ROOM = 112;

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Root = styled.button`
  position: fixed;
  right: max(12px, env(safe-area-inset-right));
  bottom: max(12px, env(safe-area-inset-bottom));
  z-index: 25;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
  box-shadow: var(--shadow);
  cursor: pointer;
  animation: ${arrive} 200ms ease-out;
  transition: background var(--ease);
  &[hidden] {
    display: none;
  }
  &:hover {
    background: var(--primary-hover);
  }
  @media ${atLeast('small')} {
    right: 24px;
    bottom: 24px;
    width: 56px;
    height: 56px;
  }
`;

/* Folded it keeps its box, which is looked below. */
const Bubble = styled.span<{ $isShown: boolean }>`
  position: absolute;
  right: calc(100% + 10px);
  width: max-content;
  max-width: 10em;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  border-bottom-right-radius: 4px;
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  font-size: var(--size-15);
  font-weight: 550;
  line-height: 1.3;
  text-align: left;
  text-wrap: balance;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transform: translateX(${({ $isShown }) => ($isShown ? 0 : '8px')});
  transition:
    opacity var(--ease),
    transform var(--ease),
    visibility var(--ease);
  button:is(:hover, :focus-visible) > & {
    visibility: visible;
    opacity: 1;
    transform: none;
  }
`;

/* Notices stand above it. */
const Corner = createGlobalStyle`
  :root { --corner-height: calc(48px + max(12px, env(safe-area-inset-bottom))); }
  @media ${atLeast('small')} {
    :root { --corner-height: 72px; }
  }
`;

interface Props {
  /** The chat has just gone back to here: so does the keyboard. */
  takesFocus: boolean;
  /** The chat's code is on its way. */
  isBusy: boolean;
  /** Address of the page: the bubble shows once on each. */
  path: string;
  /** The page is better without the bubble: it shows when the avatar is pointed at. */
  isQuiet: boolean;
  /** Somebody is about to press. */
  onIntent: () => void;
  onClick: () => void;
}

/** The collapsed widget with its bubble (spec §2). Makes way for a field that is written in, and for the question about pixels. */
export function WidgetAvatar({ takesFocus, isBusy, path, isQuiet, onIntent, onClick }: Props) {
  const root = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const isFieldInTheWay = useFieldInTheWay(Infinity, ROOM);
  const isBubbleShown = useBubble(bubble, path);
  const isConsentAsked = useSyncExternalStore(consentBanner.subscribe, consentBanner.get, () => false);
  const isHidden = isFieldInTheWay || isConsentAsked;
  useReturnedFocus(root, takesFocus);
  return (
    <Root
      ref={root}
      type="button"
      hidden={isHidden}
      aria-label={messages.widgetBubble}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {!isHidden && <Corner />}
      <Bubble ref={bubble} $isShown={isBubbleShown && !isQuiet}>
        {messages.widgetBubble}
      </Bubble>
      {isBusy ? <Spinner /> : <Icon icon={Bot} size={28} />}
    </Root>
  );
}
