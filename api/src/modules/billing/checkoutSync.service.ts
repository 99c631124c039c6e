import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentsGateway, ProviderCheckout } from '../../gateways/payments/payments.gateway.ts';
import { CheckoutAttempt } from './checkoutAttempt.entity.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** Brings our attempts to pay up to what became of their pages. */
export class CheckoutSync {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly subscriptions: SubscriptionSync,
  ) {}

  /** Looks at a page again, and at the subscription it led to. Throws PaymentsFailure when it cannot be read. */
  async sync(stripeSessionId: string): Promise<void> {
    const checkout = await this.payments.findCheckout(stripeSessionId);
    if (checkout) await this.take(checkout);
  }

  /** Writes down what a page that was just read says. Pages that are none of ours are left alone. */
  async take({ id, state, subscriptionId, reference }: ProviderCheckout): Promise<void> {
    if (!reference) return;
    const attempt = { id: reference.attemptId };
    // Known late, when the answer that told it was lost.
    await this.em.nativeUpdate(
      CheckoutAttempt,
      { ...attempt, stripeSessionId: null },
      { stripeSessionId: id },
    );
    if (subscriptionId !== null) await this.subscriptions.sync(subscriptionId);
    else if (state === 'expired')
      await this.em.nativeUpdate(
        CheckoutAttempt,
        { ...attempt, state: { $in: ['open', 'replaced'] } },
        { state: 'closed' },
      );
  }
}
