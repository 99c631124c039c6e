import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ConversationView } from './conversation.service.ts';
import { stepOf } from './onboarding.rules.ts';
import { OnboardingConversationType, OnboardingDraftType } from './onboarding.type.ts';
import type { OnboardingDraft } from './onboardingDraft.ts';
import { BUILD_STEPS, type OnboardingEvent } from './onboardingEvent.ts';
import {
  OnboardingActionChanged,
  OnboardingDraftChanged,
  OnboardingFailed,
  OnboardingPreviewReady,
  OnboardingProgress,
  OnboardingTextDelta,
  OnboardingTurnCompleted,
  type OnboardingEventUnion,
} from './onboardingEvent.type.ts';

/** A draft as GraphQL shows it. */
export function toDraftType(draft: OnboardingDraft, links: SiteLinks): OnboardingDraftType {
  const { name, primary, secondary, popularItems, logoKey, sections } = draft;
  return Object.assign(new OnboardingDraftType(), {
    name,
    brand: primary ? { primary, secondary: secondary ?? primary } : null,
    popularItems,
    logoUrl: links.pictureUrl(logoKey),
    sections,
  });
}

/** A conversation as GraphQL shows it to its visitor. */
export function toConversationType(view: ConversationView, links: SiteLinks): OnboardingConversationType {
  const { packageName, draft, action, ...rest } = view;
  return Object.assign(new OnboardingConversationType(), {
    ...rest,
    package: packageName,
    action,
    step: stepOf(action),
    draft: toDraftType(draft, links),
  });
}

/** An event of a reply as GraphQL shows it. */
export function toEventType(event: OnboardingEvent, links: SiteLinks): typeof OnboardingEventUnion {
  switch (event.type) {
    case 'delta':
      return Object.assign(new OnboardingTextDelta(), { html: event.html });
    case 'action':
      return Object.assign(new OnboardingActionChanged(), {
        action: event.action,
        step: stepOf(event.action),
      });
    case 'draft':
      return Object.assign(new OnboardingDraftChanged(), { draft: toDraftType(event.draft, links) });
    case 'progress': {
      const done = BUILD_STEPS.indexOf(event.step) + 1;
      return Object.assign(new OnboardingProgress(), { step: event.step, done, total: BUILD_STEPS.length });
    }
    case 'previewReady': {
      const { slug, previewUrl, claimToken } = event;
      return Object.assign(new OnboardingPreviewReady(), { slug, previewUrl, claimToken });
    }
    case 'completed':
      return Object.assign(new OnboardingTurnCompleted(), { message: event.message });
    case 'failed':
      return Object.assign(new OnboardingFailed(), {
        message: event.failure.message,
        retryable: event.retryable,
        isWorkflowError: event.isWorkflowError,
      });
  }
}
