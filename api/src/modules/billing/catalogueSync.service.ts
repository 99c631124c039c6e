import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type {
  CataloguePlan,
  MirroredPrice,
  PaymentsGateway,
} from '../../gateways/payments/payments.gateway.ts';
import type { Plan } from '../catalogue/catalogue.service.ts';
import { notePrice, withLock } from './billing.repository.ts';

/** Copies our catalogue to the provider and stores the provider's ids of our prices. */
export class CatalogueSync {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly plans: { list(category: null): Promise<Plan[]> },
    private readonly log: Logger,
  ) {}

  /** Returns the number of changed ids. Free prices are skipped. One process at a time. Throws PaymentsFailure. */
  async sync(): Promise<number> {
    const changed = await withLock(this.em, 'catalogue', async () => {
      const sold = (await this.plans.list(null)).map(({ service, prices }) => ({
        key: service.key,
        name: service.name,
        prices: prices.filter(({ unitAmount }) => unitAmount > 0),
      }));
      const mirrored = await this.payments.mirrorCatalogue(sold.filter(({ prices }) => prices.length > 0));
      return this.em.fork().transactional((em) => notePrices(em, sold, mirrored));
    });
    this.log.info({ changed }, 'the catalogue was copied to the payment provider');
    return changed;
  }
}

/** Stores the ids of prices whose amount is still the copied one. Returns the number of new ids. */
async function notePrices(
  em: EntityManager,
  sold: readonly CataloguePlan[],
  mirrored: readonly MirroredPrice[],
): Promise<number> {
  let count = 0;
  for (const { planKey, interval, priceId } of mirrored) {
    const plan = sold.find(({ key }) => key === planKey);
    const price = plan?.prices.find((each) => each.interval === interval);
    if (!price) continue;
    const { unitAmount } = price;
    if (await notePrice(em, { planKey, interval, priceId, unitAmount })) count += 1;
  }
  return count;
}
