import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page matches a media query, now and after every change; null while a page is made at build: nobody knows. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}
