import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { waitingOrders } from '../orders/orderReport.repository.ts';
import { usesIn } from '../promotions/promotion.repository.ts';
import type { ReportItemKind, ReportTables } from './report.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<ReportTables>();

/** The days of a report; both are part of it. */
export interface ReportDays {
  /** As `2026-11-20`. */
  from: string;
  to: string;
}

const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;

/**
 * The counts of a span of days: one row for each day, for each hour, for each fulfilment, and one for all together. The columns
 * that a row does not distinguish are null.
 */
export const readCounts = (em: EntityManager, restaurantId: string, { from, to }: ReportDays) =>
  tablesOf(em)
    .selectFrom('report_hours')
    .select((eb) => [
      sql<string | null>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      eb.ref('hour').$castTo<number | null>().as('hour'),
      eb.ref('fulfilment').$castTo<'COLLECTION' | 'DELIVERY' | null>().as('fulfilment'),
    ])
    .select([sum('orders').as('orders'), sum('value').as('value')])
    .select([sum('reduced_value').as('reducedValue'), sum('zero_value').as('zeroValue')])
    .select([sum('rejected').as('rejected'), sum('expired').as('expired'), sum('cancelled').as('cancelled')])
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(sql`grouping sets ((day), (hour), (fulfilment), ())`)
    .orderBy('day')
    .orderBy('hour')
    .orderBy('fulfilment')
    .execute();

export type CountRow = Awaited<ReturnType<typeof readCounts>>[number];

/** The products or options that brought the most in a span of days. */
export const readItems = (
  em: EntityManager,
  restaurantId: string,
  { from, to }: ReportDays,
  kind: ReportItemKind,
  limit: number,
) =>
  tablesOf(em)
    .selectFrom('report_items')
    .select(['name', 'detail'])
    .select([sum('quantity').as('quantity'), sum('value').as('value')])
    .where('restaurant_id', '=', restaurantId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', kind)
    .groupBy(['item_id', 'name', 'detail'])
    .orderBy(sql`4 desc`)
    .orderBy(sql`3 desc`)
    .orderBy('name')
    .limit(limit)
    .execute();

/** The promotions that brought the most in a span of days of this time zone. */
export function readOffers(
  em: EntityManager,
  { restaurantId, timeZone }: { restaurantId: string; timeZone: string },
  { from, to }: ReportDays,
  limit: number,
) {
  const midnight = (day: ReturnType<typeof sql>) => sql<Date>`(${day})::timestamp at time zone ${timeZone}`;
  const days = { since: midnight(sql`${from}::date`), before: midnight(sql`${to}::date + 1`) };
  return usesIn(em, restaurantId, days, waitingOrders(em, restaurantId), limit);
}

/** How many diners ordered for the first time in a span of days. */
export async function countNewDiners(
  em: EntityManager,
  restaurantId: string,
  { from, to }: ReportDays,
): Promise<number> {
  const { diners } = await tablesOf(em)
    .selectFrom('report_diners')
    .select(sql<number>`count(*)::int`.as('diners'))
    .where('restaurant_id', '=', restaurantId)
    .where('first_day', '>=', from)
    .where('first_day', '<=', to)
    .executeTakeFirstOrThrow();
  return diners;
}
