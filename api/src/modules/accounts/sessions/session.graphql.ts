import { Field, ObjectType, ID, InputType, createUnionType, Int } from 'type-graphql';
import { NotFoundError } from '../../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { Node } from '../../../graphql/relay.graphql.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { UserType } from '../account.graphql.ts';
import type { OpenSession } from '../account.repository.ts';
import { deviceOf } from './session.service.ts';

@ObjectType('Session', { implements: Node, description: 'A signed-in session of a browser.' })
export class SessionType extends Node {
  @Field(() => String, { description: 'Browser and system, e.g. `Firefox on Windows`.' })
  device!: string;

  @Field(() => DateTime, { description: 'Time of the sign-in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'Time of the last request, with a precision of five minutes.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

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
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;
}

@ObjectType({ description: 'Result of a successful `endSession`.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'Id of the ended session.' })
  endedSessionId!: string;
}

@ObjectType({ description: 'Result of a successful `endOtherSessions`.' })
export class EndOtherSessionsPayload {
  @Field(() => UserType, { description: 'The signed-in user with the remaining session.' })
  user!: UserType;

  @Field(() => Int, { description: 'Number of sessions that were ended.' })
  endedCount!: number;
}

export const EndSessionResult = createUnionType({
  name: 'EndSessionResult',
  description: 'Outcome of `endSession`.',
  types: () => [EndSessionPayload, NotFoundError] as const,
});
