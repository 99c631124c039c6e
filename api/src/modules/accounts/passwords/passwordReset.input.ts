import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;
}

@InputType({ description: 'A new password for the account that a reset link was mailed to.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token of the link in the mail.' })
  token!: string;

  @Field(() => String, { description: 'The new password, 8 to 128 characters.' })
  password!: string;
}
