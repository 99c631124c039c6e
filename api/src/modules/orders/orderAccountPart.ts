import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import { ordersOf, removeDinersOf } from './orderUpkeep.repository.ts';

/** The orders of a person's sites: the owner answers for what diners gave with them. */
export class OrderAccountPart implements AccountPart {
  readonly name = 'orders';

  export(em: EntityManager, userId: string): Promise<unknown> {
    return ordersOf(em, userId);
  }

  /** Orders keep what was ordered and the totals. An order that is just being placed finds the site closed. */
  remove(em: EntityManager, userId: string): Promise<void> {
    return removeDinersOf(em, userId);
  }
}
