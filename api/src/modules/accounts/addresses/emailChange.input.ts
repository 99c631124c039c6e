import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `requestEmailChange`.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The password; null for an account without one, whose owner must have signed in within 10 minutes.',
  })
  password?: string | null;
}
