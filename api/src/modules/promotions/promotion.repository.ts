import type { Cursor, EntityManager, SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, sql } from 'kysely';
import { isUuid } from '../../lib/ids.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import { idsOfOwner, sitesOfOwner } from '../restaurants/restaurant.repository.ts';
import { Promotion, type PromotionTables } from './promotion.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<PromotionTables>();

/** The restaurant of a promotion, for a statement that locks it. An id that is no uuid has none. */
export const restaurantOfPromotion = (id: string) => (em: EntityManager) =>
  tablesOf(em)
    .selectFrom('promotions')
    .select('restaurant_id')
    .where('id', '=', isUuid(id) ? id : '00000000-0000-0000-0000-000000000000')
    .$asScalar()
    .$notNull();

/** A page of the promotions of a restaurant, newest first. The caller checks the permission. */
export const listPromotions = (
  em: EntityManager,
  restaurantId: string,
  page: PageRequest,
): Promise<Cursor<Promotion>> =>
  em.findByCursor<Promotion, string>(Promotion, {
    where: { restaurant: restaurantId },
    orderBy: { id: 'desc' },
    ...page,
  });

/** A promotion of a restaurant that a person may edit; null without the permission. */
export async function findPromotionFor(
  em: EntityManager,
  viewerId: string,
  id: string,
): Promise<Promotion | null> {
  if (!isUuid(id)) return null;
  const row = await tablesOf(em)
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', id)
    .where('restaurant_id', 'in', idsFor(em, viewerId, 'EDIT'))
    .executeTakeFirst();
  return row ? em.map(Promotion, row) : null;
}

/** What orders with these promotions brought and saved, without orders that ended without food. Pence. */
export const totalsOfUses = (em: SqlEntityManager, promotionIds: readonly string[]) =>
  tablesOf(em)
    .selectFrom('promotion_uses')
    .select(['promotion_id as promotionId'])
    .select([sql<number>`sum(value)::int`.as('value'), sql<number>`sum(saving)::int`.as('saving')])
    .where('promotion_id', 'in', promotionIds)
    .where('is_given_back', '=', false)
    .groupBy('promotion_id')
    .execute();

/**
 * The promotions that orders of a restaurant used in this time, the largest value first: at most `limit`. Orders that ended
 * without food do not count, and neither do the orders `waiting`. Pence.
 */
export const usesIn = (
  em: SqlEntityManager,
  restaurantId: string,
  { since, before }: { since: Expression<Date>; before: Expression<Date> },
  waiting: Expression<{ id: string }>,
  limit: number,
) =>
  tablesOf(em)
    .with('used', (db) =>
      db
        .selectFrom('promotion_uses as u')
        .select(['u.promotion_id', sql<number>`count(*)::int`.as('uses')])
        .select([
          sql<number>`sum(u.value)::float8`.as('value'),
          sql<number>`sum(u.saving)::float8`.as('saving'),
        ])
        .where('u.restaurant_id', '=', restaurantId)
        .where('u.used_at', '>=', since)
        .where('u.used_at', '<', before)
        .where('u.is_given_back', '=', false)
        .where(sql<boolean>`u.order_id not in (${waiting})`)
        .groupBy('u.promotion_id'),
    )
    .selectFrom('used')
    .innerJoin('promotions as p', 'p.id', 'used.promotion_id')
    .select(['p.name', 'p.code', 'used.uses', 'used.value', 'used.saving'])
    .orderBy('used.value', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute();

const promotionsOf = (em: SqlEntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom('promotions as p')
    .innerJoin(sitesOfOwner(em, ownerId), 'r.id', 'p.restaurant_id')
    .select(['r.slug as site', 'p.name', 'p.code', 'p.kind', 'p.percent', 'p.amount', 'p.cap', 'p.minimum'])
    .select([sql<string | null>`p.starts_on`.as('startsOn'), sql<string | null>`p.ends_on`.as('endsOn')])
    .select(['p.periods', 'p.fulfilment', 'p.is_first_order as isFirstOrder', 'p.use_limit as useLimit'])
    .select(['p.diner_limit as dinerLimit', 'p.uses', 'p.paused_at as pausedAt', 'p.ended_at as endedAt'])
    .select('p.created_at as createdAt')
    .orderBy('p.id')
    .execute();

async function removePromotionsOf(em: SqlEntityManager, ownerId: string): Promise<void> {
  await tablesOf(em).deleteFrom('promotions').where('restaurant_id', 'in', idsOfOwner(em, ownerId)).execute();
}

/** The promotions of a person's sites. They are removed with their uses; orders keep their copies. */
export const promotionAccountPart: AccountPart = {
  name: 'promotions',
  export: promotionsOf,
  remove: removePromotionsOf,
};
