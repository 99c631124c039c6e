import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `deleteAccount`.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The password; for an account without one its e-mail address.' })
  confirmation!: string;
}
