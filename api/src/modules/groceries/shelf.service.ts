import { type ShelfFacts, unitPriceOf } from '@forkfront/common/shelf.ts';
import type { Pool } from 'pg';
import { percentOffOf } from '@forkfront/common/offers.ts';
import { percentOf } from '@forkfront/common/percentOff.ts';
import { unlessAway } from '../../lib/within.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { readShelf } from './shelf.repository.ts';

/** What pages show of the shelves of grocery shops. The published document does not have it, because it changes with each order. */
export class ShelfService {
  constructor(private readonly database: { pool: Pool }) {}

  /** Size, price to compare and stock of products of a shop, in the order of the products, as they are now. Without them in an outage. */
  async facts(
    { sections, promotions }: SiteDocument,
    productIds: readonly string[],
  ): Promise<Map<string, ShelfFacts>> {
    const rows = await unlessAway(readShelf(this.database.pool, productIds), []);
    const stored = new Map(rows.map((row) => [row.productId, row]));
    const percentOff = percentOffOf(promotions);
    const wanted = new Set(productIds);
    const facts = new Map<string, ShelfFacts>();
    for (const { id: sectionId, items, isOpen } of sections)
      for (const { id, price, sizes, isAvailable } of items) {
        if (!wanted.has(id)) continue;
        const { unitAmount = null, unitMeasure = null, stock = null } = stored.get(id) ?? {};
        const unit =
          unitAmount === null || unitMeasure === null ? null : { amount: unitAmount, measure: unitMeasure };
        const percent = isOpen && isAvailable ? percentOff({ productId: id, sectionId }) : null;
        const off = percentOf(price, percent ?? 0);
        const unitPrice = unit && sizes.length === 0 ? unitPriceOf(price - off, unit) : null;
        facts.set(id, { unit, unitPrice, stock });
      }
    return facts;
  }
}
