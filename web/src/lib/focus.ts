import { useEffect, useRef, type RefObject } from 'react';

/** Focuses `place` when the focused element was removed; does nothing while another element has the focus. */
export function focusIfLost(place: Element | null): void {
  if (document.activeElement === document.body && place instanceof HTMLElement)
    place.focus({ preventScroll: true });
}

/** Frames in which a closed dialog restores the focus. */
const SETTLED = 3;

/** Focuses `target` when `isWanted` and no confirmation is open, unless another element has the focus by then. */
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

/** A ref that focuses an element when it is added, e.g. the answer that replaces the pressed button. */
export const focusNew = (element: HTMLElement | null): void => element?.focus();

/** A ref of a button that gets the focus when it appears, if `isFocused`: the form that it had opened has closed. */
export function useFocusOnce(isFocused: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return button;
}
