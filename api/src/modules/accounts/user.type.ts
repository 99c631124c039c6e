import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node.type.ts';

@ObjectType('User', { implements: Node, description: 'The person who is signed in.' })
export class UserType extends Node {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address, lower-case.' })
  email!: string;

  @Field(() => String, { description: 'Upper-case first letter of the name; a question mark without one.' })
  initial!: string;
}
