import type { OnboardingAction } from '../../modules/onboarding/onboarding.rules.ts';
import type { OnboardingEvent } from '../../modules/onboarding/onboardingEvent.ts';

/** The answer to a chat message (spec §7). */
export interface TurnBody {
  /** `text` is sanitised HTML. */
  content: { parts: { text: string }[] };
  action: OnboardingAction;
  /** Secret of the conversation, for clients without cookies. */
  conversation: string;
  /** The rest is there once a preview is. */
  status?: 'preview_ready';
  slug?: string;
  previewUrl?: string;
  claimToken?: string;
  message?: string;
}

/** What is known of a turn before it is answered. */
export const openTurnBody = (conversation: string, action: OnboardingAction): TurnBody => ({
  content: { parts: [] },
  action,
  conversation,
});

/** The answer with what one more event tells. */
export function withEvent(body: TurnBody, event: OnboardingEvent): TurnBody {
  switch (event.type) {
    case 'action':
      return { ...body, action: event.action };
    case 'previewReady': {
      const { slug, previewUrl, claimToken } = event;
      return { ...body, status: 'preview_ready', slug, previewUrl, claimToken };
    }
    case 'completed': {
      const text = event.message.html;
      return { ...body, content: { parts: [{ text }] }, ...(body.status ? { message: text } : {}) };
    }
    default:
      return body;
  }
}
