import { useEffect, useRef, type RefObject } from 'react';

/** A distance from the end (px) that still counts as the end. */
const NEAR = 80;

/**
 * Keeps the end visible while `content` grows or `scroller` shrinks, unless the reader has scrolled up. A new `said`, the id of
 * the visitor's last message, scrolls to the end. An element `data-read-from` is shown once from its beginning, with its
 * `scroll-margin`; while one is there nothing else moves the reader.
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
    const shown = new WeakSet<Element>();
    const look = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      // Away from the end without scrolling up: the box shrank.
      if (isNear) isAtEnd = true;
      else if (box.scrollTop < lastTop) isAtEnd = false;
      lastTop = box.scrollTop;
    };
    const follow = (): void => {
      const cards = [...inner.querySelectorAll('[data-read-from]:not([hidden])')];
      const first = cards.find((card) => !shown.has(card));
      for (const card of cards) shown.add(card);
      if (!isAtEnd) return;
      if (first) first.scrollIntoView({ block: 'start', behavior: 'instant' });
      else if (cards.length === 0) box.scrollTop = box.scrollHeight;
    };
    toEnd.current = () => {
      isAtEnd = true;
      box.scrollTop = box.scrollHeight;
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
