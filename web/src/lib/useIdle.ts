import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** False at first, true from the first quiet moment of the page on: for what may wait until the page can be used. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
