import { useEffect, useRef } from 'react';
import { focusIfLost } from '../lib/focusIfLost.ts';

/** What names a region: read out first, with what follows one step away. */
const START = 'h1, h2, h3, h4, [role=list]';

/**
 * Stands before what came of a press of Retry, a button that is gone: the keyboard goes on at the first `target` in it
 * (default its heading or list), or at the whole of it.
 */
export function Landing({ target = START }: { target?: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const region = mark.current?.nextElementSibling;
    const place = region?.matches(target) ? region : (region?.querySelector(target) ?? region);
    if (!(place instanceof HTMLElement)) return;
    if (!place.matches('a[href], button, [tabindex]')) place.tabIndex = -1;
    focusIfLost(place);
  }, [target]);
  return <span ref={mark} hidden />;
}
