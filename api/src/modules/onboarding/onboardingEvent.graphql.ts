import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ConversationView } from './conversation.service.ts';
import {
  BuildStepEnum,
  OnboardingActionEnum,
  OnboardingDraftType,
  OnboardingMessageType,
  OnboardingConversationType,
} from './onboarding.graphql.ts';
import {
  type OnboardingAction,
  type BuildStep,
  stepOf,
  BUILD_STEPS,
  type OnboardingEvent,
} from './onboarding.rules.ts';
import type { OnboardingDraft } from './onboardingDraft.rules.ts';

@ObjectType({ description: 'More of the answer.' })
class OnboardingTextDelta {
  @Field(() => String, { description: 'Safe HTML that goes behind what came before.' })
  html!: string;
}

@ObjectType({ description: 'The chat has moved on.' })
class OnboardingActionChanged {
  @Field(() => OnboardingActionEnum, { description: 'What is going on now.' })
  action!: OnboardingAction;

  @Field(() => Int, { description: 'Step of the header, 1 to 4.' })
  step!: number;
}

@ObjectType({ description: 'Something was gathered.' })
class OnboardingDraftChanged {
  @Field(() => OnboardingDraftType, { description: 'All that was gathered so far.' })
  draft!: OnboardingDraftType;
}

@ObjectType({ description: 'A part of the preview is done.' })
class OnboardingProgress {
  @Field(() => BuildStepEnum, { description: 'The part.' })
  step!: BuildStep;

  @Field(() => Int, { description: 'Parts done.' })
  done!: number;

  @Field(() => Int, { description: 'Parts in all.' })
  total!: number;
}

@ObjectType({ description: 'The preview can be visited and claimed.' })
class OnboardingPreviewReady {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, { description: 'Claims the site, once.' })
  claimToken!: string;
}

@ObjectType({ description: 'The answer is finished and stored.' })
class OnboardingTurnCompleted {
  @Field(() => OnboardingMessageType, { description: 'The whole answer.' })
  message!: OnboardingMessageType;
}

@ObjectType({ description: 'There is no answer; nothing of this turn was stored.' })
class OnboardingFailed {
  @Field(() => String, { description: 'A sentence for the visitor.' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether sending the same message id again makes sense.' })
  retryable!: boolean;

  @Field(() => Boolean, { description: 'Whether the assistant itself failed, not the way to it.' })
  isWorkflowError!: boolean;
}

export const OnboardingEventUnion = createUnionType({
  name: 'OnboardingEvent',
  description:
    'What happens while a message is answered; ends with OnboardingTurnCompleted or OnboardingFailed.',
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

/** A draft as GraphQL shows it. */
function toDraftType(draft: OnboardingDraft, links: SiteLinks): OnboardingDraftType {
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
