import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { EventTopic } from './events.gateway.ts';

/** Name of the PostgreSQL channel that carries all events. */
export const EVENTS_CHANNEL = 'forkfront_events';

/** Tells all processes of an event when the current transaction commits, and nobody when it does not. */
export async function announce(em: SqlEntityManager, topic: EventTopic, payload: string): Promise<void> {
  await em.execute('select pg_notify(?, ?)', [EVENTS_CHANNEL, `${topic}:${payload}`]);
}
