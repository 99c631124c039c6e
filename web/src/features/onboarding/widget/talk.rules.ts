import { isClaimShown, isLoading, stepOf } from '../conversation.rules.ts';
import type { ConversationState } from '../conversationState.ts';
import { messages } from '../messages.ts';

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
