import { useEffect, useState, type RefObject } from 'react';

/** Below this height (px) a keyboard is on the screen, or nearly nothing else fits. */
const LOW_WINDOW = 480;

/** Width and height in px. */
interface Size {
  width: number;
  height: number;
}

/** Whether what takes `room` in the right corner at the bottom of the window would stand in the way of a field that ends at `right` and `bottom`; px from the window's top left. */
export const isInTheWay = (field: { right: number; bottom: number }, window: Size, room: Size): boolean =>
  field.right > window.width - room.width &&
  (window.height < LOW_WINDOW || field.bottom > window.height - room.height);

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]';

/**
 * Whether a field is being written in that something `width` and `height` px large in the right corner at the bottom of
 * the window would cover. Fields inside `own` do not count.
 */
export function useFieldInTheWay(
  width: number,
  height: number,
  own?: RefObject<HTMLElement | null>,
): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const active = document.activeElement;
      const seen = window.visualViewport ?? { width: window.innerWidth, height: window.innerHeight };
      const isField = active?.matches(FIELDS) === true && own?.current?.contains(active) !== true;
      setBelow(isField && isInTheWay(active.getBoundingClientRect(), seen, { width, height }));
    };
    // The next field has the focus only after the last one has lost it.
    const left = (): void => queueMicrotask(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    window.visualViewport?.addEventListener('resize', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
      window.visualViewport?.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, [width, height, own]);
  return isBelow;
}
