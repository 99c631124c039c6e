import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const MenuSectionSchema = defineEntity({
  name: 'MenuSection',
  tableName: 'menu_sections',
  // Products refer to both columns.
  uniques: [{ properties: ['id', 'restaurant'] }],
  indexes: [{ properties: ['restaurant', 'position'] }],
  checks: [
    { name: 'menu_sections_name_check', expression: "name <> ''" },
    // Finite. Quoted, because the ORM cannot compare the check with PostgreSQL's form of it otherwise.
    { name: 'menu_sections_position_check', expression: "position >= '0' and position < 'Infinity'" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    name: p.string().length(80),
    /** Order among its restaurant's sections; halves make room between two. The ORM reads its own `double` as a text. */
    position: p.float().columnType('double precision'),
  },
});

/** A heading of the menu with its products. */
export class MenuSection extends MenuSectionSchema.class {}

MenuSectionSchema.setClass(MenuSection);

const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'products',
  indexes: [
    { properties: ['restaurant', 'position'] },
    { properties: ['section', 'position'] },
    { properties: ['imageKey'], where: { imageKey: { $ne: null } } },
  ],
  checks: [
    { name: 'products_name_check', expression: "name <> ''" },
    { name: 'products_price_check', expression: 'price >= 0 and price <= 100000' },
    { name: 'products_position_check', expression: "position >= '0' and position < 'Infinity'" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** A section of the same restaurant: the migration's foreign key has both columns, which a relation cannot say. */
    section: () => p.manyToOne(MenuSection).createForeignKeyConstraint(false).ref(),
    name: p.string().length(120),
    description: p.string().length(1000).default(''),
    /** Pence. */
    price: p.integer(),
    imageKey: p.string().nullable(),
    isAvailable: p.boolean().default(true),
    isPopular: p.boolean().default(false),
    /** Order within its section; halves make room between two. */
    position: p.float().columnType('double precision'),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** Something on the menu that can be ordered. */
export class Product extends ProductSchema.class {}

ProductSchema.setClass(Product);

/** The tables of these entities, for typed SQL. */
export type ProductTables = InferKyselyDB<typeof MenuSectionSchema | typeof ProductSchema>;
