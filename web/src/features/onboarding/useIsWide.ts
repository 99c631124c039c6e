import { useSyncExternalStore } from 'react';

const wide = (): MediaQueryList => window.matchMedia('(min-width: 960px)');

/** Whether there is room for the preview beside the chat (spec §9: the breakpoint at 960 px). */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide().matches);
}

function subscribe(changed: () => void): () => void {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
