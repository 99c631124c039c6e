import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Claims a preview site with a new account.' })
export class ClaimRestaurantInput {
  @Field(() => String, { description: 'Token that came with the preview; works once.' })
  claimToken!: string;

  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Password, 8 to 128 characters.' })
  password!: string;

  @Field(() => Boolean, { description: 'Whether the terms are accepted; must be true.' })
  termsAccepted!: boolean;
}

@InputType({ description: 'Adds a preview site to the account that is signed in.' })
export class ClaimRestaurantForViewerInput {
  @Field(() => String, { description: 'Token that came with the preview; works once.' })
  claimToken!: string;

  @Field(() => Boolean, { description: 'Whether the terms are accepted; must be true.' })
  termsAccepted!: boolean;
}
