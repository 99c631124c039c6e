import type { Pool } from 'pg';
import type { OrderView, OrderViewRestaurant } from './orderView.ts';
import type { OrderState } from './orderState.rules.ts';

/** All that is known of an order; what of it may be shown depends on who asks. */
export interface StoredOrder {
  view: OrderView;
  contact: { customerPhone: string; customerEmail: string };
  /** Where the restaurant's mails go: the address its owner chose for orders, else the owner's own; null without an owner. */
  ownerEmail: string | null;
}

interface OrderRow {
  id: string;
  number: number;
  state: OrderState;
  is_test: boolean;
  placed_at: Date;
  ready_at: Date | null;
  rejection_reason: string | null;
  total: number;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  note: string;
  lines: { name: string; quantity: number; unitPrice: number }[];
  restaurant: OrderViewRestaurant;
  owner_email: string | null;
}

const SQL = `
  select o.id, o.number, o.state, o.is_test, o.placed_at, o.ready_at, o.rejection_reason, o.total,
    o.customer_name, o.customer_phone, o.customer_email, o.note,
    (
      select json_agg(
        json_build_object('name', l.name, 'quantity', l.quantity, 'unitPrice', l.unit_price) order by l.position
      )
      from order_lines l where l.order_id = o.id
    ) as lines,
    json_build_object(
      'name', r.name, 'phone', r.phone, 'addressLine', r.address_line, 'slug', r.slug, 'timeZone', r.time_zone
    ) as restaurant,
    coalesce(r.order_email, u.email) as owner_email
  from orders o
  join restaurants r on r.id = o.restaurant_id
  left join users u on u.id = r.owner_id
  where o.id = $1`;

/** Reads orders, each in one statement and past any EntityManager: as they are now. */
export class OrderReader {
  constructor(private readonly pool: Pool) {}

  /** null when there is no such order. */
  async find(id: string): Promise<StoredOrder | null> {
    const { rows } = await this.pool.query<OrderRow>({ name: 'order', text: SQL, values: [id] });
    const [row] = rows;
    return row ? toStoredOrder(row) : null;
  }

  /** An order that is known to be there. Throws when it is not. */
  async require(id: string): Promise<StoredOrder> {
    const order = await this.find(id);
    if (!order) throw new Error(`Order ${id} is gone`);
    return order;
  }
}

function toStoredOrder(row: OrderRow): StoredOrder {
  return {
    view: {
      id: row.id,
      number: row.number,
      state: row.state,
      isTest: row.is_test,
      placedAt: row.placed_at,
      readyAt: row.ready_at,
      rejectionReason: row.rejection_reason,
      total: row.total,
      lines: row.lines.map((line) => ({ ...line, total: line.quantity * line.unitPrice })),
      customerName: row.customer_name,
      note: row.note,
      restaurant: row.restaurant,
    },
    contact: { customerPhone: row.customer_phone, customerEmail: row.customer_email },
    ownerEmail: row.owner_email,
  };
}
