import { useEffect, useEffectEvent, useState } from 'react';

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
