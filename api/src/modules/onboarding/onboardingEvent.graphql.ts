import { createUnionType, Int } from 'type-graphql';
import { field, objectType } from '../../graphql/types.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ConversationView } from './conversation.service.ts';
import { lookOf } from './draftSite.rules.ts';
import { draftViewUrl, testMailUrl } from './draftView.service.ts';
import {
  BuildStepEnum,
  OnboardingActionEnum,
  OnboardingDraftType,
  OnboardingMessageType,
  type OnboardingConversationType,
} from './onboarding.graphql.ts';
import { stepOf, BUILD_STEPS, type OnboardingEvent, type OnboardingDraft } from './onboarding.rules.ts';

const OnboardingTextDelta = objectType('OnboardingTextDelta', 'The next part of the answer.', {
  html: field(String, 'Sanitised HTML to append to the earlier parts.'),
});

const OnboardingActionChanged = objectType('OnboardingActionChanged', 'The chat expects something else.', {
  action: field(OnboardingActionEnum, 'What the chat expects next.'),
  step: field(Int, 'Step of the header, 1 to 4.'),
});

const OnboardingDraftChanged = objectType('OnboardingDraftChanged', 'The assistant has collected new data.', {
  draft: field(OnboardingDraftType, 'All collected data.'),
});

const OnboardingProgress = objectType('OnboardingProgress', 'A step of building the preview is done.', {
  step: field(BuildStepEnum, 'The completed step.'),
  done: field(Int, 'Number of completed steps.'),
  total: field(Int, 'Total number of steps.'),
});

const OnboardingPreviewReady = objectType(
  'OnboardingPreviewReady',
  'The preview is ready to visit and claim.',
  {
    slug: field(String, 'Subdomain of the site.'),
    previewUrl: field(String, 'Address of the site.'),
    claimToken: field(String, 'Token to claim the site once.'),
  },
);

const OnboardingTurnCompleted = objectType('OnboardingTurnCompleted', 'The answer is finished and stored.', {
  message: field(OnboardingMessageType, 'The whole answer.'),
});

const OnboardingFailed = objectType(
  'OnboardingFailed',
  'The answer failed. Nothing of this turn was stored.',
  {
    message: field(String, 'Message for the visitor.'),
    retryable: field(Boolean, 'Whether to retry with the same message id.'),
    isWorkflowError: field(Boolean, 'True when the assistant failed; false when it could not be reached.'),
  },
);

export const OnboardingEventUnion = createUnionType({
  name: 'OnboardingEvent',
  description:
    'An event while a message is answered. The last one is OnboardingTurnCompleted or OnboardingFailed.',
  types: () =>
    [
      OnboardingTextDelta,
      OnboardingActionChanged,
      OnboardingDraftChanged,
      OnboardingProgress,
      OnboardingPreviewReady,
      OnboardingTurnCompleted,
      OnboardingFailed,
    ] as const,
});

/** Converts a draft for GraphQL. */
export function toDraftType(
  draft: OnboardingDraft,
  conversation: { id: string; token: string },
  links: SiteLinks,
): OnboardingDraftType {
  const {
    primary,
    secondary,
    logoKey,
    unread,
    lastReview: _lastReview,
    lastRemoved: _lastRemoved,
    ...rest
  } = draft;
  return {
    ...rest,
    siteTheme: lookOf(draft).theme,
    brand: primary ? { primary, secondary: secondary ?? primary } : null,
    hasHours: draft.ordering?.hours != null,
    logoUrl: links.pictureUrl(logoKey),
    unreadLines: unread,
    viewUrl: draftViewUrl(links, conversation, draft),
  };
}

/** Converts a conversation for GraphQL. */
export function toConversationType(view: ConversationView, links: SiteLinks): OnboardingConversationType {
  const { packageName, draft, action, testOrder, ...rest } = view;
  return {
    ...rest,
    package: packageName,
    action,
    step: stepOf(action),
    draft: toDraftType(draft, view, links),
    testOrder: testOrder && { ...testOrder, mailUrl: testMailUrl(links, view) },
  };
}

/** Converts an event of a conversation for GraphQL. */
export function toEventType(
  event: OnboardingEvent,
  conversation: { id: string; token: string },
  links: SiteLinks,
): typeof OnboardingEventUnion {
  switch (event.type) {
    case 'delta':
      return OnboardingTextDelta.of(event);
    case 'action':
      return OnboardingActionChanged.of({ action: event.action, step: stepOf(event.action) });
    case 'draft':
      return OnboardingDraftChanged.of({ draft: toDraftType(event.draft, conversation, links) });
    case 'progress':
      return OnboardingProgress.of({
        step: event.step,
        done: BUILD_STEPS.indexOf(event.step) + 1,
        total: BUILD_STEPS.length,
      });
    case 'previewReady':
      return OnboardingPreviewReady.of(event);
    case 'completed':
      return OnboardingTurnCompleted.of(event);
    case 'failed':
      return OnboardingFailed.of({ ...event, message: event.failure.message });
  }
}
