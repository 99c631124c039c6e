import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '../lib/focusIfLost.ts';

const itemsIn = (list: Element): Element[] => Array.from(list.querySelectorAll('li, [role=row]'));

/**
 * When the button at the `end` of a list goes away with the keyboard on it, because the last page has come, the keyboard
 * goes on at the first item of that page. The list and its end have one parent.
 */
export function useNewItemFocus(end: RefObject<HTMLElement | null>, isLoading: boolean): void {
  const known = useRef<ReadonlySet<Element>>(new Set());
  useEffect(() => {
    const list = end.current?.parentElement;
    if (isLoading && list) known.current = new Set(itemsIn(list));
  }, [end, isLoading]);

  useLayoutEffect(() => {
    const place = end.current;
    const list = place?.parentElement;
    return () => {
      if (!list || !place?.contains(document.activeElement)) return;
      // Rows that can be dragged come a moment after their list has changed.
      requestAnimationFrame(() => {
        const item = itemsIn(list).find((candidate) => !known.current.has(candidate));
        focusIfLost(item?.matches('[tabindex]') ? item : (item?.querySelector('a[href], button') ?? null));
      });
    };
  }, [end]);
}
