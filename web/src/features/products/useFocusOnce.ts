import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the button when it appears, if `isFocused`: the form that it had opened has closed. */
export function useFocusOnce(isFocused: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return button;
}
