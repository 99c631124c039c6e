import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { scrollToTop } from '../../lib/scrollToTop.ts';

/** Whether the router restores the scroll position: for known history entries (back, forward, reload) and for anchors. */
export function createScrollRestoration(): (at: { location: ParsedLocation }) => boolean {
  const seen = new Set<string | undefined>();
  return ({ location: { hash, state } }) => {
    // The first page may be scrolled before hydration and stays there.
    const isKnown = seen.size === 0 ? wasThereBefore() : seen.has(state.__TSR_key);
    seen.add(state.__TSR_key);
    return isKnown || hash !== '';
  };
}

/** Whether the document was loaded by reload, back or forward. */
function wasThereBefore(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}

/**
 * On another page: focuses the content and scrolls to the top (spec §2), except after back and forward. A route with
 * `placesFocus` does both itself while its path changes.
 */
export function useNavigationEffects(main: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let travelled = false;
    let shown = router.state.matches.at(-1)?.routeId;
    const stopHistory = router.history.subscribe(({ action }) => {
      travelled = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    });
    const stopResolved = router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
      const before = shown;
      const page = router.state.matches.at(-1);
      shown = page?.routeId;
      if (!fromLocation || !pathChanged) return;
      if (page?.staticData.placesFocus && page.routeId === before) return;
      main.current?.focus({ preventScroll: true });
      if (!travelled && !toLocation.hash) scrollToTop();
    });
    return () => {
      stopHistory();
      stopResolved();
    };
  }, [router, main]);
}
