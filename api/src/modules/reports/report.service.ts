import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Outcome, invalid, paidPlan } from '../../lib/result.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { hasFeature, type Plan } from '@forkfront/common/plan.ts';
import type { ProductShelves } from '../products/productShelves.ts';
import { messages } from './messages.ts';
import { countNewDiners, readCounts, readItems, readOffers, type ReportDays } from './report.repository.ts';
import { REPORT_LIMITS } from '@forkfront/common/limits.ts';
import { commissionsOf, daysIn, daysProblems, partsOf, priceOfDays } from './report.rules.ts';
import { countAgain, forgetRemovedDiners } from './reportCounts.repository.ts';

/** A restaurant; the permission was checked before. */
interface CheckedRestaurant {
  restaurantId: string;
  timeZone: string;
  plan: Plan;
  /** When its last trial ends or ended; null without one. */
  trialEndsAt: Date | null;
  vatNumber: string | null;
}

export type Report = Awaited<ReturnType<ReportService['make']>>;

/** Reports of a restaurant's orders (spec §14.13, decision 61). */
export class ReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly shelves: ProductShelves,
    private readonly clock: Clock,
  ) {}

  /** Job: counts one day of a restaurant again. May run any number of times. */
  async count({ restaurantId, day }: { restaurantId: string; day: string }): Promise<void> {
    await this.em.fork().transactional((em) => countAgain(em, restaurantId, day));
  }

  /** Job: forgets the diners whose data was removed from a restaurant's orders. May run any number of times. */
  async forget({ restaurantId }: { restaurantId: string }): Promise<void> {
    await this.em.fork().transactional((em) => forgetRemovedDiners(em, restaurantId));
  }

  /** The report of some days, at most 366. */
  async read(
    restaurant: CheckedRestaurant,
    days: ReportDays,
  ): Promise<Outcome<Report, 'validation' | 'paidPlan'>> {
    if (!hasFeature(restaurant.plan, 'REPORTS', this.clock())) return paidPlan(messages.reportLocked);
    const fields = daysProblems(days);
    if (fields.length > 0) return invalid(messages.reportFailed, fields);
    return ok(await this.make(restaurant, days));
  }

  private async make(restaurant: CheckedRestaurant, days: ReportDays) {
    const { restaurantId, timeZone, vatNumber } = restaurant;
    const { items } = REPORT_LIMITS;
    const { vat, totals, ...parts } = partsOf(await readCounts(this.em, restaurantId, days), days);
    const newDiners = await countNewDiners(this.em, restaurantId, days);
    return {
      ...parts,
      totals: { ...totals, newDiners, repeatOrders: Math.max(0, totals.orders - newDiners) },
      products: await readItems(this.em, restaurantId, days, 'PRODUCT', items),
      options: await readItems(this.em, restaurantId, days, 'OPTION', items),
      offers: await readOffers(this.em, { restaurantId, timeZone }, days, items),
      vat: vatNumber === null ? null : vat,
      ledger: {
        value: totals.value,
        planPrice: await this.planPrice(restaurant, days),
        commissions: commissionsOf(totals.value),
      },
    };
  }

  /** What the plan costs in these days, without those to come and those of a trial. */
  private async planPrice(
    { restaurantId, timeZone, plan, trialEndsAt }: Omit<CheckedRestaurant, 'vatNumber'>,
    { from, to }: ReportDays,
  ): Promise<number> {
    const today = dayIn(timeZone, this.clock());
    const paidFrom = trialEndsAt === null ? from : dayIn(timeZone, trialEndsAt);
    const paid = { from: from < paidFrom ? paidFrom : from, to: to < today ? to : today };
    if (paid.from > paid.to || plan.status === 'trialing') return 0;
    const shops = await this.shelves.shopsAmong([restaurantId]);
    const category = shops.has(restaurantId) ? 'grocery' : 'restaurant';
    const plans = await this.catalogue.list(category);
    const sold = plans.find(({ key }) => key === `${category}-${plan.package.toLowerCase()}`);
    const monthly = sold?.prices.find(({ interval }) => interval === 'month')?.unitAmount;
    // A plan of the product has a monthly price (`catalogue.ts`).
    if (monthly === undefined) throw new Error(`The plan ${plan.package} has no monthly price.`);
    return priceOfDays(monthly, daysIn(paid));
  }
}
