import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { BillingCustomer } from './billingCustomer.entity.ts';

/** People as the payment provider knows them. */
export class BillingCustomers {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
  ) {}

  /** Id of a person at the provider; null when they never went to pay. */
  async find(userId: string): Promise<string | null> {
    const known = await this.em.fork().findOne(BillingCustomer, { user: userId });
    return known?.stripeCustomerId ?? null;
  }

  /** Id of a person at the provider, made when there is none. Throws PaymentsFailure. */
  async ensure(person: { id: string; name: string; email: string }): Promise<string> {
    const known = await this.find(person.id);
    if (known !== null) return known;
    const made = await this.payments.createCustomer({ ...person, userId: person.id });
    // Two at once: the first stays.
    await this.em.execute(
      `insert into billing_customers (user_id, stripe_customer_id, created_at) values (?, ?, now())
       on conflict (user_id) do nothing`,
      [person.id, made],
    );
    return (await this.find(person.id)) ?? made;
  }
}
