import { DAY_MS, MINUTE_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { PaymentsFailure, type PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { CheckoutAttempt, PaidSubscription, StripeEvent } from './billing.entity.ts';
import { customerIdOf } from './billing.repository.ts';
import { closeAttempt, type CheckoutSync } from './checkoutSync.service.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

const BATCH = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';
/** A request that opens a page may still be running within this time. */
const OPENING_MS = 2 * MINUTE_MS;
/** How long event ids are kept; the provider repeats an event for 3 days. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Repairs what a crash, an outage or a lost webhook left inconsistent. */
export class BillingReconcile {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly checkouts: CheckoutSync,
    private readonly subscriptions: SubscriptionSync,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Processes everything that is unsettled. Ends early when the provider does not respond; the next run continues. */
  async reconcile(): Promise<void> {
    const now = this.clock().getTime();
    await this.em.nativeDelete(StripeEvent, { receivedAt: { $lt: new Date(now - EVENTS_KEPT_MS) } });
    try {
      for await (const attempt of this.unsettled(new Date(now - OPENING_MS))) await this.settle(attempt);
      const isDue = { endedAt: null, dueAt: { $lte: new Date(now) } };
      const order = { orderBy: { dueAt: 'asc' }, limit: BATCH } as const;
      for (const { stripeSubscriptionId } of await this.em.fork().find(PaidSubscription, isDue, order))
        await this.each({ stripeSubscriptionId }, () => this.subscriptions.sync(stripeSubscriptionId));
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      this.log.warn({ err: error }, 'the payment provider did not respond; the next run continues');
    }
  }

  private async *unsettled(before: Date): AsyncGenerator<CheckoutAttempt> {
    const where = { state: { $in: ['open', 'replaced'] as const }, createdAt: { $lt: before } };
    const order = { orderBy: { id: 'asc' }, limit: BATCH } as const;
    let last = NO_ID;
    while (last !== '') {
      const batch = await this.em.fork().find(CheckoutAttempt, { ...where, id: { $gt: last } }, order);
      yield* batch;
      last = batch[BATCH - 1]?.id ?? '';
    }
  }

  private async settle(attempt: CheckoutAttempt): Promise<void> {
    await this.each({ attemptId: attempt.id }, async () => {
      const id = attempt.stripeSessionId ?? (await this.findLost(attempt));
      if (id === null) return this.closeLost(attempt);
      if (attempt.state === 'replaced') await this.payments.expireCheckout(id);
      const checkout = await this.payments.findCheckout(id);
      return checkout ? this.checkouts.take(checkout) : closeAttempt(this.em, attempt.id);
    });
  }

  /** After a day without a page at the provider, no page can appear any more. */
  private async closeLost(attempt: CheckoutAttempt): Promise<void> {
    const age = this.clock().getTime() - attempt.createdAt.getTime();
    if (attempt.state === 'replaced' || age > DAY_MS) await closeAttempt(this.em, attempt.id);
  }

  /** The page of an attempt whose response was lost; null when there is none. */
  private async findLost({ id, user }: CheckoutAttempt): Promise<string | null> {
    const customerId = await customerIdOf(this.em, user.id);
    if (customerId === null) return null;
    const pages = await this.payments.listCheckouts(customerId);
    return pages.find(({ reference }) => reference?.attemptId === id)?.id ?? null;
  }

  /** One refused item must not stop the others. */
  private async each(what: object, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof PaymentsFailure && error.isOutage) throw error;
      this.log.error({ err: error, ...what }, 'reconciling an item failed');
    }
  }
}
