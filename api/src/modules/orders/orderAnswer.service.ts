import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Outcome, notFound } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { queueDemoReady } from './missedOrder.repository.ts';
import {
  type AnswerableOrder,
  findOrder,
  type OwnerOrderView,
  requireOrder,
  type StoredOrder,
} from './order.repository.ts';
import { isAnswerLinkOver } from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { makeMove, type Mover, type WantedMove } from './orderMove.service.ts';
import type { OrderProgress } from '@forkfront/common/orderState.ts';

const DEMO_COOKING_SECONDS = 30;
const DEMO_PROMISED_MINUTES = 20;

/** The moved order, or why it was not moved. */
export type AnswerResult = Outcome<OwnerOrderView, 'validation' | 'notFound' | 'conflict'>;

/** A restaurant's moves of an order by the signed token of its mail, and a diner's cancellation by the status token. */
export class OrderAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  /** The order with the diner's contact and its restaurant. Null when the token is unknown or has expired. */
  async byAnswerToken(token: string): Promise<AnswerableOrder | null> {
    const order = await this.find(token);
    if (!order || isAnswerLinkOver(order.view, this.clock())) return null;
    return { ...order.view, ...order.contact, ...order.place };
  }

  /** Whether a token belongs to an order of this site whose links have expired. */
  async hasExpired(token: string, slug: string): Promise<boolean> {
    const order = await this.find(token);
    return order?.view.restaurant.slug === slug && isAnswerLinkOver(order.view, this.clock());
  }

  /**
   * Accepts the order, to be ready in so many minutes. null: at the time that the diner chose. An order that was accepted before
   * keeps its time.
   */
  accept(token: string, readyInMinutes: number | null): Promise<AnswerResult> {
    return this.move(token, { to: 'ACCEPTED', readyInMinutes });
  }

  /** Rejects the order. An order that was rejected before keeps its reason. */
  reject(token: string, reason: string): Promise<AnswerResult> {
    return this.move(token, { to: 'REJECTED', reason });
  }

  /** Moves an accepted order on. A repeat changes nothing. */
  advance(token: string, to: OrderProgress): Promise<AnswerResult> {
    return this.move(token, { to });
  }

  /**
   * Cancels the order: the restaurant's token with a reason for the diner, or the diner's status token within the time of
   * `cancellableUntil`. A repeat changes nothing.
   */
  cancel(token: string, reason: string): Promise<AnswerResult> {
    const dinersOrder = this.links.orderOfStatusToken(token);
    if (dinersOrder !== null) return this.save(dinersOrder, { to: 'CANCELLED' }, 'DINER');
    return this.move(token, { to: 'CANCELLED', reason });
  }

  /**
   * Accepts an order of a demo restaurant and queues that it is ready, or marks it as ready, so that visitors see the next
   * steps of an order. An earlier answer stays.
   */
  async moveDemo({ orderId, to }: JobPayloads['moveDemoOrder']): Promise<void> {
    const token = this.links.answerToken(orderId);
    if (to === 'READY') await this.advance(token, 'READY');
    else if ((await this.accept(token, DEMO_PROMISED_MINUTES)).ok)
      await queueDemoReady(this.em, orderId, DEMO_COOKING_SECONDS);
  }

  private async find(token: string): Promise<StoredOrder | null> {
    const id = this.links.orderOfAnswerToken(token);
    return id === null ? null : findOrder(this.em, id);
  }

  private async move(token: string, move: WantedMove): Promise<AnswerResult> {
    const id = this.links.orderOfAnswerToken(token);
    if (id === null) return notFound(messages.orderUnknown);
    return this.save(id, move, 'RESTAURANT');
  }

  private async save(id: string, move: WantedMove, by: Mover['by']): Promise<AnswerResult> {
    const mover: Mover = { by, userId: null, restaurants: null };
    const moved = await this.em.transactional((em) => makeMove(em, id, move, mover, this.clock));
    if (!moved.ok) return moved;
    const { view, contact } = await requireOrder(this.em, id);
    return ok({ ...view, ...contact });
  }
}
