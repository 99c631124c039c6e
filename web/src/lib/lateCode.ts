import { useEffect, useState, useEffectEvent } from 'react';

/** Said where a press asks for a part whose code could not be loaded. */
export const NOT_LOADED = 'This could not be opened. Please check your connection and try again.';

/** Milliseconds after which it comes in any case; where the browser does not tell idle moments, when it comes. */
const LATEST = 4000;

/** Calls back once the page has loaded and the browser has a quiet moment. Returns the function that calls it off. */
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

/** False at first, true from the first quiet moment of the page on: for what may wait until the page can be used. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/**
 * Code that comes when it is wanted: null until it is here. What could not be loaded is asked for again when the network
 * is back, and when it is wanted anew. `load` is the same function each time and imports, e.g. `() => import('./Part.tsx')`.
 * `onFailed` is called for every time it did not come.
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
      // Some browsers never ask again for a module that has failed once (github.com/whatwg/html/issues/6768).
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
