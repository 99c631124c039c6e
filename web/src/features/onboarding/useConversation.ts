import { useEffect, type Dispatch, useCallback, useReducer } from 'react';
import { v4 as newId } from 'uuid';
import { readStored, onStoredElsewhere, writeStored } from '../../lib/storage.ts';
import { forgetConversation, keepClaim } from './claimStore.ts';
import { conversationReducer } from './conversation.rules.ts';
import {
  type ConversationEvent,
  type Conversation,
  type ConversationState,
  initialConversation,
} from './conversationState.ts';
import { messages } from './messages.ts';
import { useFindConversation } from './useFindConversation.ts';
import { useReply } from './useReply.ts';
import { useStartOnboarding } from './useStartOnboarding.ts';

/** Opens the conversation of this browser, or starts one about the plan. */
function useOpening(isOpening: boolean, packageName: string, dispatch: Dispatch<ConversationEvent>): void {
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

/** Announces each answer to the other tabs. Refetches after an answer in another tab and when this tab becomes visible. */
function useRefresh(
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
        () => undefined, // the next message shows the problem
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

export interface ConversationControls {
  state: ConversationState;
  dispatch: Dispatch<ConversationEvent>;
  /** Sends a message; blank ones are ignored. `fileName`: of the menu file whose text it is. */
  say: (text: string, fileName?: string | null) => void;
  /** Removes this conversation and starts a new one. */
  startOver: () => void;
}

/** The onboarding chat: opens itself and survives a reload. `packageName`: the plan of a new conversation. */
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
