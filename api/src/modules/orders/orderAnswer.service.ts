import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { oneLine } from '../../lib/plainText.ts';
import { fail, type FailureOf, ok, type Outcome, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { queueDemoReady } from './missedOrder.repository.ts';
import { Order } from './order.entity.ts';
import {
  type AnswerableOrder,
  findOrder,
  type OwnerOrderView,
  requireOrder,
  type StoredOrder,
} from './order.repository.ts';
import { isAnswerLinkOver, readyInMinutesProblem, reasonProblem } from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { giveSlotBack } from './orderSlot.repository.ts';
import {
  cancellableUntil,
  effectOf,
  type OrderMove,
  type OrderProgress,
  type OrderState,
} from './orderState.rules.ts';

const MINUTE_MS = 60_000;

const DEMO_COOKING_SECONDS = 30;
const DEMO_PROMISED_MINUTES = 20;

type MoveFailure = FailureOf<'validation' | 'notFound' | 'conflict'>;

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
    return this.move(token, 'ACCEPTED', (order) => {
      if (readyInMinutes === null && order.scheduledFor) return ok({ readyAt: order.scheduledFor });
      const problem = readyInMinutesProblem(readyInMinutes ?? Number.NaN);
      if (problem) return invalid('readyInMinutes', problem);
      return ok({ readyAt: new Date(this.clock().getTime() + Number(readyInMinutes) * MINUTE_MS) });
    });
  }

  /** Rejects the order. An order that was rejected before keeps its reason. */
  reject(token: string, reason: string): Promise<AnswerResult> {
    return this.move(token, 'REJECTED', () => withReason(reason));
  }

  /** Moves an accepted order on. A repeat changes nothing. */
  advance(token: string, to: OrderProgress): Promise<AnswerResult> {
    return this.move(token, to);
  }

  /**
   * Cancels the order: the restaurant's token with a reason for the diner, or the diner's status token within the time of
   * `cancellableUntil`. A repeat changes nothing.
   */
  cancel(token: string, reason: string): Promise<AnswerResult> {
    const dinersOrder = this.links.orderOfStatusToken(token);
    if (dinersOrder !== null) return this.save(dinersOrder, 'CANCELLED', 'DINER', () => ok({}));
    return this.move(token, 'CANCELLED', () => withReason(reason));
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

  private async move(token: string, to: OrderMove, detailsOf?: DetailsOf): Promise<AnswerResult> {
    const id = this.links.orderOfAnswerToken(token);
    return id === null ? unknownOrder : this.save(id, to, 'RESTAURANT', detailsOf);
  }

  private async save(
    id: string,
    to: OrderMove,
    by: Mover,
    detailsOf: DetailsOf = () => ok({}),
  ): Promise<AnswerResult> {
    const saved = await this.em.transactional((em) => save(em, id, { to, by, now: this.clock(), detailsOf }));
    if (!saved.ok) return saved;
    const { view, contact } = await requireOrder(this.em, id);
    return ok({ ...view, ...contact });
  }
}

type Mover = 'RESTAURANT' | 'DINER';

/** What a move stores besides the state. */
type MoveDetails = Partial<Pick<Order, 'readyAt' | 'rejectionReason'>>;
type DetailsOf = (order: Order) => Result<MoveDetails, FailureOf<'validation'>>;

const unknownOrder = fail<FailureOf<'notFound'>>({ kind: 'notFound', message: messages.orderUnknown });

const invalid = (path: string, message: string) =>
  fail<FailureOf<'validation'>>({
    kind: 'validation',
    message: messages.answerFailed,
    fields: [{ path, message }],
  });

function withReason(reason: string): Result<MoveDetails, FailureOf<'validation'>> {
  const rejectionReason = oneLine(reason);
  const problem = reasonProblem(rejectionReason);
  return problem ? invalid('reason', problem) : ok({ rejectionReason });
}

interface Move {
  to: OrderMove;
  by: Mover;
  now: Date;
  detailsOf: DetailsOf;
}

/** The first move locks the row. A second one waits, and then sees the first. */
async function save(
  em: EntityManager,
  id: string,
  { to, by, now, detailsOf }: Move,
): Promise<Result<void, MoveFailure>> {
  const order = await em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!order) return unknownOrder;
  if (by === 'RESTAURANT' && isAnswerLinkOver(order, now))
    return fail({ kind: 'notFound', message: messages.answerLinkExpired });
  const state: OrderState = order.state;
  const effect = effectOf(to, order, by);
  if (effect === 'repeat') return ok(undefined);
  const isLate = by === 'DINER' && now >= (cancellableUntil(order) ?? now);
  if (isLate) return fail({ kind: 'conflict', message: messages.tooLateToCancel[state] });
  if (effect === 'conflict') return fail({ kind: 'conflict', message: messages.stateIs[state] });
  const details = detailsOf(order);
  if (!details.ok) return details;
  Object.assign(order, details.value, { state: to, cancelledBy: to === 'CANCELLED' ? by : null });
  await em.flush();
  if (to === 'REJECTED' || to === 'CANCELLED') await giveSlotBack(em, id);
  for (const kind of order.isTest ? [] : mailsAbout(to, order, by))
    await addJob(em, 'mailOrder', { orderId: id, kind });
  await announce(em, 'orderChanged', id);
  return ok(undefined);
}

/** Who gets a mail about a move. The order page shows every move. */
function mailsAbout(
  to: OrderMove,
  { fulfilment }: Pick<Order, 'fulfilment'>,
  by: Mover,
): JobPayloads['mailOrder']['kind'][] {
  switch (to) {
    case 'ACCEPTED':
    case 'REJECTED':
      return ['answered'];
    case 'READY':
      // A delivery has news for its diner when it leaves.
      return fulfilment === 'COLLECTION' ? ['ready'] : [];
    case 'OUT_FOR_DELIVERY':
      return ['out-for-delivery'];
    case 'CANCELLED':
      return by === 'DINER' ? ['cancelled-diner', 'cancelled-owner'] : ['cancelled-diner'];
    case 'PREPARING':
    case 'COMPLETED':
      return [];
  }
}
