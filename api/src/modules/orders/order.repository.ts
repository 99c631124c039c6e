import type { Pool } from 'pg';
import type { StorefrontTheme } from '../restaurants/restaurant.entity.ts';
import type { OrderState } from './orderState.rules.ts';

interface OrderViewLine {
  name: string;
  quantity: number;
  /** Pence. */
  unitPrice: number;
  /** Pence. */
  total: number;
}

/** The restaurant of an order as it is now. */
export interface OrderViewRestaurant {
  name: string;
  /** null when the owner gave none. */
  phone: string | null;
  addressLine: string | null;
  slug: string;
  /** IANA name. */
  timeZone: string;
}

/** An order as the diner who placed it may see it. */
export interface OrderView {
  id: string;
  /** Short number that restarts daily per restaurant. */
  number: number;
  state: OrderState;
  /** Placed on an unclaimed preview: nobody is told. */
  isTest: boolean;
  placedAt: Date;
  /** null until the restaurant has promised a time. */
  readyAt: Date | null;
  /** null unless rejected. */
  rejectionReason: string | null;
  /** Pence. */
  total: number;
  lines: OrderViewLine[];
  customerName: string;
  /** Empty without one. */
  note: string;
  restaurant: OrderViewRestaurant;
}

/** An order as the restaurant sees it: with how to reach the diner. */
export interface OwnerOrderView extends OrderView {
  customerPhone: string;
  customerEmail: string;
}

/** All that is known of an order; what of it may be shown depends on who asks. */
export interface StoredOrder {
  view: OrderView;
  contact: { customerPhone: string; customerEmail: string };
  /**
   * Where the restaurant's mails go: the address that its owner chose for orders once its mailbox has agreed, else the
   * owner's own; null without an owner.
   */
  ownerEmail: string | null;
  /** Whether a mailbox on the owner's side is known to be theirs. */
  isOwnerKnown: boolean;
  /** Where diners may write to: the address for orders, once its mailbox has agreed; null without one. */
  contactEmail: string | null;
  look: RestaurantLook;
  /** A demo restaurant of ours, which mails nobody. */
  isDemo: boolean;
}

/** What mails in the restaurant's name look like. */
export interface RestaurantLook {
  theme: StorefrontTheme;
  /** #rrggbb. */
  primary: string;
  secondary: string;
  logoKey: string | null;
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
  is_owner_known: boolean;
  contact_email: string | null;
  look: RestaurantLook;
  is_demo: boolean;
}

/** SQL: the address for orders of restaurant `r` when it is known to agree: it was confirmed, or is the account's own. */
const CONTACT_EMAIL = `case
      when r.order_email = r.confirmed_order_email or r.order_email = u.email and u.email_verified_at is not null
      then r.order_email
    end`;

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
    case when u.id is not null then coalesce(${CONTACT_EMAIL}, u.email) end as owner_email,
    coalesce(u.email_verified_at is not null or r.order_email = r.confirmed_order_email, false) as is_owner_known,
    ${CONTACT_EMAIL} as contact_email,
    json_build_object(
      'theme', r.theme, 'primary', r.brand_primary, 'secondary', r.brand_secondary, 'logoKey', r.logo_key
    ) as look,
    r.is_demo
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
    isOwnerKnown: row.is_owner_known,
    contactEmail: row.contact_email,
    look: row.look,
    isDemo: row.is_demo,
  };
}
