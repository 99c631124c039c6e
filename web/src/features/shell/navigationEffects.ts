import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { scrollToTop } from '../../lib/scrollToTop.ts';

/**
 * Whether the router moves the page after going somewhere: back to where it stood for a place that was there before
 * (back, forward, reload), or to the part that the address names. On a new page the app itself scrolls, smoothly.
 */
export function createScrollRestoration(): (at: { location: ParsedLocation }) => boolean {
  const seen = new Set<string | undefined>();
  return ({ location: { hash, state } }) => {
    // The first page can be read, and scrolled, before the app has come: it stays where it is.
    const isKnown = seen.size === 0 ? wasThereBefore() : seen.has(state.__TSR_key);
    seen.add(state.__TSR_key);
    return isKnown || hash !== '';
  };
}

/** Whether the document was loaded again: by a reload, or by going back or forward to it. */
function wasThereBefore(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

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
