import type { Cursor, EntityManager } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { SiteReport, type SiteReportTables } from './siteReport.entity.ts';

/** Stores a report; false when it is stored already. */
export async function insertReport(
  em: EntityManager,
  { restaurantId, createdAt, ...report }: Omit<SiteReport, 'settledAt' | 'settledBy' | 'settledNote'>,
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

/** A page of the reports that are open, or settled: newest first. Only for operators. */
export const listReports = (
  em: EntityManager,
  isOpen: boolean,
  page: PageRequest,
): Promise<Cursor<SiteReport>> =>
  em.findByCursor<SiteReport, string>(SiteReport, {
    where: { settledAt: isOpen ? null : { $ne: null } },
    orderBy: { createdAt: 'desc', id: 'desc' },
    ...page,
  });

/** How many reports are open. Only for operators. */
export const countOpenReports = (em: EntityManager): Promise<number> =>
  em.count(SiteReport, { settledAt: null });

/** What settles a report. */
interface Settlement {
  at: Date;
  by: string;
  note: string;
}

/**
 * Settles an open report, or opens a settled one again (null). The report; null for an unknown one and for one that is in this state
 * already.
 */
export async function settleReport(
  em: EntityManager,
  id: string,
  settlement: Settlement | null,
): Promise<SiteReport | null> {
  const row = await em
    .getKysely<SiteReportTables>()
    .updateTable('site_reports')
    .set({
      settled_at: settlement?.at ?? null,
      settled_by: settlement?.by ?? null,
      settled_note: settlement?.note ?? null,
    })
    .where('id', '=', id)
    .where('settled_at', settlement ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return row ? em.map(SiteReport, row) : null;
}
