import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Scope } from '../composition/container.ts';
import type { Container } from '../composition/container.ts';
import type { OrderState } from '../modules/orders/orderState.rules.ts';
import type { OrderView } from '../modules/orders/orderView.ts';
import { BareReply } from './bareReply.ts';
import { EventStream } from './eventStream.ts';
import { messages } from './messages.ts';
import type { Reply } from './reply.ts';

const MAX_PER_IP = 20;
const HEARTBEAT_MS = 20_000;
const FINAL: readonly OrderState[] = ['COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'];

/** Tells browsers of every change of an order. `close` ends all streams so that browsers come back to the next process. */
export class OrderStreams {
  private readonly open = new Set<AbortController>();
  private readonly openOf = new Map<string, number>();
  private closing = false;

  constructor(
    private readonly container: Container,
    private readonly heartbeatMs = HEARTBEAT_MS,
  ) {}

  /** The stream of an order of this site; null for a token that is none of ours. */
  async answer(slug: string, token: string, ip: string): Promise<Reply | null> {
    if (this.closing) return HANG_UP;
    if ((this.openOf.get(ip) ?? 0) >= MAX_PER_IP) return new BareReply(429, [], messages.tooManyStreams);
    const stop = this.register(ip);
    try {
      const changes = new Scope(this.container).get(OrderStatusService).watch(token, stop.signal);
      const { value: first, done } = await changes.next();
      if (done || first.restaurant.slug !== slug) {
        stop.abort();
        return null;
      }
      if (!FINAL.includes(first.state))
        return new EventStream(statesOf(first, changes), stop, this.heartbeatMs);
      stop.abort();
      // The one status that tells an EventSource not to come back.
      return new BareReply(204, []);
    } catch (error) {
      stop.abort();
      throw error;
    }
  }

  close(): void {
    this.closing = true;
    for (const stop of this.open) stop.abort();
  }

  private register(ip: string): AbortController {
    const stop = new AbortController();
    this.open.add(stop);
    this.openOf.set(ip, (this.openOf.get(ip) ?? 0) + 1);
    stop.signal.addEventListener('abort', () => {
      this.open.delete(stop);
      const left = (this.openOf.get(ip) ?? 1) - 1;
      if (left > 0) this.openOf.set(ip, left);
      else this.openOf.delete(ip);
    });
    return stop;
  }
}

/** The state now and after every change, up to one that is the last. */
async function* statesOf(first: OrderView, changes: AsyncIterable<OrderView>) {
  yield { state: first.state };
  for await (const { state } of changes) {
    yield { state };
    if (FINAL.includes(state)) return;
  }
}

/** An EventSource gives up on an error status, but comes back after a lost connection. */
const HANG_UP: Reply = {
  send: (_request: IncomingMessage, response: ServerResponse) => void response.destroy(),
};
