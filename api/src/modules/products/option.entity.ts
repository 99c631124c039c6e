import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { allergenChecks, allergenColumns, availabilityColumns } from './menuColumns.ts';
import { Product } from './product.entity.ts';

const ProductSizeSchema = defineEntity({
  name: 'ProductSize',
  tableName: 'product_sizes',
  // The foreign key of the use of option groups has both columns.
  uniques: [{ properties: ['id', 'product'] }],
  indexes: [{ properties: ['product', 'position'] }],
  checks: [
    { name: 'product_sizes_name_check', expression: "name <> ''" },
    { name: 'product_sizes_price_check', expression: 'price >= 0 and price <= 100000' },
    { name: 'product_sizes_position_check', expression: 'position >= 0 and position <= 7' },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    product: () => p.manyToOne(Product).deleteRule('cascade').ref(),
    name: p.string().length(MENU_LENGTHS.size),
    /** Pence. */
    price: p.integer(),
    /** 0 to 7. */
    position: p.smallint(),
  },
});

/** A size of a product. */
export class ProductSize extends ProductSizeSchema.class {}

ProductSizeSchema.setClass(ProductSize);

const OptionGroupSchema = defineEntity({
  name: 'OptionGroup',
  tableName: 'option_groups',
  // The foreign key of its use has both columns.
  uniques: [{ properties: ['id', 'restaurant'] }],
  indexes: [{ properties: ['restaurant', 'id'] }],
  checks: [
    { name: 'option_groups_name_check', expression: "name <> ''" },
    { name: 'option_groups_choices_check', expression: 'min_choices >= 0 and max_choices >= 0' },
    { name: 'option_groups_order_check', expression: 'max_choices = 0 or max_choices >= min_choices' },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    name: p.string().length(MENU_LENGTHS.option),
    /** At least this many options must be chosen. */
    minChoices: p.smallint(),
    /** At most this many; 0: any number. */
    maxChoices: p.smallint(),
  },
});

/** A group of options that products and sizes share, e.g. Toppings. */
export class OptionGroup extends OptionGroupSchema.class {}

OptionGroupSchema.setClass(OptionGroup);

const MenuOptionSchema = defineEntity({
  name: 'MenuOption',
  tableName: 'menu_options',
  indexes: [{ properties: ['group', 'position'] }],
  checks: [
    { name: 'menu_options_name_check', expression: "name <> ''" },
    { name: 'menu_options_price_check', expression: 'price >= -100000 and price <= 100000' },
    { name: 'menu_options_max_quantity_check', expression: 'max_quantity >= 1 and max_quantity <= 20' },
    { name: 'menu_options_position_check', expression: 'position >= 0 and position <= 49' },
    ...allergenChecks('menu_options'),
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    group: () => p.manyToOne(OptionGroup).deleteRule('cascade').ref(),
    name: p.string().length(MENU_LENGTHS.option),
    /** Pence for each; may be 0 or negative. */
    price: p.integer(),
    maxQuantity: p.smallint().default(1),
    isDefault: p.boolean().default(false),
    ...availabilityColumns(),
    ...allergenColumns(),
    /** 0 to 49. */
    position: p.smallint(),
  },
});

/** An option of a group. */
export class MenuOption extends MenuOptionSchema.class {}

MenuOptionSchema.setClass(MenuOption);

const GroupUseSchema = defineEntity({
  name: 'GroupUse',
  tableName: 'option_group_uses',
  indexes: [{ properties: ['group'] }, { properties: ['productId', 'position'] }],
  checks: [{ name: 'option_group_uses_position_check', expression: 'position >= 0 and position <= 19' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurantId: p.uuid(),
    /** The migration has foreign keys with two columns: product, size and group are of the same restaurant. */
    group: () => p.manyToOne(OptionGroup).createForeignKeyConstraint(false).ref(),
    productId: p.uuid(),
    /** The size that has the group; null: the whole product. */
    sizeId: p.uuid().nullable(),
    /** 0 to 19, among the groups of the product or of the size. */
    position: p.smallint(),
  },
});

/** A group of options at a product or at one of its sizes. */
export class GroupUse extends GroupUseSchema.class {}

GroupUseSchema.setClass(GroupUse);

/** The tables of these entities, for typed SQL. */
export type OptionTables = InferKyselyDB<
  typeof ProductSizeSchema | typeof OptionGroupSchema | typeof MenuOptionSchema | typeof GroupUseSchema
>;
