import { FIELD_NAMES, PRODUCT_FIELDS, type ProductField } from '@forkfront/common/productFields.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OptionTables } from '../products/option.entity.ts';
import type { ProductTables } from '../products/product.entity.ts';

const tables = expressionBuilder<ProductTables & OptionTables, never>();

/** The columns of `Availability` and `AllergenFacts`, of table `t`. */
export const FACTS = [
  't.is_available as isAvailable',
  't.sold_out_until as soldOutUntil',
  't.allergens',
  't.allergen_suggestion as allergenSuggestion',
  't.allergens_confirmed_at as allergensConfirmedAt',
  't.allergens_confirmed_by as allergensConfirmedBy',
  't.allergens_check_again as allergensCheckAgain',
] as const;

type FieldSelection<Table extends string> = {
  [Name in ProductField]: `${Table}.${(typeof PRODUCT_FIELDS)[Name]['column']} as ${Name}`;
}[ProductField];

/** The columns of the plain fields of products, named as the fields. */
export const fieldsIn = <Table extends string>(table: Table) =>
  FIELD_NAMES.map((name) => `${table}.${PRODUCT_FIELDS[name].column} as ${name}`) as FieldSelection<Table>[];

/** The groups of a product itself (`sizeId` null) or of one of its sizes, in order. */
export const groupIdsOf = (productId: Expression<string>, sizeId: Expression<string> | null) =>
  // An array is cheaper than an aggregate, and becomes the same JSON.
  sql<string[]>`array(${tables
    .selectFrom('option_group_uses as u')
    .select('u.group_id')
    .where('u.product_id', '=', productId)
    .where('u.size_id', sizeId ? '=' : 'is', sizeId ?? null)
    .orderBy('u.position')})`;

/** The sizes of a product, in order. */
export const sizesOf = (productId: Expression<string>) =>
  jsonArrayFrom(
    tables
      .selectFrom('product_sizes as z')
      .select(({ ref }) => ['z.id', 'z.name', 'z.price', groupIdsOf(productId, ref('z.id')).as('groupIds')])
      .where('z.product_id', '=', productId)
      .orderBy('z.position')
      .orderBy('z.id'),
  );

const productsOf = (sectionId: Expression<string>) =>
  jsonArrayFrom(
    tables
      .selectFrom('products as t')
      .select(['t.id', 't.name', 't.description', 't.price', 't.image_key as imageKey'])
      .select([...fieldsIn('t'), ...FACTS])
      .select(({ ref }) => [sizesOf(ref('t.id')).as('sizes'), groupIdsOf(ref('t.id'), null).as('groupIds')])
      .where('t.section_id', '=', sectionId)
      .orderBy('t.position')
      .orderBy('t.id'),
  );

/** The sections of a restaurant with their products (`MenuContent.sections`). */
export const menuSections = (restaurantId: Expression<string>) =>
  jsonArrayFrom(
    tables
      .selectFrom('menu_sections as s')
      .select(({ ref }) => [
        's.id',
        's.name',
        's.description',
        's.image_key as imageKey',
        's.periods',
        productsOf(ref('s.id')).as('items'),
      ])
      .where('s.restaurant_id', '=', restaurantId)
      .orderBy('s.position')
      .orderBy('s.id'),
  );

/** The option groups of a restaurant with their options (`MenuContent.optionGroups`). */
export const menuOptionGroups = (restaurantId: Expression<string>) =>
  jsonArrayFrom(
    tables
      .selectFrom('option_groups as g')
      .select(({ ref }) => [
        'g.id',
        'g.name',
        'g.min_choices as min',
        'g.max_choices as max',
        jsonArrayFrom(
          tables
            .selectFrom('menu_options as t')
            .select(['t.id', 't.name', 't.price', 't.max_quantity as maxQuantity'])
            .select(['t.is_default as isDefault', ...FACTS])
            .where('t.group_id', '=', ref('g.id'))
            .orderBy('t.position')
            .orderBy('t.id'),
        ).as('options'),
      ])
      .where('g.restaurant_id', '=', restaurantId)
      .orderBy('g.name')
      .orderBy('g.id'),
  );
