import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is prerendered and hydrated, whose markup must match; true afterwards. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
