import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { scrollToTop } from '../../lib/scrollToTop.ts';

/**
 * After going to another page: the app scrolls to its top (spec §2) and the keyboard starts at the content. Going back or
 * forward leads to where the page stood (scrollRestoration.ts).
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let travelled = false;
    const stopHistory = router.history.subscribe(({ action }) => {
      travelled = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    });
    const stopResolved = router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      main.current?.focus({ preventScroll: true });
      if (!travelled && !toLocation.hash) scrollToTop();
    });
    return () => {
      stopHistory();
      stopResolved();
    };
  }, [router, main]);
}
