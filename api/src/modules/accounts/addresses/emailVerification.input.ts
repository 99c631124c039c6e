import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `verifyEmail`.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token of the link.' })
  token!: string;
}
