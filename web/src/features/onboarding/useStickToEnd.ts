import { useEffect, useRef, type RefObject } from 'react';

/** Pixels from the end that still count as being there. */
const NEAR = 80;

/**
 * Keeps the end in sight while `content` grows or `scroller` becomes lower, unless the reader has scrolled up. `said`: id of
 * the visitor's last message; a new one leads back to the end.
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
      // Far from the end without a way up: the box became lower after the last scrolling.
      if (isNear) isAtEnd = true;
      else if (box.scrollTop < lastTop) isAtEnd = false;
      lastTop = box.scrollTop;
    };
    const follow = (): void => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
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
