import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
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
    let changed = 0;
    await withLock(this.em, 'catalogue', async () => {
      const plans = (await this.plans.list(null)).map(({ key, details, prices }) => ({
        key,
        name: details.name,
        prices: prices.filter(({ unitAmount }) => unitAmount > 0),
      }));
      const mirrored = await this.payments.mirrorCatalogue(plans.filter(({ prices }) => prices.length > 0));
      await this.em.fork().transactional(async (em) => {
        for (const price of mirrored) changed += await notePrice(em, price);
      });
    });
    this.log.info({ changed }, 'the catalogue was copied to the payment provider');
    return changed;
  }
}
