import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while a page is made at build and in its first moment in the browser, when both have to say the same; true from then on. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
