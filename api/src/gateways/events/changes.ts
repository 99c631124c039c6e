import { unavailable } from '../../lib/tryAgain.ts';
import type { EventsGateway, EventTopic } from './events.gateway.ts';

/**
 * Yields once, and then whenever something may have changed: after each event with this topic and payload, and after a lost
 * connection. Events between two reads yield once. Ends when the signal aborts. Throws `TryAgainError` in an outage: the page
 * then says that it waits for a connection, and its client connects again.
 */
export async function* changes(
  events: EventsGateway,
  topic: EventTopic,
  payload: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  let next = Promise.withResolvers<void>();
  const tick = () => next.resolve();
  tick();
  let isAway = false;
  const stops = [
    events.onOne(topic, payload, tick),
    events.onGap(tick),
    events.onOutage(() => {
      isAway = true;
      tick();
    }),
  ];
  signal.addEventListener('abort', tick);
  try {
    for (;;) {
      await next.promise;
      if (signal.aborted) return;
      if (isAway) throw unavailable();
      // Renewed before the read, so that a change during the read leads to another one.
      next = Promise.withResolvers<void>();
      yield;
    }
  } finally {
    for (const stop of stops) stop();
    signal.removeEventListener('abort', tick);
  }
}
