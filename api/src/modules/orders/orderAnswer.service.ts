import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { oneLine } from '../../lib/plainText.ts';
import { fail, type FailureOf, ok, type Outcome, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { Order } from './order.entity.ts';
import { findOrder, type OwnerOrderView, requireOrder, type StoredOrder } from './order.repository.ts';
import { isAnswerLinkOver, readyInMinutesProblem, reasonProblem } from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { effectOf, type OrderAnswer, type OrderState } from './orderState.rules.ts';
import { expireOrders, queueDemoReady } from './orderUpkeep.repository.ts';

const MINUTE_MS = 60_000;
/** How long a restaurant may take to answer. */
export const ANSWER_WITHIN_MS = 10 * MINUTE_MS;
/** Older orders expire without mails: after a long outage the news would confuse. */
const MAIL_WITHIN_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;

const DEMO_COOKING_SECONDS = 30;
const DEMO_PROMISED_MINUTES = 20;

/** The answered order, or why it was not answered. */
export type AnswerResult = Outcome<OwnerOrderView, 'validation' | 'notFound' | 'conflict'>;

/** A restaurant's answers to an order, by the signed token of its mail, and the expiry of orders without an answer. */
export class OrderAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  /** The order with the diner's contact. Null when the token is unknown or has expired. */
  async byAnswerToken(token: string): Promise<OwnerOrderView | null> {
    const order = await this.find(token);
    if (!order || isAnswerLinkOver(order.view.placedAt, this.clock())) return null;
    return { ...order.view, ...order.contact };
  }

  /** Whether a token belongs to an order of this site that is more than a week old. */
  async hasExpired(token: string, slug: string): Promise<boolean> {
    const order = await this.find(token);
    return order?.view.restaurant.slug === slug && isAnswerLinkOver(order.view.placedAt, this.clock());
  }

  /** Accepts the order. An order that was accepted before keeps its time. */
  async accept(token: string, readyInMinutes: number): Promise<AnswerResult> {
    const problem = readyInMinutesProblem(readyInMinutes);
    if (problem) return invalid('readyInMinutes', problem);
    const readyAt = new Date(this.clock().getTime() + readyInMinutes * MINUTE_MS);
    return this.answer(token, 'ACCEPTED', { readyAt });
  }

  /** Rejects the order. An order that was rejected before keeps its reason. */
  async reject(token: string, reason: string): Promise<AnswerResult> {
    const cleaned = oneLine(reason);
    const problem = reasonProblem(cleaned);
    if (problem) return invalid('reason', problem);
    return this.answer(token, 'REJECTED', { rejectionReason: cleaned });
  }

  /** Marks the order as ready, which informs the diner. A repeat changes nothing. */
  markReady(token: string): Promise<AnswerResult> {
    return this.answer(token, 'READY');
  }

  /**
   * Accepts an order of a demo restaurant and queues that it is ready, or marks it as ready, so that visitors see the next
   * steps of an order. An earlier answer stays.
   */
  async moveDemo({ orderId, to }: JobPayloads['moveDemoOrder']): Promise<void> {
    const token = this.links.answerToken(orderId);
    if (to === 'READY') await this.markReady(token);
    else if ((await this.accept(token, DEMO_PROMISED_MINUTES)).ok)
      await queueDemoReady(this.em, orderId, DEMO_COOKING_SECONDS);
  }

  /**
   * Expires orders that waited for 10 minutes or longer, and queues mails to both sides, except for test orders. Expired
   * orders count for the month's limit, as rejected ones do. Several workers may run it at the same time.
   */
  async expireDue(): Promise<void> {
    const now = this.clock().getTime();
    const placedBy = new Date(now - ANSWER_WITHIN_MS);
    const mailedAfter = new Date(now - MAIL_WITHIN_MS);
    while ((await expireOrders(this.em, { placedBy, mailedAfter, limit: BATCH })) === BATCH);
  }

  private async find(token: string): Promise<StoredOrder | null> {
    const id = this.links.orderOfAnswerToken(token);
    return id === null ? null : findOrder(this.em, id);
  }

  private async answer(
    token: string,
    answer: OrderAnswer,
    details: AnswerDetails = {},
  ): Promise<AnswerResult> {
    const id = this.links.orderOfAnswerToken(token);
    if (!id) return unknownOrder;
    const saved = await this.em.transactional((em) => save(em, id, answer, this.clock(), details));
    if (!saved.ok) return saved;
    const { view, contact } = await requireOrder(this.em, id);
    return ok({ ...view, ...contact });
  }
}

/** What an answer stores besides the state. */
type AnswerDetails = Partial<Pick<Order, 'readyAt' | 'rejectionReason'>>;

const unknownOrder = fail<FailureOf<'notFound'>>({ kind: 'notFound', message: messages.orderUnknown });

const invalid = (path: string, message: string) =>
  fail<FailureOf<'validation'>>({
    kind: 'validation',
    message: messages.answerFailed,
    fields: [{ path, message }],
  });

/** The first answer locks the row. A second one waits, and then sees the first. */
async function save(
  em: EntityManager,
  id: string,
  answer: OrderAnswer,
  now: Date,
  details: AnswerDetails,
): Promise<Result<void, FailureOf<'notFound' | 'conflict'>>> {
  const order = await em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!order) return unknownOrder;
  if (isAnswerLinkOver(order.placedAt, now))
    return fail({ kind: 'notFound', message: messages.answerLinkExpired });
  const state: OrderState = order.state;
  const effect = effectOf(answer, state);
  if (effect === 'conflict') return fail({ kind: 'conflict', message: messages.stateIs[state] });
  if (effect === 'repeat') return ok(undefined);
  Object.assign(order, details, { state: answer });
  await em.flush();
  const kind = answer === 'READY' ? 'ready' : 'answered';
  if (!order.isTest) await addJob(em, 'mailOrder', { orderId: id, kind });
  await announce(em, 'orderChanged', id);
  return ok(undefined);
}
