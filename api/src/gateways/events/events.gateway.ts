import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** What is told to every process. The topic's name says what its payload is. */
interface EventTopics {
  /** The published document of a site changed or went away; payload: its slug. */
  siteChanged: string;
  /** An order changed; payload: its id. */
  orderChanged: string;
  /** A session ended; payload: its id. */
  sessionEnded: string;
}

export type EventTopic = keyof EventTopics;

/** Hears events of all processes. Events are published by SQL inside the transaction they tell about. */
export interface EventsGateway {
  /** Payloads of a topic from now on; ends when the signal aborts or the gateway closes. */
  listen(topic: EventTopic, signal?: AbortSignal): AsyncIterable<string>;
  /** Calls back for each payload, synchronously as it arrives; returns how to stop. */
  on(topic: EventTopic, callback: (payload: string) => void): () => void;
  /** False while the connection is lost, so that events may be missed. */
  connected(): boolean;
  /** Calls back whenever the connection was lost and is back: events may have been missed. */
  onGap(callback: () => void): () => void;
  close(): Promise<void>;
}

/** Name of the PostgreSQL channel that carries all events. */
export const EVENTS_CHANNEL = 'forkfront_events';

/** Tells all processes of an event when the current transaction commits, and nobody when it does not. */
export async function announce(em: SqlEntityManager, topic: EventTopic, payload: string): Promise<void> {
  await em
    .getKysely()
    .selectNoFrom(sql`pg_notify(${EVENTS_CHANNEL}, ${`${topic}:${payload}`})`.as('announced'))
    .execute();
}

/** SQL that announces an event as part of a larger statement; `payload` is the column with its payload. */
export const announcement = (topic: EventTopic, payload: string) =>
  sql<null>`pg_notify(${sql.lit(EVENTS_CHANNEL)}, ${sql.lit(`${topic}:`)} || ${sql.ref(payload)})`;
