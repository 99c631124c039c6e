import type { EntityManager } from '@mikro-orm/postgresql';
import { type InferResult, sql } from 'kysely';
import { ownTestOrders, realOrders } from '../orders/order.repository.ts';
import { availableDishes, picturedDishes } from '../products/product.repository.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import type { FirstStepsTables } from './firstSteps.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<FirstStepsTables>();

/** How far the sites with these ids are. The caller checks the owner. */
export const progressOf = (em: EntityManager, ids: readonly string[]) =>
  tablesOf(em)
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'r'>(sql`r(id)`))
    .leftJoin('first_steps as f', 'f.restaurant_id', 'r.id')
    .select((eb) => [
      'r.id',
      eb.exists(picturedDishes(em, eb.ref('r.id'))).as('hasDishPicture'),
      eb.exists(realOrders(em, eb.ref('r.id'))).as('hasOrder'),
      eb.exists(ownTestOrders(em, eb.ref('r.id'))).as('hasTestOrder'),
      eb.exists(availableDishes(em, eb.ref('r.id'))).as('hasDish'),
      eb.fn.coalesce('f.is_shared', sql<boolean>`false`).as('isShared'),
      eb.fn.coalesce('f.is_hidden', sql<boolean>`false`).as('isHidden'),
    ]);

/** How far a site is. `hasDish`: a dish can be ordered. */
export type Progress = InferResult<ReturnType<typeof progressOf>>[number];

/** What the owner tells; a missing value stays as it is. */
export interface FirstStepsChange {
  isShared?: boolean | undefined;
  isHidden?: boolean | undefined;
}

/** Stores what the owner tells. Returns false for an unknown site or that of another person. */
export async function changeFirstSteps(
  em: EntityManager,
  viewerId: string,
  restaurantId: string,
  { isShared, isHidden }: FirstStepsChange,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tablesOf(em)
    .insertInto('first_steps')
    .columns(['restaurant_id', 'is_shared', 'is_hidden'])
    .expression(
      idsFor(em, viewerId, 'EDIT')
        .where('permitted.id', '=', restaurantId)
        .select([
          sql<boolean>`${isShared ?? false}::boolean`.as('is_shared'),
          sql<boolean>`${isHidden ?? false}::boolean`.as('is_hidden'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.column('restaurant_id').doUpdateSet(({ ref }) => ({
        is_shared: isShared ?? ref('first_steps.is_shared'),
        is_hidden: isHidden ?? ref('first_steps.is_hidden'),
      })),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
