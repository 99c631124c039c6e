import { ID, Int } from 'type-graphql';
import { field, mutationInput, mutationPayload, nodeType } from '../../../graphql/types.ts';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { UserType } from '../account.graphql.ts';
import type { OpenSession } from '../account.repository.ts';
import { deviceOf } from './session.service.ts';

export const SessionType = nodeType('Session', 'A signed-in session of a browser.', {
  device: field(String, 'Browser and system, e.g. `Firefox on Windows`.'),
  createdAt: field(DateTime, 'Time of the sign-in.'),
  lastUsedAt: field(DateTime, 'Time of the last request, with a precision of five minutes.'),
  isCurrent: field(Boolean, 'Whether it is the session of this request.'),
});
export type SessionType = InstanceType<typeof SessionType>;

export function toSessionType(session: OpenSession, viewer: Viewer | null): SessionType {
  const { id, userAgent, createdAt, lastUsedAt } = session;
  return SessionType.of({
    id: toGlobalId('Session', id),
    device: deviceOf(userAgent),
    createdAt,
    lastUsedAt,
    isCurrent: viewer?.sessionId === id,
  });
}

export const EndSessionInput = mutationInput('endSession', { id: field(ID, 'Id of the session.') });
export type EndSessionInput = InstanceType<typeof EndSessionInput>;

export const EndSessionPayload = mutationPayload('endSession', {
  endedSessionId: field(ID, 'Id of the ended session.'),
});

export const EndOtherSessionsPayload = mutationPayload('endOtherSessions', {
  user: field(UserType, 'The signed-in user with the remaining session.'),
  endedCount: field(Int, 'Number of sessions that were ended.'),
});
export type EndOtherSessionsPayload = InstanceType<typeof EndOtherSessionsPayload>;

export const EndSessionResult = resultType('endSession', EndSessionPayload, 'notFound');
