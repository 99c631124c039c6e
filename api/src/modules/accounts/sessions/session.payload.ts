import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { NotFoundError } from '../../../graphql/errors.type.ts';
import { UserType } from '../user.type.ts';

@ObjectType({ description: 'Done.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'Id of the session that ended.' })
  endedSessionId!: string;

  static of(endedSessionId: string): EndSessionPayload {
    return Object.assign(new EndSessionPayload(), { endedSessionId });
  }
}

@ObjectType({ description: 'Done.' })
export class EndOtherSessionsPayload {
  @Field(() => UserType, { description: 'The viewer with the one session left.' })
  user!: UserType;

  @Field(() => Int, { description: 'How many ended.' })
  endedCount!: number;
}

export const EndSessionResult = createUnionType({
  name: 'EndSessionResult',
  description: 'Outcome of `endSession`.',
  types: () => [EndSessionPayload, NotFoundError] as const,
});
