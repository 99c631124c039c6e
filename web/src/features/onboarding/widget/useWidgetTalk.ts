import { useEffect } from 'react';
import type { ConversationControls } from '../useConversation.ts';
import { fateOfWords } from './talk.rules.ts';
import { sendToWidget } from './widgetStore.ts';

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
