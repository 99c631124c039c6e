import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimitedError } from '../../graphql/errors.type.ts';
import { OnboardingConversationType } from './onboarding.type.ts';

@ObjectType({ description: 'The chat is open.' })
export class StartOnboardingPayload {
  @Field(() => OnboardingConversationType, {
    description: 'The chat; send the first message to hear from it.',
  })
  conversation!: OnboardingConversationType;
}

export const StartOnboardingResult = createUnionType({
  name: 'StartOnboardingResult',
  description: 'Outcome of `startOnboarding`.',
  types: () => [StartOnboardingPayload, RateLimitedError] as const,
});
