import type { EventsGateway } from '../../gateways/events/events.gateway.ts';

/**
 * Ticks once at first and then whenever an order may have changed: after its events, and after a time in which events
 * may have been missed. What happens between two ticks makes one tick. Ends when the signal aborts.
 */
export async function* orderChanges(
  events: EventsGateway,
  orderId: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  let next = Promise.withResolvers<void>();
  const tick = () => next.resolve();
  tick();
  const stops = [events.on('orderChanged', (id) => id === orderId && tick()), events.onGap(tick)];
  signal.addEventListener('abort', tick);
  try {
    for (;;) {
      await next.promise;
      if (signal.aborted) return;
      // Renewed before the reader looks: a change during its look is seen by the next one.
      next = Promise.withResolvers<void>();
      yield;
    }
  } finally {
    for (const stop of stops) stop();
    signal.removeEventListener('abort', tick);
  }
}
