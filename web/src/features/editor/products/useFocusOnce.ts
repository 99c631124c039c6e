import { useEffect, useRef, type RefObject } from 'react';

/** Puts the keyboard on the button when it appears, if `isFocused`: it comes back from what the button had opened. */
export function useFocusOnce(isFocused: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) button.current?.focus();
  }, [isFocused]);
  return button;
}
