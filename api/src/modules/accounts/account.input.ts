import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Password, 8 to 128 characters.' })
  password!: string;
}

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;
}
