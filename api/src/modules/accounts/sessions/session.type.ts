import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../graphql/node.type.ts';
import { DateTime } from '../../../graphql/scalars.ts';

@ObjectType('Session', { implements: Node, description: 'One sign-in of one browser.' })
export class SessionType extends Node {
  @Field(() => String, { description: 'Browser and system, e.g. `Firefox on Windows`.' })
  device!: string;

  @Field(() => DateTime, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was used last, to five minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
