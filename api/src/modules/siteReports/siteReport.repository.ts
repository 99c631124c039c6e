import type { EntityManager } from '@mikro-orm/postgresql';
import type { SiteReport, SiteReportTables } from './siteReport.entity.ts';

/** Stores a report; false when it is stored already. */
export async function insertReport(
  em: EntityManager,
  { restaurantId, createdAt, ...report }: SiteReport,
): Promise<boolean> {
  const stored = await em
    .getKysely<SiteReportTables>()
    .insertInto('site_reports')
    .values({ ...report, restaurant_id: restaurantId, created_at: createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}
