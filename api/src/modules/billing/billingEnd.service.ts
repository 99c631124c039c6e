import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { noteRefund } from './billing.repository.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** Ends subscriptions that must not be paid any longer. Each call can be repeated. */
export class BillingEnd {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly subscriptions: SubscriptionSync,
    private readonly log: Logger,
  ) {}

  /** Ends one subscription; `refund` refunds the last payment and mails the payer. */
  async endSubscription({ stripeSubscriptionId, refund }: JobPayloads['endSubscription']): Promise<void> {
    await this.payments.endSubscription(stripeSubscriptionId);
    const refunded = refund ? await this.payments.refundLastPayment(stripeSubscriptionId) : 0;
    this.log.warn({ stripeSubscriptionId, refunded }, 'a subscription was ended');
    await this.subscriptions.sync(stripeSubscriptionId);
    if (refunded === 0) return;
    // The amount and the mail's job are written in one transaction, so a repeat finds both.
    await this.em.fork().transactional(async (em) => {
      const marked = await noteRefund(em, stripeSubscriptionId, refunded);
      if (marked) await addJob(em, 'mailRefund', { subscriptionId: marked.id });
    });
  }

  /** Ends all subscriptions of a customer without an account. Pages are closed first, so that no new one begins. */
  async endCustomer({ stripeCustomerId }: JobPayloads['endCustomer']): Promise<void> {
    for (const { id, state } of await this.payments.listCheckouts(stripeCustomerId))
      if (state === 'open') await this.payments.expireCheckout(id);
    for (const id of await this.payments.listSubscriptions(stripeCustomerId))
      await this.payments.endSubscription(id);
  }
}
