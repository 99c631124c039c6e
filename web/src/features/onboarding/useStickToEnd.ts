import { useEffect, type RefObject } from 'react';

/** Pixels from the end that still count as being there. */
const NEAR = 80;

/** Keeps the end in sight while `content` grows, unless the reader has scrolled up in `scroller`. */
export function useStickToEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    let isAtEnd = true;
    const look = (): void => {
      isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd) box.scrollTop = box.scrollHeight;
    });
    box.addEventListener('scroll', look, { passive: true });
    observer.observe(inner);
    observer.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, content]);
}
