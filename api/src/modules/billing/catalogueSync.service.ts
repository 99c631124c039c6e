import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { Price } from '../catalogue/catalogue.entity.ts';
import type { Plan } from '../catalogue/catalogue.service.ts';

/** Makes the provider's catalogue like ours, and notes under which ids it sells our prices. */
export class CatalogueSync {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly plans: { list(category: null): Promise<Plan[]> },
    private readonly log: Logger,
  ) {}

  /** How many prices got another id. Free prices are not sold. One process at a time. Throws PaymentsFailure. */
  async sync(): Promise<number> {
    const changed = await this.em.fork().transactional(async (em) => {
      await em.execute("select pg_advisory_xact_lock(hashtextextended('catalogue', 0))");
      const sold = (await this.plans.list(null)).map(({ service, prices }) => ({
        key: service.key,
        name: service.name,
        prices: prices.filter(({ unitAmount }) => unitAmount > 0),
      }));
      const mirrored = await this.payments.mirrorCatalogue(sold.filter(({ prices }) => prices.length > 0));
      let count = 0;
      for (const { planKey, interval, priceId } of mirrored)
        count += await em.nativeUpdate(
          Price,
          {
            service: { key: planKey },
            interval,
            $or: [{ stripePriceId: null }, { stripePriceId: { $ne: priceId } }],
          },
          { stripePriceId: priceId },
        );
      return count;
    });
    this.log.info({ changed }, 'the catalogue is mirrored');
    return changed;
  }
}
