import { useCallback, useEffect, useReducer, type Dispatch } from 'react';
import { v4 as newId } from 'uuid';
import { forgetConversation, keepClaim } from './claimStore.ts';
import { conversationReducer } from './conversation.rules.ts';
import type { ConversationEvent } from './conversationEvent.ts';
import { initialConversation, type ConversationState } from './conversationState.ts';
import { useOpening } from './useOpening.ts';
import { useRefresh } from './useRefresh.ts';
import { useReply } from './useReply.ts';

export interface ConversationControls {
  state: ConversationState;
  dispatch: Dispatch<ConversationEvent>;
  /** Sends a message; blank ones are ignored. `fileName`: of the menu file whose text it is. */
  say: (text: string, fileName?: string | null) => void;
  /** Leaves this conversation behind and starts a new one. */
  startOver: () => void;
}

/** The setting-up chat: opens by itself, comes back after a reload. `packageName` is the plan a new one is about. */
export function useConversation(packageName: string): ConversationControls {
  const [state, dispatch] = useReducer(conversationReducer, initialConversation);
  useOpening(state.status === 'opening', packageName, dispatch);
  useReply(state.identity?.token, state.turn, dispatch);
  useRefresh(state, dispatch);

  useEffect(() => {
    if (state.preview) keepClaim(state.preview);
  }, [state.preview]);

  const say = useCallback((text: string, fileName: string | null = null) => {
    dispatch({ type: 'said', text, fileName, clientId: newId() });
  }, []);
  const startOver = useCallback(() => {
    forgetConversation();
    dispatch({ type: 'startedOver' });
  }, []);
  return { state, dispatch, say, startOver };
}
