import { useEffect, useState, useEffectEvent } from 'react';

/** Shown when the code of a part cannot be loaded after a press. */
export const NOT_LOADED = 'This could not be opened. Please check your connection and try again.';

/** The longest wait in milliseconds, and the wait in browsers without idle callbacks. */
const LATEST = 4000;

/** Calls back when the page is loaded and the browser is idle. Returns the function that cancels. */
export function whenIdle(call: () => void): () => void {
  let stop = (): void => undefined;
  const wait = (): void => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(call, { timeout: LATEST });
      stop = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(call, LATEST);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    wait();
    return () => stop();
  }
  window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    stop();
  };
}

/** False at first, true after the first idle moment of the page. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/**
 * Loads code when it is wanted; null before. Retries a failed import when the network is back, and when it is wanted again.
 * `load` is a stable function that imports, e.g. `() => import('./Part.tsx')`. `onFailed` is called for each failure.
 */
export function useLate<TCode extends object>(
  load: () => Promise<TCode>,
  isWanted: boolean,
  onFailed?: () => void,
): TCode | null {
  const [code, setCode] = useState<TCode | null>(null);
  const failed = useEffectEvent(() => onFailed?.());
  const isMissing = isWanted && code === null;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const ask = (): void => {
      // Some browsers never repeat a failed import (github.com/whatwg/html/issues/6768).
      if (!navigator.onLine) return failed();
      load().then(
        (loaded) => !isOver && setCode(loaded),
        () => !isOver && failed(),
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      window.removeEventListener('online', ask);
    };
  }, [load, isMissing]);
  return code;
}
