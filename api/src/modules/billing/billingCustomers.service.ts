import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { BillingCustomer } from './billing.entity.ts';

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
  async find(userId: string): Promise<string | null> {
    const known = await this.em.fork().findOne(BillingCustomer, { user: userId });
    return known?.stripeCustomerId ?? null;
  }

  /** Id of a person at the provider, made when there is none. Throws PaymentsFailure. */
  async ensure(person: Person, attemptId: string): Promise<string> {
    const known = await this.find(person.id);
    if (known !== null) return known;
    const made = await this.payments.createCustomer({ ...person, userId: person.id, attemptId });
    await this.em.fork().transactional((em) => this.note(em, made, person));
    return (await this.find(person.id)) ?? made;
  }

  /** Tells the provider a person's name and address as they are now, if it knows them. Throws PaymentsFailure. */
  async tell(userId: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      // One at a time: so the last one to tell has read last.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`customer:${userId}`]);
      const [person] = await em.execute<{ customerId: string; name: string; email: string }[]>(
        `select c.stripe_customer_id as "customerId", u.name, u.email
         from billing_customers c join users u on u.id = c.user_id where u.id = ?`,
        [userId],
      );
      if (person) await this.payments.updateCustomer(person.customerId, person);
    });
  }

  private async note(em: EntityManager, customerId: string, { id, name, email }: Person): Promise<void> {
    // Two at once: the first stays.
    await em.execute(
      `insert into billing_customers (user_id, stripe_customer_id, created_at) values (?, ?, now())
       on conflict (user_id) do nothing`,
      [id, customerId],
    );
    // Whoever changes the person later finds the customer; what was changed before is told now.
    const [changed] = await em.execute<unknown[]>(
      'select from (select name, email from users where id = ? for share) u where (name, email) <> (?, ?)',
      [id, name, email],
    );
    if (changed) await addJob(em, 'updateCustomer', { userId: id });
  }
}
