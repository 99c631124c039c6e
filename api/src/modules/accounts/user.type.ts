import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node.type.ts';

@ObjectType('User', { implements: Node, description: 'The person who is signed in.' })
export class UserType extends Node {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address, lower-case.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is known to be theirs.' })
  emailVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A new address that waits for the link mailed to it; null without one.',
  })
  pendingEmail!: string | null;

  @Field(() => Boolean, { description: 'False for someone who only signs in with Google.' })
  hasPassword!: boolean;

  @Field(() => String, { description: 'Upper-case first letter of the name; a question mark without one.' })
  initial!: string;
}
