import { useEffect, type RefObject } from 'react';

/** Puts the keyboard on `place` when what had it is gone from the page; does nothing while something has it. */
export function focusIfLost(place: Element | null): void {
  if (document.activeElement === document.body && place instanceof HTMLElement)
    place.focus({ preventScroll: true });
}

/** Frames that a closed dialog takes to give the keyboard back: to a button that is gone. */
const SETTLED = 3;

/** Brings the keyboard to `target` when `isWanted`, once the question that led here has closed; not when somebody has taken it elsewhere. */
export function useReturnedFocus(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let quiet = 0;
    let frame = 0;
    const look = (): void => {
      const isAsking = document.querySelector('[role=alertdialog]') !== null;
      quiet = isAsking ? 0 : quiet + 1;
      if (quiet < SETTLED) frame = requestAnimationFrame(look);
      else focusIfLost(target.current);
    };
    target.current?.focus({ preventScroll: true });
    look();
    return () => cancelAnimationFrame(frame);
  }, [target, isWanted]);
}
