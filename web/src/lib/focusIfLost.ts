/** Puts the keyboard on `place` when what had it is gone from the page; does nothing while something has it. */
export function focusIfLost(place: Element | null): void {
  if (document.activeElement === document.body && place instanceof HTMLElement)
    place.focus({ preventScroll: true });
}
