import { useEffect } from 'react';
import { isClaimShown, isLoading, stepOf } from '../conversation.rules.ts';
import type { ConversationState } from '../conversationState.ts';
import { messages } from '../messages.ts';
import type { ConversationControls } from '../useConversation.ts';
import { sendToWidget } from './widgetStore.ts';

/**
 * What to do with the words from a page: `say` them when the assistant is ready, or `type` them into the input of a conversation
 * that is past its beginning.
 */
export function fateOfWords(state: ConversationState): 'wait' | 'say' | 'type' {
  if (state.status !== 'open' || isLoading(state)) return 'wait';
  const isBeginning = stepOf(state.currentAction) === 1 && !state.draft.name;
  return isBeginning && !isClaimShown(state) ? 'say' : 'type';
}

/** Whether a reset would lose messages, typed text or a preview. */
export function isWorthAsking({
  messages: said,
  turn,
  userInput,
  preview,
  packageName,
}: ConversationState): boolean {
  const first = packageName === null ? null : messages.firstMessage(packageName);
  const hasSpoken = said.filter(({ sender }) => sender === 'USER').length > 1;
  return hasSpoken || preview !== null || userInput.trim() !== '' || (turn !== null && turn.text !== first);
}

/** Sends the words from a page, and makes the chat fullscreen for the finished site (spec §4). */
export function useWidgetTalk({ state, dispatch, say }: ConversationControls, words: string | null): void {
  const isComplete = state.currentAction === 'COMPLETE';
  useEffect(() => {
    if (isComplete) sendToWidget({ type: 'completed' });
  }, [isComplete]);

  const fate = words === null ? 'wait' : fateOfWords(state);
  const { userInput } = state;
  useEffect(() => {
    if (words === null || fate === 'wait') return;
    if (fate === 'say') say(words);
    else
      dispatch({ type: 'typed', text: [userInput, words].filter((text) => text.trim() !== '').join('\n') });
    sendToWidget({ type: 'spoken' });
  }, [words, fate, userInput, say, dispatch]);
}
