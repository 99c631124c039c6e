import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `updateAccount`.' })
export class UpdateAccountInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;
}
