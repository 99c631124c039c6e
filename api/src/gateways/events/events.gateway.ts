import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/**
 * Events to all processes, with one text each: the slug of a site whose published document changed or was removed, the
 * id of an order that changed, the id of a restaurant of which an order was placed or changed, the id of a session that ended.
 */
export type EventTopic = 'siteChanged' | 'orderChanged' | 'ordersOfRestaurant' | 'sessionEnded';

/** Receives events of all processes. Events are published by SQL inside the transaction of their change. */
export interface EventsGateway {
  /** Payloads of a topic from now on; ends when the signal aborts or the gateway closes. */
  listen(topic: EventTopic, signal?: AbortSignal): AsyncIterable<string>;
  /** Calls back synchronously for each payload; returns a function that unsubscribes. */
  on(topic: EventTopic, callback: (payload: string) => void): () => void;
  /** Calls back for this payload only: thousands of callbacks for others cost an event nothing. */
  onOne(topic: EventTopic, payload: string, callback: () => void): () => void;
  /** False while the connection is lost, so that events may be missed. */
  connected(): boolean;
  /** Calls back after each reconnection, because events may have been missed. */
  onGap(callback: () => void): () => void;
  /** Calls back when the connection has been lost for some seconds: people wait in vain for what they follow. */
  onOutage(callback: () => void): () => void;
  close(): Promise<void>;
}

/** Name of the PostgreSQL channel that carries all events. */
export const EVENTS_CHANNEL = 'forkfront_events';

/** Publishes an event to all processes when the current transaction commits. */
export async function announce(em: SqlEntityManager, topic: EventTopic, payload: string): Promise<void> {
  await em
    .getKysely()
    .selectNoFrom(sql`pg_notify(${EVENTS_CHANNEL}, ${`${topic}:${payload}`})`.as('announced'))
    .execute();
}

/** SQL that publishes an event as part of a larger statement; `payload` is the column with its payload. */
export const announcement = (topic: EventTopic, payload: string) =>
  sql<null>`pg_notify(${sql.lit(EVENTS_CHANNEL)}, ${sql.lit(`${topic}:`)} || ${sql.ref(payload)})`;
