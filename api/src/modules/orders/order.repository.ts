import type { EntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { usersForMails } from '../accounts/account.repository.ts';
import type { RestaurantTables, StorefrontTheme } from '../restaurants/restaurant.entity.ts';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { OrderTables } from './order.entity.ts';
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
  /** null without one. */
  phone: string | null;
  addressLine: string | null;
  slug: string;
  /** IANA name. */
  timeZone: string;
}

const ofRestaurant = expressionBuilder<{ r: RestaurantTables['restaurants'] }, 'r'>();

/** The restaurant of an order, as part of a statement that calls the restaurant `r`. */
export const RESTAURANT_OF_ORDER = jsonBuildObject({
  name: ofRestaurant.ref('r.name'),
  phone: ofRestaurant.ref('r.phone'),
  addressLine: ofRestaurant.ref('r.address_line'),
  slug: ofRestaurant.ref('r.slug'),
  timeZone: ofRestaurant.ref('r.time_zone'),
});

/** An order as its diner may see it. */
export interface OrderView {
  id: string;
  /** Short number that restarts daily per restaurant. */
  number: number;
  state: OrderState;
  /** Placed on an unclaimed preview: no email is sent. */
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

/** An order as the restaurant sees it: with the diner's contact. */
export interface OwnerOrderView extends OrderView {
  customerPhone: string;
  customerEmail: string;
}

/** Everything about an order. Who asks decides what may be shown. */
export interface StoredOrder {
  view: OrderView;
  contact: { customerPhone: string; customerEmail: string };
  /** Where mails to the restaurant go: the confirmed address for orders, else the owner's address; null without an owner. */
  ownerEmail: string | null;
  /** Whether the owner has a verified mailbox. */
  isOwnerKnown: boolean;
  /** The confirmed address for orders, to which diners may write; null without one. */
  contactEmail: string | null;
  look: RestaurantLook;
  /** A demo restaurant; it sends no mails. */
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

/** Reads orders, each in one statement and without the identity map, so that the result is current. */
export class OrderReader {
  constructor(private readonly em: EntityManager) {}

  /** null for an unknown id. */
  async find(id: string): Promise<StoredOrder | null> {
    const row = await orderRow(this.em, id);
    return row ? toStoredOrder(row) : null;
  }

  /** An order that must exist. Throws when it does not. */
  async require(id: string): Promise<StoredOrder> {
    const order = await this.find(id);
    if (!order) throw new Error(`Order ${id} is gone`);
    return order;
  }
}

const orderRow = (em: EntityManager, id: string) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('orders as o')
    .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
    .leftJoin(usersForMails(em), 'u.id', 'r.owner_id')
    .select([
      'o.id',
      'o.number',
      'o.state',
      'o.is_test as isTest',
      'o.placed_at as placedAt',
      'o.total',
      'o.note',
    ])
    .select(['o.ready_at as readyAt', 'o.rejection_reason as rejectionReason'])
    .select(['o.customer_name as customerName', 'o.customer_phone as customerPhone'])
    .select(['o.customer_email as customerEmail', 'r.is_demo as isDemo'])
    .select(['u.email as accountEmail', 'u.email_verified_at as emailVerifiedAt'])
    .select(['r.order_email as orderEmail', 'r.confirmed_order_email as confirmedOrderEmail'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.name', 'l.quantity', 'l.unit_price as unitPrice'])
          .select((line) => line('l.quantity', '*', line.ref('l.unit_price')).as('total'))
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
      RESTAURANT_OF_ORDER.as('restaurant'),
      jsonBuildObject({
        theme: eb.ref('r.theme'),
        primary: eb.ref('r.brand_primary'),
        secondary: eb.ref('r.brand_secondary'),
        logoKey: eb.ref('r.logo_key'),
      }).as('look'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();

type OrderRow = NonNullable<Awaited<ReturnType<typeof orderRow>>>;

function toStoredOrder({
  customerPhone,
  customerEmail,
  accountEmail,
  emailVerifiedAt,
  orderEmail,
  confirmedOrderEmail,
  look,
  isDemo,
  ...view
}: OrderRow): StoredOrder {
  const isAccountVerified = emailVerifiedAt !== null;
  const hasConfirmed = orderEmail !== null && orderEmail === confirmedOrderEmail;
  const isOwnersOwn = orderEmail !== null && orderEmail === accountEmail && isAccountVerified;
  // The address for orders is valid when it was confirmed, or when it is the verified address of the account.
  const contactEmail = hasConfirmed || isOwnersOwn ? orderEmail : null;
  return {
    view,
    contact: { customerPhone, customerEmail },
    ownerEmail: accountEmail === null ? null : (contactEmail ?? accountEmail),
    isOwnerKnown: isAccountVerified || hasConfirmed,
    contactEmail,
    look,
    isDemo,
  };
}
