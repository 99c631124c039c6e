import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { trackPageView } from '../../lib/pixels.ts';

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
