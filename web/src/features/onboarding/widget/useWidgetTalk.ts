import { useEffect } from 'react';
import { isClaimShown, isLoading, stepOf } from '../conversation.rules.ts';
import type { ConversationState } from '../conversationState.ts';
import { messages } from '../messages.ts';
import type { ConversationControls } from '../useConversation.ts';
import { sendToWidget } from './widgetStore.ts';

/**
 * What becomes of the words that a page has started the chat with: said as soon as the assistant listens; put into the
 * input when an earlier conversation is further than its beginning, where the visitor decides.
 */
export function fateOfWords(state: ConversationState): 'wait' | 'say' | 'type' {
  if (state.status !== 'open' || isLoading(state)) return 'wait';
  const isBeginning = stepOf(state.currentAction) === 1 && state.draft.name === null;
  return isBeginning && !isClaimShown(state) ? 'say' : 'type';
}

/** Whether resetting the chat would lose something that the visitor has said or got. */
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

/** Ties the conversation to the widget: the words of a page are said, and the finished site goes fullscreen (spec §4). */
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
