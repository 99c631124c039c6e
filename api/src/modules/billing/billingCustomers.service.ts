import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { addCustomer, customerDetails, customerIdOf, keepDetails } from './billing.repository.ts';

export interface Payer {
  id: string;
  name: string;
  email: string;
}

/** The customers at the payment provider. */
export class BillingCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
  ) {}

  /**
   * Id of a person at the provider, created when missing. `goneId`: an id that the provider no longer has, which is replaced.
   * Throws PaymentsFailure.
   */
  async ensure(
    { id: userId, name, email }: Payer,
    attemptId: string,
    goneId: string | null = null,
  ): Promise<string> {
    const known = await customerIdOf(this.em.fork(), userId);
    if (known !== null && known !== goneId) return known;
    const isReplacement = goneId !== null;
    const made = await this.payments.createCustomer({ userId, name, email, attemptId, isReplacement });
    await this.em.fork().transactional(async (em) => {
      await addCustomer(em, userId, made, goneId);
      // A later change finds the customer; an earlier change is sent now.
      const now = await keepDetails(em, userId);
      if (now && (now.name !== name || now.email !== email)) await addJob(em, 'updateCustomer', { userId });
    });
    return (await customerIdOf(this.em.fork(), userId)) ?? made;
  }

  /** Sends a person's current name and address to the provider, if it has a customer. Throws PaymentsFailure. */
  async tell(userId: string): Promise<void> {
    let sent = await customerDetails(this.em.fork(), userId);
    while (sent) {
      await this.payments.updateCustomer(sent.customerId, sent);
      // A slow call may end after a later one and overwrite it, so the last call to end compares with the newest
      // values.
      const newest = await customerDetails(this.em.fork(), userId);
      if (isDeepStrictEqual(newest, sent)) return;
      sent = newest;
    }
  }
}
