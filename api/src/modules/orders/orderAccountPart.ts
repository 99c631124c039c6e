import type { EntityManager } from '@mikro-orm/postgresql';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import { withDates } from '../../lib/rawSql.ts';

/** The orders of a person's sites: the owner answers for what diners gave with them. */
export class OrderAccountPart implements AccountPart {
  readonly name = 'orders';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const orders = await em.execute<{ placedAt: string; readyAt: string | null }[]>(
      `select r.slug as site, o.number, o.state, o.is_test as "isTest", o.placed_at as "placedAt",
         o.ready_at as "readyAt", o.rejection_reason as "rejectionReason", o.customer_name as "customerName",
         o.customer_phone as "customerPhone", o.customer_email as "customerEmail", o.note, o.total, (
           select json_agg(
             json_build_object('name', l.name, 'quantity', l.quantity, 'unitPrice', l.unit_price) order by l.position
           ) from order_lines l where l.order_id = o.id
         ) as lines
       from orders o join restaurants r on r.id = o.restaurant_id
       where r.owner_id = ? order by o.placed_at, o.id`,
      [userId],
    );
    return orders.map((order) => withDates(order, 'placedAt', 'readyAt'));
  }

  /**
   * Orders keep what was ordered and the totals; one that nobody answered is cancelled. The sites are locked first:
   * an order that is just being placed waits for the lock, and finds the site closed.
   */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute('select id from restaurants where owner_id = ? order by id for update', [userId]);
    await em.execute(
      `with emptied as (
         update orders set customer_name = 'Removed', customer_phone = '', customer_email = '', note = '',
           rejection_reason = null, body_hash = '', state = case state when 'PLACED' then 'CANCELLED' else state end
         where restaurant_id in (select id from restaurants where owner_id = ?)
         returning id
       ) select pg_notify('${EVENTS_CHANNEL}', 'orderChanged:' || id) from emptied`,
      [userId],
    );
  }
}
