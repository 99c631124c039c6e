import { EventEmitter, on } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { keepAsking } from '../../lib/quietConnection.ts';
import { EVENTS_CHANNEL, type EventsGateway, type EventTopic } from './events.gateway.ts';

const RECONNECT_MS = 250;
const CONNECT_WITHIN_MS = 2_000;
/** A restart of the database server is shorter and ends no stream. */
const OUTAGE_MS = 4_000;

/**
 * Events over PostgreSQL LISTEN/NOTIFY, on one connection per process that reconnects by itself. A connection without a
 * response for `heartbeatMs` counts as lost.
 */
export async function connectPostgresEvents(
  databaseUrl: string,
  onLost: (error: Error) => void,
  heartbeatMs?: number,
): Promise<EventsGateway> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closing = new AbortController();
  let client: pg.Client | null = null;

  const connect = async () => {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    next.on('error', onLost);
    next.on('notification', ({ payload = '' }) => {
      const colon = payload.indexOf(':');
      emitter.emit(payload.slice(0, colon), payload.slice(colon + 1));
      emitter.emit(payload);
    });
    await next.connect();
    keepAsking(next, heartbeatMs);
    try {
      await next.query(`listen ${EVENTS_CHANNEL}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    client = next;
    // Only for an established connection: a failed attempt is repeated by its own loop.
    next.once('end', () => {
      client = null;
      if (!closing.signal.aborted) void reconnect();
    });
    if (closing.signal.aborted) await next.end();
  };

  const reconnect = async () => {
    const outage = setTimeout(() => emitter.emit('outage'), OUTAGE_MS);
    while (!closing.signal.aborted && !client) {
      try {
        await connect();
        emitter.emit('gap');
      } catch (error) {
        onLost(error as Error);
        await delay(RECONNECT_MS);
      }
    }
    clearTimeout(outage);
  };

  const callBack = (topic: string, callback: (payload: string) => void) => {
    emitter.on(topic, callback);
    return () => emitter.off(topic, callback);
  };

  await connect();
  return {
    async *listen(topic: EventTopic, signal?: AbortSignal) {
      const end = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      try {
        for await (const [payload] of on(emitter, topic, { signal: end })) yield payload as string;
      } catch (error) {
        if (!end.aborted) throw error;
      }
    },
    on: callBack,
    onOne: (topic, payload, callback) => callBack(`${topic}:${payload}`, callback),
    connected: () => client !== null,
    onGap: (callback) => callBack('gap', callback),
    onOutage: (callback) => callBack('outage', callback),
    async close() {
      closing.abort();
      await client?.end();
    },
  };
}
