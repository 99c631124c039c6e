import { useEffect, type Dispatch } from 'react';
import { onStoredElsewhere, readStored, writeStored } from '../../lib/storage.ts';
import type { ConversationEvent } from './conversationEvent.ts';
import type { ConversationState } from './conversationState.ts';
import { useFindConversation } from './useFindConversation.ts';

/**
 * Keeps the tabs of a browser together: each answer is announced to the other tabs, and a tab reloads the conversation
 * when another one has got an answer and when it becomes visible. Does nothing while a message is being answered here.
 */
export function useRefresh(
  { status, identity, turn, messages }: ConversationState,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const find = useFindConversation();
  const isResting = status === 'open' && turn === null;
  const known = identity?.token;
  const last = isResting ? messages.at(-1)?.id : undefined;

  useEffect(() => {
    if (last !== undefined) writeStored('onboardingTurn', last);
  }, [last]);

  useEffect(() => {
    if (!isResting || known === undefined) return;
    let isCurrent = true;
    const refresh = (): void => {
      if (document.visibilityState === 'hidden') return;
      find(readStored('onboardingConversation') ?? known).then(
        (conversation) => {
          if (isCurrent && conversation) dispatch({ type: 'refreshed', conversation });
        },
        () => undefined, // the conversation stays as it is: sending a message tells of the problem
      );
    };
    const stop = onStoredElsewhere(['onboardingConversation', 'onboardingTurn'], refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isCurrent = false;
      stop();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isResting, known, find, dispatch]);
}
