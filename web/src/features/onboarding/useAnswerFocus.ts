import { useEffect, useRef, type RefObject } from 'react';

interface Places {
  /** The whole chat. */
  root: RefObject<HTMLElement | null>;
  /** Where the keyboard waits while the input is hidden. */
  waiting: RefObject<HTMLElement | null>;
  input: RefObject<HTMLElement | null>;
}

/** The keyboard goes back into the input after an answer, unless the visitor has taken it elsewhere meanwhile. */
export function useAnswerFocus({ root, waiting, input }: Places, isLoading: boolean): void {
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    if (wasLoading.current === isLoading) return;
    wasLoading.current = isLoading;
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    if (isLoading) {
      if (isLost) waiting.current?.focus({ preventScroll: true });
    } else if (root.current && (isLost || root.current.contains(active) || active.contains(root.current))) {
      input.current?.focus();
    }
  }, [isLoading, root, waiting, input]);
}
