import { useEffect, useState, type RefObject } from 'react';
import { timings } from '../../../lib/timings.ts';
import { coversContent } from './coversContent.ts';

/**
 * Whether the bubble shows: once the page at `path` rests and there is nothing but empty ground below it. Who reads on has
 * seen it: it is folded then until the next page.
 */
export function useBubble(bubble: RefObject<HTMLElement | null>, path: string): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let isSeen = false;
    let isOpen = false;
    const show = (open: boolean): void => {
      isOpen = open;
      setShown(open);
    };
    const look = (): void => show(!isSeen && bubble.current !== null && !coversContent(bubble.current));
    let rest = setTimeout(look, timings.bubbleRest);
    const move = (): void => {
      isSeen ||= isOpen;
      if (isOpen) show(false);
      clearTimeout(rest);
      if (!isSeen) rest = setTimeout(look, timings.bubbleRest);
    };
    // What grows or comes may need the place, or leave it free.
    const observer = new ResizeObserver(() => {
      if (isOpen) look();
      else if (!isSeen) move();
    });
    observer.observe(document.body);
    window.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      window.removeEventListener('scroll', move);
      setShown(false);
    };
  }, [bubble, path]);
  return isShown;
}
