import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { DIETARY_TAGS, VAT_CLASSES } from '@forkfront/common/productChoices.ts';
import { PRODUCT_FIELDS, type ProductField } from '@forkfront/common/productFields.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { allergenChecks, allergenColumns, availabilityColumns } from './menuColumns.ts';

const MenuSectionSchema = defineEntity({
  name: 'MenuSection',
  tableName: 'menu_sections',
  // The foreign key of products has both columns.
  uniques: [{ properties: ['id', 'restaurant'] }],
  indexes: [
    { properties: ['restaurant', 'position'] },
    { properties: ['imageKey'], where: { imageKey: { $ne: null } } },
  ],
  checks: [
    { name: 'menu_sections_name_check', expression: "name <> ''" },
    { name: 'menu_sections_periods_check', expression: "jsonb_typeof(periods) = 'array'" },
    // Finite. Quoted, so that the ORM can compare the check with PostgreSQL's form of it.
    { name: 'menu_sections_position_check', expression: "position >= '0' and position < 'Infinity'" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    name: p.string().length(MENU_LENGTHS.section),
    description: p.string().length(MENU_LENGTHS.sectionDescription).default(''),
    imageKey: p.string().nullable(),
    /** When its products can be ordered; empty: always. */
    periods: p
      .json<WeeklyPeriod[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    /** Order among the restaurant's sections; a new one gets the middle of two. The ORM's own `double` is read as a text. */
    position: p.float().columnType('double precision'),
  },
});

/** A section of the menu. */
export class MenuSection extends MenuSectionSchema.class {}

MenuSectionSchema.setClass(MenuSection);

/** The columns of `PRODUCT_FIELDS`. */
const fieldColumns = () =>
  ({
    isPopular: p.boolean().default(false),
    dietaryTags: p.enum(DIETARY_TAGS).array().default([]),
    spiceLevel: p.smallint().default(0),
    calories: p.smallint().nullable(),
    vatClass: p.enum(VAT_CLASSES).default('STANDARD'),
    isAlcohol: p.boolean().default(false),
  }) satisfies Record<ProductField, unknown>;

/** Their checks: a number is within its limits. */
const fieldChecks = Object.values(PRODUCT_FIELDS).flatMap((row) =>
  'most' in row
    ? [
        {
          name: `products_${row.column}_check`,
          expression: `${row.column} >= 0 and ${row.column} <= ${row.most}`,
        },
      ]
    : [],
);

const ProductSchema = defineEntity({
  name: 'Product',
  tableName: 'products',
  // The foreign key of the use of option groups has both columns.
  uniques: [{ properties: ['id', 'restaurant'] }],
  indexes: [
    { properties: ['restaurant', 'position'] },
    { properties: ['section', 'position'] },
    { properties: ['restaurant', 'name', 'id'] },
    // Finds names in spite of typing errors.
    {
      name: 'products_search_index',
      expression:
        'create index products_search_index on products using gin (restaurant_id, name gin_trgm_ops)',
    },
    { properties: ['imageKey'], where: { imageKey: { $ne: null } } },
  ],
  checks: [
    { name: 'products_name_check', expression: "name <> ''" },
    { name: 'products_price_check', expression: 'price >= 0 and price <= 100000' },
    { name: 'products_position_check', expression: "position >= '0' and position < 'Infinity'" },
    ...fieldChecks,
    ...allergenChecks('products'),
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** A section of the same restaurant. The migration's foreign key has both columns, which a relation cannot express. */
    section: () => p.manyToOne(MenuSection).createForeignKeyConstraint(false).ref(),
    name: p.string().length(MENU_LENGTHS.product),
    description: p.string().length(MENU_LENGTHS.description).default(''),
    /** Pence. A product with sizes has the price of its cheapest size. */
    price: p.integer(),
    imageKey: p.string().nullable(),
    ...availabilityColumns(),
    ...fieldColumns(),
    ...allergenColumns(),
    /** Order within its section; a new one gets the middle of two. */
    position: p.float().columnType('double precision'),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A product of the menu. */
export class Product extends ProductSchema.class {}

ProductSchema.setClass(Product);

/** The tables of these entities, for typed SQL. */
export type ProductTables = InferKyselyDB<typeof MenuSectionSchema | typeof ProductSchema>;
