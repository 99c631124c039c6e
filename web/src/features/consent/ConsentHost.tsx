import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createGlobalStyle, styled } from 'styled-components';
import type { ConsentHostQuery } from '../../__generated__/ConsentHostQuery.graphql.ts';
import { consentBanner, cookieSettings } from '../../lib/consentBanner.ts';
import {
  trackPageView,
  configurePixels,
  type Consent,
  type Pixel,
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

/** While on, reports this page and every later one to the social pixel (spec §7). */
function usePageViews(isOn: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isOn) return;
    trackPageView();
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) trackPageView();
    });
  }, [isOn, router]);
}

/* The banner never covers the end of the page or a focused element. */
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

/* Equal buttons: neither answer is easier to give. */
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
  /** The stored answer; null without one. */
  consent: Consent | null;
  /** Opened by the visitor: it takes the focus and can be closed without an answer. */
  isAsked: boolean;
}

/** Asks for consent to pixels; nothing is sent before it. Does not block the page. */
function ConsentBanner({ pixels, consent, isAsked }: ConsentBannerProps) {
  const close = (): void => cookieSettings.set(false);
  const answer = (given: Consent): void => {
    setConsent(given);
    close();
  };
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
        if (key === 'Escape' && isAsked) close();
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
          <Button variant="secondary" onClick={() => answer('denied')}>
            {messages.reject}
          </Button>
          <Button variant="secondary" onClick={() => answer('granted')}>
            {messages.accept}
          </Button>
        </Answers>
        {isAsked && (
          <Close>
            <IconButton icon={X} label={messages.close} onClick={close} />
          </Close>
        )}
      </Row>
    </ConsentBannerRoot>
  );
}

/** The pixels of this installation, or `loading` or `failed` while they are unknown. */
type PixelSettings = Pixels | 'loading' | 'failed';

/** Loads and configures the pixels of this installation, independent of any screen. `retry` loads them again after a failure. */
function usePixelSettings(): [settings: PixelSettings, retry: () => void] {
  const environment = useRelayEnvironment();
  const [settings, setSettings] = useState<PixelSettings>('loading');
  const isLoading = settings === 'loading';
  const retry = useCallback(() => setSettings('loading'), []);

  useEffect(() => {
    if (!isLoading) return;
    const { unsubscribe } = fetchQuery<ConsentHostQuery>(
      environment,
      graphql`
        query ConsentHostQuery {
          settings {
            socialPixelId
            socialPixelUrl
            marketingPixelId
            marketingPixelUrl
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ settings: found }) => {
        const pixels = {
          social: pixel(found.socialPixelId, found.socialPixelUrl),
          marketing: pixel(found.marketingPixelId, found.marketingPixelUrl),
        };
        configurePixels(pixels);
        setSettings(pixels);
      },
      error: () => setSettings('failed'),
    });
    return unsubscribe;
  }, [environment, isLoading]);
  return [settings, retry];
}

/** A pixel needs both its id and its address. */
const pixel = (id: string | null | undefined, url: string | null | undefined): Pixel | null =>
  id && url ? { id, url } : null;

/** Asks for consent where pixels are configured, and counts pages after it. */
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
  return <ConsentBanner pixels={settings} consent={consent} isAsked={isAsked} />;
}
