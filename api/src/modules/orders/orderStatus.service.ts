import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import { orderChanges } from './orderChanges.ts';
import type { OrderLinks } from './orderLinks.ts';
import type { OrderReader } from './orderReader.ts';
import type { OrderView } from './orderView.ts';

/** What a diner sees of an order, by the token that came with it. */
export class OrderStatusService {
  constructor(
    private readonly reader: OrderReader,
    private readonly links: OrderLinks,
    private readonly events: EventsGateway,
  ) {}

  /** The order as it is now; null for a token that is none of ours. */
  async byStatusToken(token: string): Promise<OrderView | null> {
    const id = this.links.orderOfStatusToken(token);
    const order = id && (await this.reader.find(id));
    return order ? order.view : null;
  }

  /**
   * The order as it is now, and again after each change. Ends when the signal aborts; ends at once for a token that
   * is none of ours.
   */
  async *watch(token: string, signal: AbortSignal): AsyncGenerator<OrderView> {
    const id = this.links.orderOfStatusToken(token);
    if (!id) return;
    for await (const _change of orderChanges(this.events, id, signal)) {
      const order = await this.reader.find(id);
      if (!order) return;
      yield order.view;
    }
  }
}
