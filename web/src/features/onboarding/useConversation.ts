import { useEffect, type Dispatch, useCallback, useReducer } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { v4 as newId } from 'uuid';
import { readStored, onStoredElsewhere, writeStored } from '../../lib/storage.ts';
import { forgetClaim, keepClaim, readClaimToken, resetConversation } from './claimStore.ts';
import { conversationReducer, isClaimOnly } from './conversation.rules.ts';
import { type ConversationEvent, type ConversationState, initialConversation } from './conversationState.ts';
import { messages } from './messages.ts';
import { findConversation, findUnclaimedSite, useStartOnboarding } from './conversationRequests.ts';
import { useReply } from './useReply.ts';

/**
 * Opens the conversation of this browser, or starts one about the plan. A finished preview whose claim is stored comes first: it
 * stays claimable (spec §2, §3), whatever else the browser stores.
 */
function useOpening(isOpening: boolean, packageName: string, dispatch: Dispatch<ConversationEvent>): void {
  const environment = useRelayEnvironment();
  const start = useStartOnboarding();

  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    const open = async (): Promise<ConversationEvent> => {
      const token = readStored('onboardingConversation');
      const known = token ? await findConversation(environment, token) : null;
      if (token && !known) resetConversation();
      const claimToken = readClaimToken();
      if (claimToken !== null && claimToken !== known?.preview?.claimToken) {
        const preview = await findUnclaimedSite(environment, claimToken);
        if (preview) return { type: 'claimFound', preview };
        forgetClaim(claimToken);
      }
      return { type: 'opened', conversation: known ?? (await start(packageName)), clientId: newId() };
    };
    open().then(
      (event) => {
        if (isCurrent) dispatch(event);
      },
      (problem: unknown) => {
        const message = problem instanceof Error ? problem.message : messages.notOpened;
        if (isCurrent) dispatch({ type: 'notOpened', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpening, packageName, environment, start, dispatch]);
}

/** Announces each answer to the other tabs. Refetches after an answer in another tab and when this tab becomes visible. */
function useRefresh(
  { status, identity, turn, messages }: ConversationState,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const environment = useRelayEnvironment();
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
      findConversation(environment, readStored('onboardingConversation') ?? known).then(
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
  }, [isResting, known, environment, dispatch]);
}

/**
 * The onboarding chat: opens itself and survives a reload. `packageName`: the plan of a new conversation. `say` sends a message,
 * with the name of the menu file whose text it is. `startOver` removes what is shown, a conversation with its claim or a claim alone,
 * and opens the next: callers ask first.
 */
export function useConversation(packageName: string) {
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
  const claimToken = state.preview?.claimToken;
  const isAlone = isClaimOnly(state);
  const startOver = useCallback(() => {
    if (claimToken) forgetClaim(claimToken);
    if (!isAlone) resetConversation();
    dispatch({ type: 'startedOver' });
  }, [claimToken, isAlone]);
  return { state, dispatch, say, startOver };
}

export type ConversationControls = ReturnType<typeof useConversation>;
