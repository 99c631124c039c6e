import { MEASURES } from '@forkfront/common/shelf.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { StockAnswer } from './stock.rules.ts';

const GroceryShopSchema = defineEntity({
  name: 'GroceryShop',
  tableName: 'grocery_shops',
  properties: {
    /** The mark is removed together with its restaurant. */
    restaurantId: p.uuid().primary(),
    openedAt: p.datetime(),
  },
});

/** That a restaurant is a grocery shop: it has stock, and the grocery API shows it. */
export class GroceryShop extends GroceryShopSchema.class {}

GroceryShopSchema.setClass(GroceryShop);

const StockItemSchema = defineEntity({
  name: 'StockItem',
  tableName: 'stock_items',
  uniques: [{ properties: ['restaurant', 'barcode'] }],
  checks: [
    { name: 'stock_items_barcode_check', expression: "barcode ~ '^[0-9]{8,14}$'" },
    { name: 'stock_items_unit_amount_check', expression: 'unit_amount >= 1' },
    { name: 'stock_items_unit_check', expression: '(unit_amount is null) = (unit_measure is null)' },
    { name: 'stock_items_stock_check', expression: 'stock >= 0' },
    { name: 'stock_items_version_check', expression: 'version >= 0' },
  ],
  properties: {
    /** The migration's foreign key has the restaurant, too, which a relation cannot express. */
    productId: p.uuid().primary(),
    restaurant: () => p.manyToOne(Restaurant).createForeignKeyConstraint(false).ref(),
    /** Digits of an EAN or UPC; null without one. */
    barcode: p.string().length(14).nullable(),
    /** What one piece holds, in `unitMeasure`; null when it is not sold by size. */
    unitAmount: p.integer().nullable(),
    unitMeasure: p.enum(MEASURES).nullable(),
    /** Pieces that can still be ordered; null: not counted. */
    stock: p.integer().nullable(),
    /** Grows with each change of `stock`. */
    version: p.integer().default(0),
    changedAt: p.datetime(),
  },
});

/** What a product of a grocery shop has besides a dish: barcode, size and stock. */
export class StockItem extends StockItemSchema.class {}

StockItemSchema.setClass(StockItem);

const StockReservationSchema = defineEntity({
  name: 'StockReservation',
  tableName: 'stock_reservations',
  indexes: [{ properties: ['restaurant'] }],
  checks: [
    { name: 'stock_reservations_quantity_check', expression: 'quantity >= 1' },
    { name: 'stock_reservations_taken_check', expression: 'taken >= 0 and taken <= quantity' },
  ],
  properties: {
    /** No foreign key, because orders know stock; it is removed with the restaurant. */
    orderId: p.uuid().primary(),
    /** The product may have been deleted since. */
    productId: p.uuid().primary(),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** Pieces of the order. */
    quantity: p.integer(),
    /** Pieces that are taken from the stock: fewer when an order came back and the stock had been sold. */
    taken: p.integer(),
    /** Whether the order ended without goods, and its pieces are in the stock again. */
    isGivenBack: p.boolean().default(false),
  },
});

/** What an order has taken from the stock of a product. */
export class StockReservation extends StockReservationSchema.class {}

StockReservationSchema.setClass(StockReservation);

const StockUpdateSchema = defineEntity({
  name: 'StockUpdate',
  tableName: 'stock_updates',
  indexes: [{ properties: ['restaurant', 'madeAt'] }],
  properties: {
    restaurant: () => p.manyToOne(Restaurant).primary().deleteRule('cascade').ref(),
    /** The idempotency key that the program sent. */
    key: p.string().length(100).primary(),
    /** Digest of what it sent: another content with the same key is a mistake. */
    content: p.string().length(43),
    /** What it was answered; empty until the end of its transaction. */
    answers: p.json<StockAnswer[]>(),
    madeAt: p.datetime(),
  },
});

/** An update of stock that was sent with an idempotency key: a repeat gets the same answer and changes nothing. */
export class StockUpdate extends StockUpdateSchema.class {}

StockUpdateSchema.setClass(StockUpdate);

/** The tables of these entities, for typed SQL. */
export type StockTables = InferKyselyDB<
  typeof GroceryShopSchema | typeof StockItemSchema | typeof StockReservationSchema | typeof StockUpdateSchema
>;
