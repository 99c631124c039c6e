import { type ReactNode, type ReactPortal, useState } from 'react';
import { createPortal } from 'react-dom';

/** A place on the page; the returned function is called when it is removed. */
type Place = (slot: HTMLElement | null) => (() => void) | undefined;

/** One element that is in the place that came last, or in another one when that is removed. */
function movable(): { host: HTMLElement | null; place: Place } {
  // Nothing moves while the page is prerendered.
  const host = typeof document === 'undefined' ? null : document.createElement('div');
  const slots = new Set<HTMLElement>();
  const move = (): void => {
    if (host) [...slots].at(-1)?.append(host);
  };
  return {
    host,
    place: (slot) => {
      if (!slot) return undefined;
      slots.add(slot);
      move();
      return () => {
        slots.delete(slot);
        move();
      };
    },
  };
}

/**
 * Content that stays mounted while it moves between places of a page: what is open or typed in it stays. `place` is the ref of
 * each place. A prerendered page has all of them until the width of the window is known.
 */
export function useMovable(): { place: Place; show: (content: ReactNode) => ReactPortal | null } {
  const [{ host, place }] = useState(movable);
  return { place, show: (content) => host && createPortal(content, host) };
}
