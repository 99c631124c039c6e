import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import { findOrder, orderedLines, type OrderView } from './order.repository.ts';
import type { OrderLineRequest } from './orderLine.rules.ts';
import type { OrderLinks } from './orderLinks.ts';

/**
 * Yields once, and then whenever the order may have changed: after its events, and after a lost connection. Changes
 * between two reads yield once. Ends when the signal aborts.
 */
async function* orderChanges(
  events: EventsGateway,
  orderId: string,
  signal: AbortSignal,
): AsyncGenerator<void> {
  let next = Promise.withResolvers<void>();
  const tick = () => next.resolve();
  tick();
  const stops = [events.onOne('orderChanged', orderId, tick), events.onGap(tick)];
  signal.addEventListener('abort', tick);
  try {
    for (;;) {
      await next.promise;
      if (signal.aborted) return;
      // Renewed before the read, so that a change during the read leads to another one.
      next = Promise.withResolvers<void>();
      yield;
    }
  } finally {
    for (const stop of stops) stop();
    signal.removeEventListener('abort', tick);
  }
}

/** A line of an order, as a diner can order it again. */
export interface OrderedAgain extends Required<OrderLineRequest> {
  name: string;
}

/** An order as its diner sees it, by the status token. */
export class OrderStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: OrderLinks,
    private readonly events: EventsGateway,
  ) {}

  /** The current order; null for an unknown token. */
  async byStatusToken(token: string): Promise<OrderView | null> {
    const id = this.links.orderOfStatusToken(token);
    const order = id && (await findOrder(this.em, id));
    return order ? order.view : null;
  }

  /** What was ordered, to order it again: lines with their names. Empty for an unknown token. */
  async linesByStatusToken(token: string): Promise<OrderedAgain[]> {
    const id = this.links.orderOfStatusToken(token);
    const lines = id ? await orderedLines(this.em, id) : [];
    return lines.map(({ options, ...line }) => ({
      ...line,
      options: options.map(({ optionId, quantity }) => ({ optionId, quantity })),
    }));
  }

  /** The current order, and the order after each change. Ends when the signal aborts, and at once for an unknown token. */
  async *watch(token: string, signal: AbortSignal): AsyncGenerator<OrderView> {
    const id = this.links.orderOfStatusToken(token);
    if (!id) return;
    for await (const _change of orderChanges(this.events, id, signal)) {
      const order = await findOrder(this.em, id);
      if (!order) return;
      yield order.view;
    }
  }
}
