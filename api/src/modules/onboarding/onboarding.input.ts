import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new setting-up chat.' })
export class StartOnboardingInput {
  @Field(() => String, { description: 'Name of the chosen plan, e.g. `Gold`.' })
  package!: string;
}

@InputType({ description: "A visitor's message." })
export class OnboardingReplyInput {
  @Field(() => String, { description: 'Secret of the conversation.' })
  conversation!: string;

  @Field(() => ID, {
    description:
      "The client's id of the message: 1 to 64 letters, digits, or any of _ : . - (a UUID will do). The same id replays an answer, never asks again.",
  })
  clientId!: string;

  @Field(() => String, { description: 'Plain text, at most 20,000 characters.' })
  text!: string;
}
