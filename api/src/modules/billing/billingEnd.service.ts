import type { Logger } from 'pino';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** Ends what must not be paid for any longer. Each can be repeated. */
export class BillingEnd {
  constructor(
    private readonly payments: PaymentsGateway,
    private readonly subscriptions: SubscriptionSync,
    private readonly log: Logger,
  ) {}

  /** Ends one subscription; `refund` gives its last payment back. */
  async endSubscription({ stripeSubscriptionId, refund }: JobPayloads['endSubscription']): Promise<void> {
    await this.payments.endSubscription(stripeSubscriptionId);
    const refunded = refund ? await this.payments.refundLastPayment(stripeSubscriptionId) : 0;
    this.log.warn({ stripeSubscriptionId, refunded }, 'a subscription was ended');
    await this.subscriptions.sync(stripeSubscriptionId);
  }

  /** Ends everything of a customer whose account is gone: pages first, so that nothing new begins. */
  async endCustomer({ stripeCustomerId }: JobPayloads['endCustomer']): Promise<void> {
    for (const { id, state } of await this.payments.listCheckouts(stripeCustomerId))
      if (state === 'open') await this.payments.expireCheckout(id);
    for (const { id } of await this.payments.listLiveSubscriptions(stripeCustomerId))
      await this.payments.endSubscription(id);
  }
}
