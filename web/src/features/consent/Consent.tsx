import { useSyncExternalStore } from 'react';
import { cookieSettings } from '../../lib/consentBanner.ts';
import { useIdle, useLate } from '../../lib/lateCode.ts';

const loadHost = () => import('./ConsentHost.tsx');

/** The consent banner, loaded when the browser is idle or when the visitor opens the cookie settings. */
export function Consent() {
  const isIdle = useIdle();
  const isAsked = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.get, () => false);
  const late = useLate(loadHost, isIdle || isAsked);
  return late && <late.ConsentHost />;
}
