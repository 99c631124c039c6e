import { useEffect, useRef, type RefObject } from 'react';

/** A distance from the end (px) that still counts as the end. */
const NEAR = 80;
/** What stays visible (px) above a card that is read from its beginning. */
const ABOVE = 120;

/**
 * Keeps the end visible while `content` grows or `scroller` shrinks, unless the reader has scrolled up. A new `said`, the id of
 * the visitor's last message, scrolls to the end. An element `data-read-from` that is new below is shown from its beginning.
 */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  said: string | null,
): void {
  const toEnd = useRef<() => void>(null);
  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    let isAtEnd = true;
    let lastTop = box.scrollTop;
    const look = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Away from the end without scrolling up: the box shrank.
      if (isNear) isAtEnd = true;
      else if (box.scrollTop < lastTop) isAtEnd = false;
      lastTop = box.scrollTop;
    };
    const follow = (): void => {
      if (!isAtEnd) return;
      const start = inner.querySelector<HTMLElement>('[data-read-from]')?.offsetTop ?? 0;
      // A new card is read from its beginning, below the words that announce it.
      isAtEnd = start - ABOVE <= box.scrollTop;
      box.scrollTop = isAtEnd ? box.scrollHeight : start - ABOVE;
    };
    toEnd.current = () => {
      isAtEnd = true;
      follow();
    };
    const observer = new ResizeObserver(follow);
    box.addEventListener('scroll', look, { passive: true });
    observer.observe(inner);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, content]);

  useEffect(() => {
    if (said !== null) toEnd.current?.();
  }, [said]);
}
