import { type Dispatch, useLayoutEffect } from 'react';
import { timings } from '../../lib/timings.ts';
import type { ConversationEvent } from './conversationState.ts';

/** Whether the visitor writes something, which must not move. */
export const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true;

/** What a visitor does to go on. */
const GO_ON = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Ends the reveal of a new site: after its time, as soon as the visitor goes on, and at once for those who want no motion or write
 * something beside the chat.
 */
export function useReveal(isRevealing: boolean, dispatch: Dispatch<ConversationEvent>): void {
  useLayoutEffect(() => {
    if (!isRevealing) return;
    const end = (): void => dispatch({ type: 'revealed', isMoved: true });
    if (isWriting() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      dispatch({ type: 'revealed', isMoved: false });
      return;
    }
    const timer = setTimeout(end, timings.reveal);
    for (const event of GO_ON) window.addEventListener(event, end, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of GO_ON) window.removeEventListener(event, end);
    };
  }, [isRevealing, dispatch]);
}
