import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useIdle } from '../../lib/useIdle.ts';
import { cookieSettings } from '../../lib/cookieSettings.ts';

// The page comes first.
const ConsentHost = lazy(async () => ({ default: (await import('./ConsentHost.tsx')).ConsentHost }));

/** The question about pixels, once the page can be used or when somebody asks for it. */
export function Consent() {
  const isIdle = useIdle();
  const isAsked = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.get, () => false);
  if (!isIdle && !isAsked) return null;
  return (
    <Suspense>
      <ConsentHost />
    </Suspense>
  );
}
