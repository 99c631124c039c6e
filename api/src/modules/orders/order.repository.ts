import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { type Prepared, prepare } from '../../lib/preparedStatement.ts';
import { usersForMails } from '../accounts/account.repository.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';
import { claimedAtOf, restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { withoutDiner } from './dinerData.rules.ts';
import type { OrderTables } from './order.entity.ts';

const ofRestaurant = expressionBuilder<{ r: RestaurantTables['restaurants'] }, 'r'>();

/** The restaurant of an order as it is now, as part of a statement that calls the restaurant `r`. */
export const RESTAURANT_OF_ORDER = jsonBuildObject({
  name: ofRestaurant.ref('r.name'),
  phone: ofRestaurant.ref('r.phone'),
  addressLine: ofRestaurant.ref('r.address_line'),
  slug: ofRestaurant.ref('r.slug'),
  timeZone: ofRestaurant.ref('r.time_zone'),
  companyName: ofRestaurant.ref('r.company_name'),
  vatNumber: ofRestaurant.ref('r.vat_number'),
});

/**
 * Whether an order `o` of the restaurant `r` is older than the months for which its settings keep the data of diners. Every read
 * leaves the data out from then on; the job that removes it comes later.
 */
export const isDinerDataOver = (now: RawBuilder<unknown>) =>
  sql<boolean>`${sql.ref('o.placed_at')} < ${now} - make_interval(months => coalesce(
    (${sql.ref('r.ordering')} ->> 'dinerDataMonths')::int, ${sql.lit(ORDERING_DEFAULTS.dinerDataMonths)}))`;

/** Orders with what their pages and mails show; the caller adds which ones. Orders are `o`, their restaurants `r`. */
export const orderRows = (em: EntityManager) =>
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
    .select([
      'o.ready_at as readyAt',
      'o.rejection_reason as rejectionReason',
      'o.cancelled_by as cancelledBy',
      'o.changed_at as changedAt',
    ])
    .select([
      'o.fulfilment',
      'o.scheduled_for as scheduledFor',
      'o.due_at as dueAt',
      'o.expires_at as expiresAt',
    ])
    .select(['o.delivery_address as deliveryAddress', 'o.delivery_fee as deliveryFee'])
    .select(['o.discount', 'o.promotion', 'o.if_missing as ifMissing'])
    .select(['o.customer_name as customerName', 'o.customer_phone as customerPhone'])
    .select(['o.customer_email as customerEmail', 'r.is_demo as isDemo'])
    .select(['r.id as restaurantId', 'r.owner_id as ownerId'])
    .select(['u.email as accountEmail', 'u.email_verified_at as emailVerifiedAt'])
    .select(['r.order_email as orderEmail', 'r.confirmed_order_email as confirmedOrderEmail'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.name', 'l.quantity', 'l.unit_price as unitPrice', 'l.size_name as sizeName'])
          .select(['l.options', 'l.note', 'l.discount', 'l.allergens', 'l.is_alcohol as isAlcohol'])
          .select('l.vat_class as vatClass')
          .select((line) => line('l.quantity', '*', line.ref('l.unit_price')).as('total'))
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
      RESTAURANT_OF_ORDER.as('restaurant'),
      isDinerDataOver(sql`now()`).as('isForgotten'),
      jsonBuildObject({
        theme: eb.ref('r.theme'),
        primary: eb.ref('r.brand_primary'),
        secondary: eb.ref('r.brand_secondary'),
        logoKey: eb.ref('r.logo_key'),
      }).as('look'),
    ]);

type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number];

/** Everything about an order. Who asks decides what may be shown. */
export type StoredOrder = ReturnType<typeof toStoredOrder>;

/** An order as its diner may see it. Amounts are pence; `isTest`: it reaches nobody, and no mail is sent. */
export type OrderView = StoredOrder['view'];

/** An order as the restaurant sees it: with the diner's contact. */
export type OwnerOrderView = OrderView & StoredOrder['contact'];

/** An order for the page on which the restaurant answers it. */
export type AnswerableOrder = OwnerOrderView & StoredOrder['place'];

/** What mails in the restaurant's name look like. */
export type RestaurantLook = StoredOrder['look'];

/** An order from a row of `orderRows`. */
export function toStoredOrder({ isForgotten, ...row }: OrderRow) {
  const {
    restaurantId,
    ownerId,
    customerPhone,
    customerEmail,
    accountEmail,
    emailVerifiedAt,
    orderEmail,
    confirmedOrderEmail,
    look,
    isDemo,
    changedAt,
    ...view
  } = isForgotten ? withoutDiner(row) : row;
  const isAccountVerified = emailVerifiedAt !== null;
  const hasConfirmed = orderEmail !== null && orderEmail === confirmedOrderEmail;
  const isOwnersOwn = orderEmail !== null && orderEmail === accountEmail && isAccountVerified;
  // The address for orders is valid when it was confirmed, or when it is the verified address of the account.
  const contactEmail = hasConfirmed || isOwnersOwn ? orderEmail : null;
  return {
    view,
    contact: { customerPhone, customerEmail },
    /** Ids of the restaurant and its owner; `ownerId` null for a preview. */
    place: { restaurantId, ownerId },
    /** Where mails to the restaurant go: the confirmed address for orders, else the owner's; null without an owner. */
    ownerEmail: accountEmail === null ? null : (contactEmail ?? accountEmail),
    /** Whether the owner has a verified mailbox. */
    isOwnerKnown: isAccountVerified || hasConfirmed,
    /** The confirmed address for orders, to which diners may write; null without one. */
    contactEmail,
    look,
    isDemo,
    /** When it was placed or last changed, by the clock of the database. */
    changedAt,
  };
}

/** Reads an order in one statement and without the identity map, so that it is current. null for an unknown id. */
export async function findOrder(em: EntityManager, id: string): Promise<StoredOrder | null> {
  const row = await orderRows(em).where('o.id', '=', id).executeTakeFirst();
  return row ? toStoredOrder(row) : null;
}

/** The state of an order, for who follows it, and the slug of its site. */
export interface FollowedOrder {
  state: OrderState;
  slug: string;
}

let followed: Prepared<{ id: string }, FollowedOrder> | undefined;

/** Reads the state of an order; null for an unknown id. `em` builds the prepared statement and runs nothing. */
export async function readState(em: EntityManager, pool: Pool, id: string): Promise<FollowedOrder | null> {
  followed ??= prepare('order_state', (parameter) =>
    em
      .getKysely<OrderTables>()
      .selectFrom('orders as o')
      .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
      .select(['o.state', 'r.slug'])
      .where('o.id', '=', parameter('id')),
  );
  const [order] = await followed(pool, { id });
  return order ?? null;
}

let read: Prepared<{ id: string }, OrderRow> | undefined;

/** The same by a prepared statement, for the pages and the mails of each order. `em` builds it and runs nothing. */
export async function readOrder(em: EntityManager, pool: Pool, id: string): Promise<StoredOrder | null> {
  read ??= prepare('order_read', (parameter) => orderRows(em).where('o.id', '=', parameter('id')));
  const [row] = await read(pool, { id });
  return row ? toStoredOrder(row) : null;
}

/** An order that must exist. Throws when it does not. */
export async function requireOrder(em: EntityManager, id: string): Promise<StoredOrder> {
  const order = await findOrder(em, id);
  if (!order) throw new Error(`Order ${id} is gone`);
  return order;
}

/** The lines of an order as they were ordered; their products, sizes and options may be gone. */
export const orderedLines = (em: EntityManager, orderId: string) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('order_lines')
    .select(['product_id as productId', 'name', 'quantity', 'size_id as sizeId', 'options', 'note'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** The newest order on the preview of a restaurant; undefined without one. */
export const newestTestOrder = (em: EntityManager, restaurantId: string) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('orders')
    .select(['id', 'number', 'total'])
    .where('restaurant_id', '=', restaurantId)
    .where('is_test', '=', true)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The orders of a restaurant without tests, for another module's statement. */
export const realOrders = (em: EntityManager, restaurantId: Expression<string>) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('is_test', '=', false);

/** The orders that the owner of a restaurant has placed in test mode, for another module's statement: not those of its preview. */
export const ownTestOrders = (em: EntityManager, restaurantId: Expression<string>) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('orders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('is_test', '=', true)
    .where('placed_at', '>=', claimedAtOf(em, restaurantId));
