import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { addCustomer, customerDetails, customerIdOf, keepDetails } from './billing.repository.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}

/** People as the payment provider knows them. */
export class BillingCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
  ) {}

  /** Id of a person at the provider; null when they never went to pay. */
  find(userId: string): Promise<string | null> {
    return customerIdOf(this.em.fork(), userId);
  }

  /** Id of a person at the provider, made when there is none. Throws PaymentsFailure. */
  async ensure(person: Person, attemptId: string): Promise<string> {
    const known = await this.find(person.id);
    if (known !== null) return known;
    const made = await this.payments.createCustomer({ ...person, userId: person.id, attemptId });
    await this.em.fork().transactional((em) => this.note(em, made, person));
    return (await this.find(person.id)) ?? made;
  }

  /** Sends a person's name and address as they are now to the provider, if it knows them. Throws PaymentsFailure. */
  async tell(userId: string): Promise<void> {
    let sent = await customerDetails(this.em.fork(), userId);
    while (sent) {
      await this.payments.updateCustomer(sent.customerId, sent);
      // A slow call may end after a later one and undo it: the call that ends last compares with the newest values.
      const newest = await customerDetails(this.em.fork(), userId);
      if (isDeepStrictEqual(newest, sent)) return;
      sent = newest;
    }
  }

  private async note(em: EntityManager, customerId: string, { id, name, email }: Person): Promise<void> {
    await addCustomer(em, id, customerId);
    // A change that comes later finds the customer; what was changed before is sent now.
    const now = await keepDetails(em, id);
    if (now && (now.name !== name || now.email !== email)) await addJob(em, 'updateCustomer', { userId: id });
  }
}
