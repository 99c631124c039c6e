import { useEffect, useLayoutEffect, useRef, type RefObject, useEffectEvent } from 'react';
import { focusIfLost } from '../lib/focus.ts';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { Stack } from './Layout.tsx';

const itemsIn = (list: Element): Element[] => Array.from(list.querySelectorAll('li, [role=row]'));

/**
 * When the button at the `end` of a list goes away with the keyboard on it, because the last page has come, the keyboard
 * goes on at the first item of that page. The list and its end have one parent.
 */
function useNewItemFocus(end: RefObject<HTMLElement | null>, isLoading: boolean): void {
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

/** How far below the visible part the next page is asked for. */
const AHEAD = '600px 0px';

interface Props {
  loading: boolean;
  /** Why the last page did not come; until the button is pressed again nothing is asked. Null: all is well. */
  failure: string | null;
  onMore: () => void;
  children: string;
}

/** The end of a list that goes on: asks for the next page when it comes into view; the button is for the keyboard. */
export function ShowMore({ loading, failure, onMore, children }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const askForMore = useEffectEvent(onMore);
  useNewItemFocus(end, loading);
  const isWatching = !loading && failure === null;

  useEffect(() => {
    if (!isWatching || !end.current) return;
    // Observing anew after each page fires again when the end is still in view.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && askForMore(),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWatching]);

  return (
    <Stack ref={end} $gap={4} $align="center">
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button variant="secondary" loading={loading} onClick={onMore}>
        {children}
      </Button>
    </Stack>
  );
}
