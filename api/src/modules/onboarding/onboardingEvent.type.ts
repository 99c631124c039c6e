import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { BuildStepEnum, OnboardingActionEnum } from './onboarding.enums.ts';
import type { OnboardingAction } from './onboarding.rules.ts';
import { OnboardingDraftType, OnboardingMessageType } from './onboarding.type.ts';
import type { BuildStep } from './onboardingEvent.ts';

@ObjectType({ description: 'More of the answer.' })
export class OnboardingTextDelta {
  @Field(() => String, { description: 'Safe HTML that goes behind what came before.' })
  html!: string;
}

@ObjectType({ description: 'The chat has moved on.' })
export class OnboardingActionChanged {
  @Field(() => OnboardingActionEnum, { description: 'What is going on now.' })
  action!: OnboardingAction;

  @Field(() => Int, { description: 'Step of the header, 1 to 4.' })
  step!: number;
}

@ObjectType({ description: 'Something was gathered.' })
export class OnboardingDraftChanged {
  @Field(() => OnboardingDraftType, { description: 'All that was gathered so far.' })
  draft!: OnboardingDraftType;
}

@ObjectType({ description: 'A part of the preview is done.' })
export class OnboardingProgress {
  @Field(() => BuildStepEnum, { description: 'The part.' })
  step!: BuildStep;

  @Field(() => Int, { description: 'Parts done.' })
  done!: number;

  @Field(() => Int, { description: 'Parts in all.' })
  total!: number;
}

@ObjectType({ description: 'The preview can be visited and claimed.' })
export class OnboardingPreviewReady {
  @Field(() => String, { description: 'Subdomain of the site.' })
  slug!: string;

  @Field(() => String, { description: 'Address of the site.' })
  previewUrl!: string;

  @Field(() => String, { description: 'Claims the site, once.' })
  claimToken!: string;
}

@ObjectType({ description: 'The answer is finished and stored.' })
export class OnboardingTurnCompleted {
  @Field(() => OnboardingMessageType, { description: 'The whole answer.' })
  message!: OnboardingMessageType;
}

@ObjectType({ description: 'There is no answer; nothing of this turn was stored.' })
export class OnboardingFailed {
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
