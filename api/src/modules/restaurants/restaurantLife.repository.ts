import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { RestaurantTables } from './restaurant.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<RestaurantTables>();

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Ends free trials that are over, at most `limit`; sites that are being changed wait for the next run. Returns the ids. */
export async function endFreeTrials(em: SqlEntityManager, now: Date, limit: number): Promise<string[]> {
  const ended = await tablesOf(em)
    .updateTable('restaurants as r')
    .from((eb) =>
      eb
        .selectFrom('restaurants')
        .select('id')
        .where('status', '=', 'trialing')
        .where('package', '=', 'FREE')
        .where('trial_ends_at', '<=', now)
        .orderBy('trial_ends_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ status: 'trial_expired', updated_at: now })
    .whereRef('r.id', '=', 'due.id')
    .returning('r.id')
    .execute();
  return idsOf(ended);
}

/** Stores when the paid plan of a site ended, unless a time is stored already. */
export async function notePlanEnd(em: SqlEntityManager, restaurantId: string, now: Date): Promise<void> {
  await tablesOf(em)
    .updateTable('restaurants')
    .set({ plan_ended_at: now })
    .where('id', '=', restaurantId)
    .where('plan_ended_at', 'is', null)
    .execute();
}

/** Forgets the end of an earlier plan: the next end has its own time. */
export async function forgetPlanEnd(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await tablesOf(em)
    .updateTable('restaurants')
    .set({ plan_ended_at: null })
    .where('id', '=', restaurantId)
    .execute();
}

/** Locks previews made by `madeBefore`, oldest first, at most `limit`. Previews that are being claimed or changed are skipped. */
export async function lockOldPreviews(
  em: SqlEntityManager,
  madeBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('status', '=', 'unclaimed')
    .where('created_at', '<=', madeBefore)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return idsOf(rows);
}

/** Removes previews that were made by `madeBefore`, never a claimed site. Returns the slugs of what was removed. */
export async function removePreviews(
  em: SqlEntityManager,
  ids: readonly string[],
  madeBefore: Date,
): Promise<string[]> {
  const removed = await tablesOf(em)
    .deleteFrom('restaurants')
    .where('id', 'in', ids)
    .where('status', '=', 'unclaimed')
    .where('owner_id', 'is', null)
    .where('created_at', '<=', madeBefore)
    .returning('slug')
    .execute();
  return removed.map(({ slug }) => slug);
}

/** Restaurants that take orders for now only while a board is open, as the table `r` of another module's statement. */
export const restaurantsWithBoardWatch = (em: SqlEntityManager) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['id', 'ordering', 'time_zone', 'is_active', 'suspended_at'])
    .select(['package', 'status', 'past_due_since'])
    // As in the index of the table.
    .where(sql<boolean>`ordering ->> 'onlyWhileBoardOpen' = 'true'`)
    .as('r');

/** Locks a restaurant until the transaction ends. Orders can still refer to it. */
export async function lockRestaurant(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', restaurantId)
    .forNoKeyUpdate()
    .execute();
}

/** Stores since when orders for now pause because no board is open; null: they do not. The caller publishes the site. */
export async function storeUnattended(
  em: SqlEntityManager,
  restaurantId: string,
  since: Date | null,
): Promise<void> {
  const change = JSON.stringify({ unattendedSince: since });
  await tablesOf(em)
    .updateTable('restaurants')
    .set({ ordering: sql`ordering || ${change}::jsonb` })
    .where('id', '=', restaurantId)
    .execute();
}

/** The name of a restaurant, and since when orders for now pause because no board is open; undefined for an unknown one. */
export const unattendedSite = (em: SqlEntityManager, restaurantId: string) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['name', 'slug', 'time_zone as timeZone', 'ordering'])
    .where('id', '=', restaurantId)
    .executeTakeFirst();
