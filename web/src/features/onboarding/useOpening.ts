import { useEffect, type Dispatch } from 'react';
import { v4 as newId } from 'uuid';
import { readStored } from '../../lib/storage.ts';
import { forgetConversation } from './claimStore.ts';
import type { ConversationEvent } from './conversationEvent.ts';
import type { Conversation } from './conversationState.ts';
import { messages } from './messages.ts';
import { useFindConversation } from './useFindConversation.ts';
import { useStartOnboarding } from './useStartOnboarding.ts';

/** While the chat is being opened: comes back to the conversation of this browser, or starts one about the plan. */
export function useOpening(
  isOpening: boolean,
  packageName: string,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const find = useFindConversation();
  const start = useStartOnboarding();

  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    const open = async (): Promise<Conversation> => {
      const token = readStored('onboardingConversation');
      const known = token ? await find(token) : null;
      if (token && !known) forgetConversation();
      return known ?? start(packageName);
    };
    open().then(
      (conversation) => {
        if (isCurrent) dispatch({ type: 'opened', conversation, clientId: newId() });
      },
      (problem: unknown) => {
        const message = problem instanceof Error ? problem.message : messages.notOpened;
        if (isCurrent) dispatch({ type: 'notOpened', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpening, packageName, find, start, dispatch]);
}
