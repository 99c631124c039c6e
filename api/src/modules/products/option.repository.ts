import type { EntityManager } from '@mikro-orm/postgresql';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isUuid, newId } from '../../lib/ids.ts';
import { usersForNames } from '../accounts/account.repository.ts';
import type { RestaurantKey } from '../restaurants/restaurant.repository.ts';
import type { MenuSize } from '@forkfront/common/menu.ts';
import { FACTS, groupIdsOf, sizesOf } from '../sites/publishedMenu.repository.ts';
import type { OptionTables } from './option.entity.ts';
import { Product, type ProductTables } from './product.entity.ts';
import { anyOf } from './product.repository.ts';

const tablesOf = (em: EntityManager) => em.getKysely<ProductTables & OptionTables>();

/** The sizes of a product and the ids of its groups, in order. */
export interface Choices {
  sizes: MenuSize[];
  groupIds: string[];
}

/** The choices of a new product. */
export const NO_CHOICES: Choices = { sizes: [], groupIds: [] };

/** The price of the cheapest size; null without sizes. */
export const cheapest = ({ sizes }: Choices): number | null =>
  sizes.length > 0 ? Math.min(...sizes.map(({ price }) => price)) : null;

/** The choices of products, by id: one statement. */
export async function choicesOf(
  em: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, Choices>> {
  const rows = await withChoices(em).where('p.id', '=', anyOf(productIds)).execute();
  return new Map(rows.map(({ id, ...choices }) => [id, choices]));
}

const withChoices = (em: EntityManager) =>
  tablesOf(em)
    .selectFrom('products as p')
    .select(({ ref }) => [
      'p.id',
      sizesOf(ref('p.id')).as('sizes'),
      groupIdsOf(ref('p.id'), null).as('groupIds'),
    ]);

/** A product with its choices, to be changed: one statement. null for an unknown one. */
export async function findWithChoices(
  em: EntityManager,
  id: string,
): Promise<{ product: Product; choices: Choices } | null> {
  const row = await withChoices(em).selectAll('p').where('p.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { sizes, groupIds, ...columns } = row;
  return { product: em.map(Product, columns), choices: { sizes, groupIds } };
}

/** Replaces the sizes of a product and its groups. The ids of sizes are new ones or those of this product. */
export async function writeChoices(
  em: EntityManager,
  { id: productId, restaurantId }: { id: string; restaurantId: string },
  { sizes, groupIds }: Choices,
): Promise<void> {
  const tables = tablesOf(em);
  await tables.deleteFrom('option_group_uses').where('product_id', '=', productId).execute();
  await tables
    .deleteFrom('product_sizes')
    .where('product_id', '=', productId)
    .where(({ not, eb }) => not(eb('id', '=', anyOf(sizes.map(({ id }) => id)))))
    .execute();
  if (sizes.length > 0)
    await tables
      .insertInto('product_sizes')
      .values(
        sizes.map(({ id, name, price }, position) => ({ id, product_id: productId, name, price, position })),
      )
      .onConflict((size) =>
        size.column('id').doUpdateSet(({ ref }) => ({
          name: ref('excluded.name'),
          price: ref('excluded.price'),
          position: ref('excluded.position'),
        })),
      )
      .execute();
  const lists = [
    { sizeId: null, ids: groupIds },
    ...sizes.map((size) => ({ sizeId: size.id, ids: size.groupIds })),
  ];
  const uses = lists.flatMap(({ sizeId, ids }) =>
    ids.map((groupId, position) => ({
      id: newId(),
      restaurant_id: restaurantId,
      group_id: groupId,
      product_id: productId,
      size_id: sizeId,
      position,
    })),
  );
  if (uses.length > 0) await tables.insertInto('option_group_uses').values(uses).execute();
}

/** Option groups with their options, as their owners see them. */
export const groupsWithOptions = (em: EntityManager) =>
  tablesOf(em)
    .selectFrom('option_groups as g')
    .select([
      'g.id',
      'g.restaurant_id as restaurantId',
      'g.name',
      'g.min_choices as min',
      'g.max_choices as max',
    ])
    .select((eb) => [
      eb
        .selectFrom('option_group_uses as used')
        .select(({ fn, cast }) => cast<number>(fn.count('used.product_id').distinct(), 'integer').as('count'))
        .whereRef('used.group_id', '=', 'g.id')
        .$asScalar()
        .$notNull()
        .as('usedBy'),
      jsonArrayFrom(
        eb
          .selectFrom('menu_options as t')
          .leftJoin(usersForNames(em), 'u.id', 't.allergens_confirmed_by')
          .select(['t.id', 't.name', 't.price', 't.max_quantity as maxQuantity', 't.is_default as isDefault'])
          .select([...FACTS, 'u.name as confirmedBy'])
          .whereRef('t.group_id', '=', 'g.id')
          .orderBy('t.position')
          .orderBy('t.id'),
      ).as('options'),
    ]);

type GroupRow = InferResult<ReturnType<typeof groupsWithOptions>>[number];

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** An option group as its owner sees it; `usedBy` is a number of products. */
export const toGroupView = ({ options, ...group }: GroupRow) => ({
  ...group,
  options: options.map((option) => ({
    ...option,
    soldOutUntil: dateOf(option.soldOutUntil),
    allergensConfirmedAt: dateOf(option.allergensConfirmedAt),
  })),
});
export type GroupView = ReturnType<typeof toGroupView>;
export type OptionView = GroupView['options'][number];

/** An option group by its id; undefined for an unknown one. */
export async function findGroup(em: EntityManager, id: string): Promise<GroupView | undefined> {
  const row = await groupsWithOptions(em).where('g.id', '=', id).executeTakeFirst();
  return row && toGroupView(row);
}

/** Those of the ids that are groups of a restaurant. */
export async function knownGroups(
  em: EntityManager,
  restaurantId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tablesOf(em)
    .selectFrom('option_groups')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', anyOf(ids.filter(isUuid)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The number of groups of a restaurant. */
export async function countGroups(em: EntityManager, restaurantId: string): Promise<number> {
  const { count } = await tablesOf(em)
    .selectFrom('option_groups')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes options of a group that are not in the list. */
export async function deleteOtherOptions(
  em: EntityManager,
  groupId: string,
  ids: readonly string[],
): Promise<void> {
  await tablesOf(em)
    .deleteFrom('menu_options')
    .where('group_id', '=', groupId)
    .where(({ not, eb }) => not(eb('id', '=', anyOf(ids))))
    .execute();
}

/** Deletes a group, and marks the products that had it for another look at their allergens. False for an unknown group. */
export async function deleteGroup(em: EntityManager, id: string): Promise<boolean> {
  await markUsers(em, id);
  const { numDeletedRows } = await tablesOf(em)
    .deleteFrom('option_groups')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const markUsers = (em: EntityManager, groupId: string) =>
  tablesOf(em)
    .updateTable('products')
    .set({ allergens_check_again: true, updated_at: sql<Date>`now()` })
    .where('allergens_confirmed_at', 'is not', null)
    .where('id', 'in', (eb) =>
      eb.selectFrom('option_group_uses').select('product_id').where('group_id', '=', groupId),
    )
    .execute();

/** The restaurant of a group, for `RestaurantChanges`. No restaurant for a text that is not a uuid. */
export const restaurantOfGroup = (id: string): RestaurantKey =>
  isUuid(id)
    ? (em) =>
        tablesOf(em).selectFrom('option_groups').select('restaurant_id').where('id', '=', id).$asScalar()
    : id;
