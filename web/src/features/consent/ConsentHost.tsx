import { useEffect, useSyncExternalStore } from 'react';
import { getConsent, setConsent, subscribeConsent } from '../../lib/consent.ts';
import { useConfirm } from '../../ui/confirm.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { cookieSettings } from '../../lib/cookieSettings.ts';
import { messages } from './messages.ts';
import { usePageViews } from './usePageViews.ts';
import { usePixelSettings } from './usePixelSettings.ts';

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
