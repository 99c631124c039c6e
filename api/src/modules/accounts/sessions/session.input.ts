import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `endSession`.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The session.' })
  id!: string;
}
