import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const MenuSectionSchema = defineEntity({
  name: 'MenuSection',
  tableName: 'menu_sections',
  indexes: [{ properties: ['restaurant', 'position'] }],
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
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    section: () => p.manyToOne(MenuSection).deleteRule('cascade').ref(),
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
