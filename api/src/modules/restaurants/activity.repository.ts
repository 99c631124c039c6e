import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { newId } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { usersForMails } from '../accounts/account.repository.ts';
import { Activity, type ActivityKind, type ActivityTables } from './activity.entity.ts';
import type { MemberTables } from './member.entity.ts';
import type { RestaurantTables } from './restaurant.entity.ts';
import { idsOfOwner } from './restaurant.repository.ts';

const tablesOf = (em: EntityManager) => em.getKysely<ActivityTables & MemberTables & RestaurantTables>();

/** How long entries of the activity log are kept. */
const KEPT = sql`interval '12 months'`;

/** What somebody did with a restaurant. */
interface NewActivity {
  restaurantId: string;
  /** Null for a link in an order mail, and for what happened by itself. */
  userId: string | null;
  /** Whether Forkfront did it by itself; false by default. */
  isAutomatic?: boolean;
  kind: ActivityKind;
  /** At most 600 characters. */
  detail?: string;
}

/** Writes an entry of the activity log in the transaction of what it records. */
export async function recordActivity(
  em: EntityManager,
  { restaurantId, userId, isAutomatic = false, kind, detail }: NewActivity,
): Promise<void> {
  await tablesOf(em)
    .insertInto('restaurant_activities')
    .values({
      id: newId(),
      restaurant_id: restaurantId,
      user_id: userId,
      is_automatic: isAutomatic,
      kind,
      detail: detail ?? null,
      at: sql<Date>`now()`,
    })
    .execute();
}

/** A page of the activity log of a restaurant, newest first, with the names of the people. The caller checks the permission. */
export const listActivities = (
  em: EntityManager,
  restaurantId: string,
  page: PageRequest,
): Promise<Cursor<Activity>> =>
  em.findByCursor<Activity, string>(Activity, {
    where: { restaurant: restaurantId },
    orderBy: { id: 'desc' },
    populate: ['user'],
    ...page,
  });

/** What a person did with restaurants, and what others did with the person's own ones, for the download of the account. */
export const activitiesOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('restaurant_activities as a')
    .innerJoin('restaurants as r', 'r.id', 'a.restaurant_id')
    .select(['r.slug as site', 'a.kind', 'a.detail', 'a.at'])
    .select(({ eb }) => eb('a.user_id', '=', userId).$castTo<boolean | null>().as('isOwnAction'))
    .where(({ eb, or }) => or([eb('a.user_id', '=', userId), eb('r.owner_id', '=', userId)]))
    .orderBy('a.id')
    .execute();

/** Removes the logs of a person's own restaurants, and the person's addresses from those of others. */
export async function removeActivitiesOf(em: EntityManager, userId: string): Promise<void> {
  await tablesOf(em)
    .deleteFrom('restaurant_activities')
    .where('restaurant_id', 'in', idsOfOwner(em, userId))
    .execute();
  const addresses = tablesOf(em)
    .selectFrom(usersForMails(em))
    .select('u.email')
    .where('u.id', '=', userId)
    .union(tablesOf(em).selectFrom('restaurant_members').select('email').where('user_id', '=', userId));
  await tablesOf(em)
    .updateTable('restaurant_activities')
    .set({ detail: null })
    // The address is the first word of a detail, or what another one was changed to.
    .where(({ eb, or }) =>
      or([
        eb(sql<string>`split_part(detail, ', ', 1)`, 'in', addresses),
        eb(sql<string>`split_part(detail, ', now ', 2)`, 'in', addresses),
      ]),
    )
    .execute();
}

/** Removes the entries that are too old. */
export async function removeOldActivities(em: EntityManager): Promise<void> {
  await tablesOf(em)
    .deleteFrom('restaurant_activities')
    .where('at', '<', sql<Date>`now() - ${KEPT}`)
    .execute();
}
