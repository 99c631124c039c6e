import {
  FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import type { Selectable } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { MenuContent, MenuOption, MenuProduct } from '@forkfront/common/menu.ts';
import { positionBehind } from '@forkfront/common/places.ts';
import type { OptionTables } from './option.entity.ts';
import type { ProductTables } from './product.entity.ts';

/** The tables of a menu. */
export type MenuTables = ProductTables & OptionTables;

type Fields = typeof PRODUCT_FIELDS;
type FieldColumn = Fields[ProductField]['column'];

const FIELD_TYPES = {
  flag: 'boolean',
  level: 'int',
  amount: 'int',
  choice: 'text',
  choices: 'text[]',
} as const;

/** The columns of plain fields with their types. */
const FIELD_COLUMNS = Object.fromEntries(
  Object.values(PRODUCT_FIELDS).map(({ column, kind }) => [column, FIELD_TYPES[kind]]),
) as Record<FieldColumn, string>;

const fieldColumns = (fields: ProductFields) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].column, fields[name]])) as {
    [Name in ProductField as Fields[Name]['column']]: ProductFields[Name];
  };

const AVAILABILITY = { is_available: 'boolean', sold_out_until: 'timestamptz' } as const;
const ALLERGENS = {
  allergens: 'text',
  allergen_suggestion: 'text',
  allergens_confirmed_at: 'timestamptz',
  allergens_confirmed_by: 'uuid',
  allergens_check_again: 'boolean',
} as const;

/** The tables of a menu with their columns and types, parents before children. A new column does not compile without its line here. */
export const MENU_COLUMNS = {
  option_groups: {
    id: 'uuid',
    restaurant_id: 'uuid',
    name: 'text',
    min_choices: 'int',
    max_choices: 'int',
  },
  menu_options: {
    id: 'uuid',
    group_id: 'uuid',
    name: 'text',
    price: 'int',
    max_quantity: 'int',
    is_default: 'boolean',
    ...AVAILABILITY,
    ...ALLERGENS,
    position: 'int',
  },
  menu_sections: {
    id: 'uuid',
    restaurant_id: 'uuid',
    name: 'text',
    description: 'text',
    image_key: 'text',
    periods: 'jsonb',
    position: 'float8',
  },
  products: {
    id: 'uuid',
    restaurant_id: 'uuid',
    section_id: 'uuid',
    name: 'text',
    description: 'text',
    price: 'int',
    image_key: 'text',
    ...AVAILABILITY,
    ...FIELD_COLUMNS,
    ...ALLERGENS,
    position: 'float8',
    updated_at: 'timestamptz',
  },
  product_sizes: { id: 'uuid', product_id: 'uuid', name: 'text', price: 'int', position: 'int' },
  option_group_uses: {
    id: 'uuid',
    restaurant_id: 'uuid',
    group_id: 'uuid',
    product_id: 'uuid',
    size_id: 'uuid',
    position: 'int',
  },
} as const satisfies { [Table in keyof MenuTables]: Record<keyof MenuTables[Table], string> };

/** Times are texts in JSON. */
type Written<Column> = Column extends Date ? string : Column;
type Row<Table extends keyof MenuTables> = {
  [Column in keyof Selectable<MenuTables[Table]>]: Written<Selectable<MenuTables[Table]>[Column]>;
};
/** The rows of a menu. */
export type MenuRows = { [Table in keyof MenuTables]: Row<Table>[] };

/** The rows of a menu, as its tables store them. */
export function menuRows(restaurantId: string, { sections, optionGroups }: MenuContent): MenuRows {
  const products = sections.flatMap(({ id, items }) =>
    items.map((product, index) => ({ product, section_id: id, position: positionBehind(index) })),
  );
  const sizes = products.flatMap(({ product }) =>
    product.sizes.map((size, position) => ({ size, product_id: product.id, position })),
  );
  const uses = (groupIds: readonly string[], product_id: string, size_id: string | null) =>
    groupIds.map((group_id, position) => ({
      id: newId(),
      restaurant_id: restaurantId,
      group_id,
      product_id,
      size_id,
      position,
    }));
  const updated_at = new Date().toISOString();
  return {
    option_groups: optionGroups.map(({ id, name, min, max }) => ({
      id,
      restaurant_id: restaurantId,
      name,
      min_choices: min,
      max_choices: max,
    })),
    menu_options: optionGroups.flatMap((group) =>
      group.options.map((option, position) => ({
        id: option.id,
        group_id: group.id,
        name: option.name,
        price: option.price,
        max_quantity: option.maxQuantity,
        is_default: option.isDefault,
        ...factColumns(option),
        position,
      })),
    ),
    menu_sections: sections.map(({ id, name, description, imageKey, periods }, index) => ({
      id,
      restaurant_id: restaurantId,
      name,
      description,
      image_key: imageKey,
      periods,
      position: positionBehind(index),
    })),
    products: products.map(({ product, section_id, position }) => ({
      id: product.id,
      restaurant_id: restaurantId,
      section_id,
      name: product.name,
      description: product.description,
      price: product.price,
      image_key: product.imageKey,
      ...fieldColumns(product),
      ...factColumns(product),
      position,
      updated_at,
    })),
    product_sizes: sizes.map(({ size: { id, name, price }, product_id, position }) => ({
      id,
      product_id,
      name,
      price,
      position,
    })),
    option_group_uses: [
      ...products.flatMap(({ product }) => uses(product.groupIds, product.id, null)),
      ...sizes.flatMap(({ size, product_id }) => uses(size.groupIds, product_id, size.id)),
    ],
  };
}

const factColumns = (facts: MenuProduct | MenuOption) => ({
  is_available: facts.isAvailable,
  sold_out_until: facts.soldOutUntil,
  allergens: facts.allergens,
  allergen_suggestion: facts.allergenSuggestion,
  allergens_confirmed_at: facts.allergensConfirmedAt,
  allergens_confirmed_by: facts.allergensConfirmedBy,
  allergens_check_again: facts.allergensCheckAgain,
});
