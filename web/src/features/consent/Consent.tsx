import { useSyncExternalStore } from 'react';
import { cookieSettings } from '../../lib/consentBanner.ts';
import { useIdle, useLate } from '../../lib/lateCode.ts';

// The page comes first.
const loadHost = () => import('./ConsentHost.tsx');

/** The question about pixels, once the page can be used or when somebody asks for it. */
export function Consent() {
  const isIdle = useIdle();
  const isAsked = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.get, () => false);
  const late = useLate(loadHost, isIdle || isAsked);
  return late && <late.ConsentHost />;
}
