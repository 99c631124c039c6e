import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { permittedDesks } from '../restaurants/restaurant.repository.ts';
import { restaurantsWithBoardWatch } from '../restaurants/restaurantLife.repository.ts';
import type { OpenBoardTables } from './openBoard.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<OpenBoardTables>();

/** How often the table is written, however many boards of a restaurant are open. */
const WRITE_EVERY_MS = 30_000;

/**
 * Notes that a board is open: one statement. Returns its restaurant, with when a board was open before; undefined for an unknown
 * restaurant, and without the permission.
 */
export const noteBoard = (em: EntityManager, viewerId: string, restaurantId: string, now: Date) =>
  tablesOf(em)
    .with('desk', () => permittedDesks(em, viewerId, restaurantId))
    .with('noted', (db) =>
      db
        .insertInto('open_boards')
        .columns(['restaurant_id', 'seen_at'])
        .expression((eb) =>
          eb.selectFrom('desk').select(['desk.id', sql<Date>`${now}::timestamptz`.as('seen_at')]),
        )
        .onConflict((conflict) =>
          conflict
            .column('restaurant_id')
            .doUpdateSet({ seen_at: now })
            .where('open_boards.seen_at', '<=', new Date(now.getTime() - WRITE_EVERY_MS)),
        ),
    )
    .selectFrom('desk')
    // The statement sees the table as it was before.
    .leftJoin('open_boards as b', 'b.restaurant_id', 'desk.id')
    .select(['desk.ordering', 'desk.package', 'desk.status', 'desk.pastDueSince'])
    .select('b.seen_at as seenBefore')
    .executeTakeFirst();

/** Restaurants that take orders for now only while a board is open, with when one was last open; only one with an `id`. */
export const watchedRestaurants = (em: EntityManager, id?: string) =>
  tablesOf(em)
    .selectFrom(restaurantsWithBoardWatch(em))
    .leftJoin('open_boards as b', 'b.restaurant_id', 'r.id')
    .select(['r.id', 'r.ordering', 'r.time_zone as timeZone', 'r.is_active as isActive'])
    .select(['r.suspended_at as suspendedAt', 'r.package', 'r.status', 'r.past_due_since as pastDueSince'])
    .select('b.seen_at as seenAt')
    .$if(id !== undefined, (some) => some.where('r.id', '=', id ?? ''))
    .execute();
