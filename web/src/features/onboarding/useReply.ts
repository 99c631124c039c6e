import { useEffect, type Dispatch } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type {
  useReplySubscription$data,
  useReplySubscription,
} from '../../__generated__/useReplySubscription.graphql.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';
import { readDraft } from './conversationRequests.ts';
import type { ReplyEvent, ConversationEvent, Turn } from './conversationState.ts';
import { messages } from './messages.ts';

/** An event of the subscription for the reducer; null for an unknown one. */
function toReplyEvent(event: useReplySubscription$data['onboardingReply'] | undefined): ReplyEvent | null {
  switch (event?.__typename) {
    case 'OnboardingTextDelta':
      return { type: 'textCame', html: event.html };
    case 'OnboardingActionChanged':
      return { type: 'actionChanged', action: event.action };
    case 'OnboardingDraftChanged':
      return { type: 'draftChanged', draft: readDraft(event.draft) };
    case 'OnboardingProgress':
      return event.step === '%future added value' ? null : { type: 'partBuilt', step: event.step };
    case 'OnboardingPreviewReady':
      return {
        type: 'previewReady',
        preview: { slug: event.slug, previewUrl: event.previewUrl, claimToken: event.claimToken },
      };
    case 'OnboardingTurnCompleted':
      return event.message.html.trim() === '' ? invalid : { type: 'answered', message: event.message };
    case 'OnboardingFailed': {
      const { reason: message, retryable, isWorkflowError } = event;
      return { type: 'failed', failure: { message, detail: null, isWorkflowError }, retryable };
    }
    case '%other':
      return null;
    case undefined:
      return invalid;
  }
}

/** Spec §8, "Invalid chat response". */
const invalid: ReplyEvent = {
  type: 'failed',
  failure: { message: messages.invalidResponse, detail: null, isWorkflowError: false },
  retryable: true,
};

const SUBSCRIPTION = graphql`
  subscription useReplySubscription($input: OnboardingReplyInput!) {
    onboardingReply(input: $input) {
      __typename
      ... on OnboardingTextDelta {
        html
      }
      ... on OnboardingActionChanged {
        action
      }
      ... on OnboardingDraftChanged {
        draft {
          ...conversationRequests_draft
        }
      }
      ... on OnboardingProgress {
        step
      }
      ... on OnboardingPreviewReady {
        slug
        previewUrl
        claimToken
      }
      ... on OnboardingTurnCompleted {
        message {
          id
          html
        }
      }
      ... on OnboardingFailed {
        reason: message
        retryable
        isWorkflowError
      }
    }
  }
`;

/** Sends the turn's message and receives its answer. A new attempt, or a new environment, sends it again with the same id. */
export function useReply(
  conversation: string | undefined,
  turn: Turn | null,
  dispatch: Dispatch<ConversationEvent>,
): void {
  const environment = useRelayEnvironment();
  const isAsking = turn !== null && turn.failure === null;
  const { clientId, text, attempt } = turn ?? { clientId: '', text: '', attempt: 0 };

  useEffect(() => {
    if (!isAsking || conversation === undefined) return;
    let hasHeard = false;
    let isOver = false;
    const end = (event: ConversationEvent): void => {
      if (isOver) return;
      isOver = true;
      dispatch(event);
    };
    const hear = (event: ReplyEvent | null): void => {
      hasHeard = true;
      if (event?.type === 'answered' || event?.type === 'failed') end(event);
      else if (event && !isOver) dispatch(event);
    };
    dispatch({ type: 'asked' });
    const { dispose } = requestSubscription<useReplySubscription>(environment, {
      subscription: SUBSCRIPTION,
      variables: { input: { conversation, clientId, text } },
      // A socket that reconnects would deliver the answer twice.
      cacheConfig: { metadata: { endsWithSocket: true } },
      onNext: (response) => hear(toReplyEvent(response?.onboardingReply)),
      onError: (problem) => end(lost(problem, hasHeard)),
      onCompleted: () => end({ type: 'lost', canResend: true }),
    });
    return () => {
      isOver = true;
      dispose();
    };
  }, [environment, conversation, isAsking, clientId, text, attempt, dispatch]);
}

/** A message of the server is a failure. A broken connection is retried if it delivered something. */
function lost(problem: Error, hasHeard: boolean): ConversationEvent {
  if (problem instanceof NetworkProblem && problem.serverMessage) {
    const { serverMessage: detail } = problem;
    const failure = { message: messages.chatFailed, detail, isWorkflowError: false };
    return { type: 'failed', failure, retryable: true };
  }
  return { type: 'lost', canResend: hasHeard };
}
