import { Bot } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../../../ui/Icon.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { consentBanner } from '../../../lib/consentBanner.ts';
import { messages } from '../messages.ts';
import { useFieldInTheWay } from './useFieldInTheWay.ts';
import { useIsScrolled } from './useIsScrolled.ts';
import { useReturnedFocus } from '../../../lib/useReturnedFocus.ts';

/** Height in px that it takes at the bottom of the window, with some air. */
const ROOM = 112;

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Root = styled.button<{ $isFolded: boolean }>`
  position: fixed;
  right: max(12px, env(safe-area-inset-right));
  bottom: max(12px, env(safe-area-inset-bottom));
  z-index: 25;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  max-width: calc(100vw - 24px);
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  animation: ${arrive} 200ms ease-out;
  &[hidden] {
    display: none;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > :last-child {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  > :first-child {
    display: ${({ $isFolded }) => ($isFolded ? 'none' : 'block')};
  }
  &:hover > :first-child,
  &:focus-visible > :first-child {
    display: block;
  }
  @media (min-width: 600px) {
    right: var(--space-6);
    bottom: var(--space-6);
  }
`;

const Bubble = styled.span`
  max-width: 190px;
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
`;

const Face = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
  box-shadow: var(--shadow);
  transition: background var(--ease);
  button:hover > & {
    background: var(--primary-hover);
  }
`;

interface Props {
  /** The chat has just gone back to here: so does the keyboard. */
  takesFocus: boolean;
  /** The chat's code is on its way. */
  isBusy: boolean;
  /** The page has no room for the bubble: it shows when the avatar is pointed at. */
  isQuiet: boolean;
  /** Somebody is about to press. */
  onIntent: () => void;
  onClick: () => void;
}

/** The collapsed widget with its bubble (spec §2). Makes way for a field that is written in, and for the question about pixels. */
export function WidgetAvatar({ takesFocus, isBusy, isQuiet, onIntent, onClick }: Props) {
  const root = useRef<HTMLButtonElement>(null);
  const isFieldInTheWay = useFieldInTheWay(Infinity, ROOM);
  const isScrolled = useIsScrolled();
  const isConsentAsked = useSyncExternalStore(consentBanner.subscribe, consentBanner.get, () => false);
  useReturnedFocus(root, takesFocus);
  return (
    <Root
      ref={root}
      type="button"
      hidden={isFieldInTheWay || isConsentAsked}
      aria-label={messages.widgetBubble}
      aria-haspopup="dialog"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      $isFolded={isQuiet || isScrolled}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <Bubble>{messages.widgetBubble}</Bubble>
      <Face>{isBusy ? <Spinner /> : <Icon icon={Bot} size={28} />}</Face>
    </Root>
  );
}
