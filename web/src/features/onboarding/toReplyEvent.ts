import type { useReplySubscription$data } from '../../__generated__/useReplySubscription.graphql.ts';
import type { ReplyEvent } from './conversationEvent.ts';
import { messages } from './messages.ts';
import { readDraft } from './readDraft.ts';

/** An event of the subscription as the chat takes it; null for one that this version does not know. */
export function toReplyEvent(
  event: useReplySubscription$data['onboardingReply'] | undefined,
): ReplyEvent | null {
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
