import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import type { Consent } from '../../lib/consent.ts';
import type { Pixels } from '../../lib/pixels.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { consentBanner } from '../../lib/consentBanner.ts';
import { trackHeight } from '../../lib/trackHeight.ts';
import { messages } from './messages.ts';

/* The end of the page can be scrolled clear of the banner, and what the keyboard reaches never hides behind it. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: var(--consent-banner, 240px); }
  body { padding-bottom: var(--consent-banner, 240px); }
`;

const Root = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  max-height: 80dvh;
  overflow-y: auto;
  padding: var(--space-4) var(--gutter) max(var(--space-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow);
  outline: none;
`;

const Row = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-4) var(--space-8);
  align-items: center;
  max-width: var(--content);
  margin-inline: auto;
  @media ${atLeast('medium')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Title = styled.h2`
  font-size: var(--size-17);
  font-weight: 650;
`;

/* Two of one kind: neither answer is easier to give. */
const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(132px, 1fr));
  gap: var(--space-3);
`;

const Close = styled.div`
  position: absolute;
  top: -8px;
  right: -8px;
  @media ${atLeast('medium')} {
    position: static;
    grid-column: 3;
  }
`;

interface Props {
  pixels: Pixels;
  /** The answer so far; null: the first time of asking. */
  consent: Consent | null;
  /** The visitor has asked for it: the keyboard comes here, and it can be closed without an answer. */
  isAsked: boolean;
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
}

/** Asks whether pixels may count; nothing is sent before a yes. Stands below the page and blocks nothing of it. */
export function ConsentBanner({ pixels, consent, isAsked, onAnswer, onClose }: Props) {
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const configured = (['social', 'marketing'] as const).filter((name) => pixels[name] !== null);

  useEffect(() => {
    consentBanner.set(true);
    return () => consentBanner.set(false);
  }, []);

  useEffect(() => {
    if (root.current) return trackHeight('--consent-banner', root.current);
  }, []);

  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isAsked]);

  return (
    <Root
      ref={root}
      tabIndex={-1}
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && isAsked) onClose();
      }}
    >
      <RoomBelow />
      <Row>
        <div>
          <Title id={id}>{isAsked ? messages.settings : messages.title}</Title>
          <Text $size={15} $soft>
            {messages.text(configured)} {isAsked && consent && `${messages.choice[consent]} `}
            <TextLink to="/cookie-policy">{messages.policy}</TextLink>
          </Text>
        </div>
        <Answers>
          <Button variant="secondary" onClick={() => onAnswer('denied')}>
            {messages.reject}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer('granted')}>
            {messages.accept}
          </Button>
        </Answers>
        {isAsked && (
          <Close>
            <IconButton icon={X} label={messages.close} onClick={onClose} />
          </Close>
        )}
      </Row>
    </Root>
  );
}
