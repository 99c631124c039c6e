import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { fail, type FailureOf, ok, type Outcome, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { Order } from './order.entity.ts';
import type { OrderReader, OwnerOrderView, StoredOrder } from './order.repository.ts';
import { isAnswerLinkOver, oneLine, readyInMinutesProblem, reasonProblem } from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { effectOf, type OrderAnswer, type OrderState } from './orderState.rules.ts';
import { queueDemoReady } from './orderUpkeep.repository.ts';

const MINUTE_MS = 60_000;

/** How long a demo restaurant takes to accept an order. */
export const DEMO_ANSWER_SECONDS = 8;
const DEMO_COOKING_SECONDS = 30;
const DEMO_PROMISED_MINUTES = 20;

/** The answered order, or why it was not answered. */
export type AnswerResult = Outcome<OwnerOrderView, 'validation' | 'notFound' | 'conflict'>;

/** A restaurant's answers to an order, by the signed token of its mail. */
export class OrderAnswerService {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: OrderReader,
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
    return this.answer(token, 'ACCEPTED', (order) => order.accept(readyAt));
  }

  /** Rejects the order. An order that was rejected before keeps its reason. */
  async reject(token: string, reason: string): Promise<AnswerResult> {
    const cleaned = oneLine(reason);
    const problem = reasonProblem(cleaned);
    if (problem) return invalid('reason', problem);
    return this.answer(token, 'REJECTED', (order) => order.reject(cleaned));
  }

  /** Marks the order as ready, which informs the diner. A repeat changes nothing. */
  markReady(token: string): Promise<AnswerResult> {
    return this.answer(token, 'READY', (order) => order.markReady());
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

  private async find(token: string): Promise<StoredOrder | null> {
    const id = this.links.orderOfAnswerToken(token);
    return id === null ? null : this.reader.find(id);
  }

  private async answer(
    token: string,
    answer: OrderAnswer,
    apply: (order: Order) => void,
  ): Promise<AnswerResult> {
    const id = this.links.orderOfAnswerToken(token);
    if (!id) return unknownOrder;
    const saved = await this.em.transactional((em) => save(em, id, answer, this.clock(), apply));
    if (!saved.ok) return saved;
    const { view, contact } = await this.reader.require(id);
    return ok({ ...view, ...contact });
  }
}

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
  apply: (order: Order) => void,
): Promise<Result<void, FailureOf<'notFound' | 'conflict'>>> {
  const order = await em.findOne(Order, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!order) return unknownOrder;
  if (isAnswerLinkOver(order.placedAt, now))
    return fail({ kind: 'notFound', message: messages.answerLinkExpired });
  const state: OrderState = order.state;
  const effect = effectOf(answer, state);
  if (effect === 'conflict') return fail({ kind: 'conflict', message: messages.stateIs[state] });
  if (effect === 'repeat') return ok(undefined);
  apply(order);
  await em.flush();
  const kind = answer === 'READY' ? 'ready' : 'answered';
  if (!order.isTest) await addJob(em, 'mailOrder', { orderId: id, kind });
  await announce(em, 'orderChanged', id);
  return ok(undefined);
}
