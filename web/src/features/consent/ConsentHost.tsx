import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { consentBanner, cookieSettings } from '../../lib/consentBanner.ts';
import {
  trackPageView,
  type Consent,
  type Pixels,
  getConsent,
  setConsent,
  subscribeConsent,
} from '../../lib/pixels.ts';
import { trackHeight } from '../../lib/trackHeight.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Text, TextLink } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { usePixelSettings } from './usePixelSettings.ts';

/** While on: tells the social pixel of the page that is shown, and of every one after it (spec §7). */
export function usePageViews(isOn: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isOn) return;
    trackPageView();
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) trackPageView();
    });
  }, [isOn, router]);
}

/* The end of the page can be scrolled clear of the banner, and what the keyboard reaches never hides behind it. */
const RoomBelow = createGlobalStyle`
  html { scroll-padding-bottom: var(--consent-banner, 240px); }
  body { padding-bottom: var(--consent-banner, 240px); }
`;

const ConsentBannerRoot = styled.section`
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

interface ConsentBannerProps {
  pixels: Pixels;
  /** The answer so far; null: the first time of asking. */
  consent: Consent | null;
  /** The visitor has asked for it: the keyboard comes here, and it can be closed without an answer. */
  isAsked: boolean;
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
}

/** Asks whether pixels may count; nothing is sent before a yes. Stands below the page and blocks nothing of it. */
export function ConsentBanner({ pixels, consent, isAsked, onAnswer, onClose }: ConsentBannerProps) {
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
    <ConsentBannerRoot
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
    </ConsentBannerRoot>
  );
}

/** The visitor's choice about pixels: asks where there is something to choose, counts pages after a yes. */
export function ConsentHost() {
  const [settings, retry] = usePixelSettings();
  const consent = useSyncExternalStore(subscribeConsent, getConsent, () => null);
  const isAsked = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.get, () => false);
  const confirm = useConfirm();
  const isKnown = settings !== 'loading' && settings !== 'failed';
  const hasPixels = isKnown && (settings.social !== null || settings.marketing !== null);
  usePageViews(consent === 'granted' && hasPixels);

  useEffect(() => {
    if (!isAsked || settings === 'loading' || hasPixels) return;
    if (settings === 'failed') {
      const question = {
        title: messages.failedTitle,
        text: messages.failedText,
        confirmText: messages.retry,
      };
      void confirm(question).then((again) => (again ? retry() : cookieSettings.set(false)));
    } else {
      cookieSettings.set(false);
      void confirm({ type: 'info', title: messages.settings, text: messages.nothingText });
    }
  }, [isAsked, settings, hasPixels, confirm, retry]);

  if (!isKnown || !hasPixels || (consent !== null && !isAsked)) return null;
  return (
    <ConsentBanner
      pixels={settings}
      consent={consent}
      isAsked={isAsked}
      onAnswer={(answer) => {
        setConsent(answer);
        cookieSettings.set(false);
      }}
      onClose={() => cookieSettings.set(false)}
    />
  );
}
