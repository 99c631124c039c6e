import { useSyncExternalStore } from 'react';

/** Pixels from the top that still count as the beginning of the page. */
const NEAR = 48;

/** Whether the visitor is reading on, below the beginning of the page. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > NEAR,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
}
