import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import { ordersOf, removeDinersOf } from './orderUpkeep.repository.ts';

/** The orders of a person's sites, with the diners' data: the owner is responsible for them. */
export class OrderAccountPart implements AccountPart {
  readonly name = 'orders';

  export(em: EntityManager, userId: string): Promise<unknown> {
    return ordersOf(em, userId);
  }

  /** Removes the diners' data; products and totals stay. An order that is placed at the same time finds the site closed. */
  remove(em: EntityManager, userId: string): Promise<void> {
    return removeDinersOf(em, userId);
  }
}
