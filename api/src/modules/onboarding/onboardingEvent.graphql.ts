import { type ClassType, createUnionType, Field, Int, ObjectType } from 'type-graphql';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { ConversationView } from './conversation.service.ts';
import {
  BuildStepEnum,
  OnboardingActionEnum,
  OnboardingDraftType,
  OnboardingMessageType,
  type OnboardingConversationType,
} from './onboarding.graphql.ts';
import {
  type OnboardingAction,
  type BuildStep,
  stepOf,
  BUILD_STEPS,
  type OnboardingEvent,
  type OnboardingDraft,
} from './onboarding.rules.ts';

@ObjectType({ description: 'The next part of the answer.' })
class OnboardingTextDelta {
  @Field(() => String, { description: 'Sanitised HTML to append to the earlier parts.' })
  html!: string;
}

@ObjectType({ description: 'The chat expects something else.' })
class OnboardingActionChanged {
  @Field(() => OnboardingActionEnum, { description: 'What the chat expects next.' })
  action!: OnboardingAction;

  @Field(() => Int, { description: 'Step of the header, 1 to 4.' })
  step!: number;
}

@ObjectType({ description: 'The assistant has collected new data.' })
class OnboardingDraftChanged {
  @Field(() => OnboardingDraftType, { description: 'All collected data.' })
  draft!: OnboardingDraftType;
}

@ObjectType({ description: 'A step of building the preview is done.' })
class OnboardingProgress {
  @Field(() => BuildStepEnum, { description: 'The completed step.' })
  step!: BuildStep;

  @Field(() => Int, { description: 'Number of completed steps.' })
  done!: number;

  @Field(() => Int, { description: 'Total number of steps.' })
  total!: number;
}

@ObjectType({ description: 'The preview is ready to visit and claim.' })
class OnboardingPreviewReady {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, { description: 'Token to claim the site once.' })
  claimToken!: string;
}

@ObjectType({ description: 'The answer is finished and stored.' })
class OnboardingTurnCompleted {
  @Field(() => OnboardingMessageType, { description: 'The whole answer.' })
  message!: OnboardingMessageType;
}

@ObjectType({ description: 'The answer failed. Nothing of this turn was stored.' })
class OnboardingFailed {
  @Field(() => String, { description: 'Message for the visitor.' })
  message!: string;

  @Field(() => Boolean, { description: 'Whether to retry with the same message id.' })
  retryable!: boolean;

  @Field(() => Boolean, {
    description: 'True when the assistant failed; false when it could not be reached.',
  })
  isWorkflowError!: boolean;
}

const EVENT_TYPES = {
  delta: OnboardingTextDelta,
  action: OnboardingActionChanged,
  draft: OnboardingDraftChanged,
  progress: OnboardingProgress,
  previewReady: OnboardingPreviewReady,
  completed: OnboardingTurnCompleted,
  failed: OnboardingFailed,
} satisfies Record<OnboardingEvent['type'], ClassType>;

export const OnboardingEventUnion = createUnionType({
  name: 'OnboardingEvent',
  description:
    'An event while a message is answered. The last one is OnboardingTurnCompleted or OnboardingFailed.',
  types: () => Object.values(EVENT_TYPES),
});

/** Converts a draft for GraphQL. */
function toDraftType(draft: OnboardingDraft, links: SiteLinks): OnboardingDraftType {
  const { name, primary, secondary, popularItems, logoKey, sections } = draft;
  return {
    name,
    brand: primary ? { primary, secondary: secondary ?? primary } : null,
    popularItems,
    logoUrl: links.pictureUrl(logoKey),
    sections,
  };
}

/** Converts a conversation for GraphQL. */
export function toConversationType(view: ConversationView, links: SiteLinks): OnboardingConversationType {
  const { packageName, draft, action, ...rest } = view;
  return { ...rest, package: packageName, action, step: stepOf(action), draft: toDraftType(draft, links) };
}

/** Converts an event for GraphQL. */
export const toEventType = (event: OnboardingEvent, links: SiteLinks): typeof OnboardingEventUnion =>
  Object.assign(new EVENT_TYPES[event.type](), event, computedOf(event, links));

/** The fields that an event itself does not have. */
function computedOf(event: OnboardingEvent, links: SiteLinks) {
  switch (event.type) {
    case 'action':
      return { step: stepOf(event.action) };
    case 'draft':
      return { draft: toDraftType(event.draft, links) };
    case 'progress':
      return { done: BUILD_STEPS.indexOf(event.step) + 1, total: BUILD_STEPS.length };
    case 'failed':
      return { message: event.failure.message };
    default:
      return {};
  }
}
