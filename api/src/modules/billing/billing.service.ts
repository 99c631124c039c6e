import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import {
  PaymentsFailure,
  type PaymentsGateway,
  type ProviderInvoice,
} from '../../gateways/payments/payments.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Outcome, notFound, unavailable } from '../../lib/result.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { PaidSubscription } from './billing.entity.ts';
import { customerIdOf, removeBillingOf, subscriptionsOf } from './billing.repository.ts';
import { messages } from './messages.ts';
import type { RecentInvoices } from './recentAnswers.ts';

const PORTALS_PER_USER: RateLimit = { name: 'billing-portal', points: 30, seconds: 60 * 60 };
const INVOICES_PER_USER: RateLimit = { name: 'invoices', points: 60, seconds: 60 * 60 };
const SHOWN_AFTER_END_MS = 90 * DAY_MS;
const MAX_SUBSCRIPTIONS = 1000;
const MAX_INVOICES = 24;

/** Subscriptions, invoices and the billing portal of a person. */
export class BillingService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly publicUrl: string,
    private readonly recent: RecentInvoices,
  ) {}

  /** A person's subscriptions with plan and site, newest first, at most 1000. Ended ones are included for 90 days. */
  subscriptions(user: string): Promise<PaidSubscription[]> {
    const shownSince = new Date(this.clock().getTime() - SHOWN_AFTER_END_MS);
    return this.em.find(
      PaidSubscription,
      { user, $or: [{ endedAt: null }, { endedAt: { $gt: shownSince } }] },
      {
        populate: ['service', 'restaurant'],
        orderBy: { startedAt: 'desc', id: 'desc' },
        limit: MAX_SUBSCRIPTIONS,
      },
    );
  }

  /** One subscription of a person; null when it does not exist or belongs to another person. */
  findOwned(user: string, id: string): Promise<PaidSubscription | null> {
    return this.em.findOne(PaidSubscription, { id, user }, { populate: ['service', 'restaurant'] });
  }

  /** A person's newest invoices, newest first, cached for a few seconds. Empty before the first checkout. */
  async invoices(userId: string) {
    const customerId = await customerIdOf(this.em, userId);
    if (customerId === null) return ok([]);
    try {
      const invoices = await this.recent.get(customerId, async () => {
        const allowed = await this.limiter.take(INVOICES_PER_USER, userId);
        return allowed.ok ? this.payments.listInvoices(customerId, MAX_INVOICES) : null;
      });
      return invoices ? ok(await this.withSites(userId, invoices)) : unavailable(messages.invoicesDown);
    } catch (error) {
      return this.failureOf(error, messages.invoicesDown);
    }
  }

  /** Address of the provider's page where a person manages plans and cards. */
  async openPortal(userId: string): Promise<Outcome<string, 'notFound' | 'rateLimited' | 'unavailable'>> {
    const allowed = await this.limiter.take(PORTALS_PER_USER, userId);
    if (!allowed.ok) return allowed;
    const customerId = await customerIdOf(this.em, userId);
    if (customerId === null) return notFound(messages.portalFailed);
    try {
      return ok(await this.payments.openPortal(customerId, `${this.publicUrl}/dashboard`));
    } catch (error) {
      if (error instanceof PaymentsFailure && error.reason === 'noCustomer')
        return notFound(messages.portalEmpty);
      return this.failureOf(error, messages.portalDown, messages.portalFailed);
    }
  }

  /** The site is null for a plan without a site, a deleted site and a site with another owner. */
  private async withSites(owner: string, invoices: ProviderInvoice[]) {
    const ids = invoices.flatMap(({ restaurantId }) => restaurantId ?? []);
    const sites = await this.em.find(Restaurant, { id: { $in: ids }, owner });
    return invoices.map(({ restaurantId, ...invoice }) => ({
      ...invoice,
      restaurant: sites.find(({ id }) => id === restaurantId) ?? null,
    }));
  }

  private failureOf(error: unknown, down: string, refused = down) {
    if (!(error instanceof PaymentsFailure)) throw error;
    this.log.warn({ err: error }, 'the payment provider did not respond');
    return unavailable(error.isOutage ? down : refused);
  }
}

/** The billing data of an account. */
export const billingPart: AccountPart = {
  name: 'subscriptions',
  export: subscriptionsOf,
  /** The provider ends the subscriptions after the account is deleted, and keeps the records that the law requires. */
  async remove(em, userId) {
    const customer = await removeBillingOf(em, userId);
    if (customer) await addJob(em, 'endCustomer', customer);
  },
};
