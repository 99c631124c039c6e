import { Field, ObjectType, ID, InputType, createUnionType, Int } from 'type-graphql';
import { NotFoundError } from '../../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { Node } from '../../../graphql/relay.graphql.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { UserType } from '../account.graphql.ts';
import type { OpenSession } from '../account.repository.ts';
import { deviceOf } from './session.service.ts';

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

/** A session as GraphQL shows it to its own person. */
export function toSessionType(session: OpenSession, viewer: Viewer | null): SessionType {
  const { id, userAgent, createdAt, lastUsedAt } = session;
  return Object.assign(new SessionType(), {
    id: toGlobalId('Session', id),
    device: deviceOf(userAgent),
    createdAt,
    lastUsedAt,
    isCurrent: viewer?.sessionId === id,
  });
}

@InputType({ description: 'Input of `endSession`.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The session.' })
  id!: string;
}

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
