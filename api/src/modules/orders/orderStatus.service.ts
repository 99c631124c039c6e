import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { changes } from '../../gateways/events/changes.ts';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import {
  type FollowedOrder,
  orderedLines,
  type OrderView,
  readOrder,
  readState,
} from './order.repository.ts';
import type { OrderLineRequest } from '@forkfront/common/orderLine.ts';
import type { OrderLinks } from './orderLinks.ts';

/** A line of an order, as a diner can order it again. */
export interface OrderedAgain extends Required<OrderLineRequest> {
  name: string;
}

/** An order as its diner sees it, by the status token. */
export class OrderStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: { pool: Pool },
    private readonly links: OrderLinks,
    private readonly events: EventsGateway,
  ) {}

  /** The current order; null for an unknown token. */
  async byStatusToken(token: string): Promise<OrderView | null> {
    const id = this.links.orderOfStatusToken(token);
    const order = id && (await readOrder(this.em, this.database.pool, id));
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
    for await (const _change of changes(this.events, 'orderChanged', id, signal)) {
      const order = await readOrder(this.em, this.database.pool, id);
      if (!order) return;
      yield order.view;
    }
  }

  /** The same with the state alone: the page that follows an order reads the rest once, when it shows it. */
  async *watchState(token: string, signal: AbortSignal): AsyncGenerator<FollowedOrder> {
    const id = this.links.orderOfStatusToken(token);
    if (!id) return;
    for await (const _change of changes(this.events, 'orderChanged', id, signal)) {
      const order = await readState(this.em, this.database.pool, id);
      if (!order) return;
      yield order;
    }
  }
}
