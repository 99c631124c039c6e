import { type ReactNode, type ReactPortal, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Content that stays mounted while it moves between two places of a page: what is open or typed in it stays. `place` is the ref of
 * each place, of which one is on the page.
 */
export function useMovable(): {
  place: (slot: HTMLElement | null) => void;
  show: (content: ReactNode) => ReactPortal | null;
} {
  // Nothing moves while the page is prerendered.
  const [host] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const place = useCallback(
    (slot: HTMLElement | null) => {
      if (host) slot?.append(host);
    },
    [host],
  );
  return { place, show: (content) => host && createPortal(content, host) };
}
