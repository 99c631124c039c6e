import { toGlobalId } from '../../../graphql/globalId.ts';
import { deviceOf } from './deviceOf.ts';
import type { OpenSession } from './session.service.ts';
import { SessionType } from './session.type.ts';
import type { Viewer } from '../../../lib/viewer.ts';

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
