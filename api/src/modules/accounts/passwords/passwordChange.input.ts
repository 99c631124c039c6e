import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Input of `changePassword`.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password until now.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new one, 8 to 128 characters.' })
  newPassword!: string;
}
