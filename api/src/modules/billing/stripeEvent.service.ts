import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { addStripeEvent } from './billing.repository.ts';
import type { CheckoutSync } from './checkoutSync.service.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** Processes the webhooks of the payment provider. */
export class StripeEventService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly checkouts: CheckoutSync,
    private readonly subscriptions: SubscriptionSync,
    private readonly clock: Clock,
  ) {}

  /** Stores a signed event and queues its job in one transaction, once per event. False for a wrong signature. */
  async receive(payload: Buffer, signature: string | undefined): Promise<boolean> {
    const now = this.clock();
    const event = this.payments.readEvent(payload, signature, now);
    if (!event) return false;
    const { id, type, subscriptionId, checkoutId } = event;
    if (subscriptionId === null && checkoutId === null) return true;
    await this.em.transactional(async (em) => {
      const added = await addStripeEvent(em, id, type, now);
      if (added) await addJob(em, 'applyStripeEvent', { eventId: id, subscriptionId, checkoutId });
    });
    return true;
  }

  /** Reads the object of an event again. Throws PaymentsFailure, so that the job is retried. */
  async apply({ subscriptionId, checkoutId }: JobPayloads['applyStripeEvent']): Promise<void> {
    if (checkoutId !== null) await this.checkouts.sync(checkoutId);
    if (subscriptionId !== null) await this.subscriptions.sync(subscriptionId);
  }
}
