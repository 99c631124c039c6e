import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { MAX_REPORT_LENGTH } from '@forkfront/common/limits.ts';
import { REPORT_REASONS } from '@forkfront/common/siteReport.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

/** Most characters of an operator's note about a report. */
export const REPORT_NOTE_LENGTH = 500;

const SiteReportSchema = defineEntity({
  name: 'SiteReport',
  tableName: 'site_reports',
  indexes: [
    { properties: ['createdAt', 'id'] },
    // The open reports, which operators look at first.
    {
      name: 'site_reports_open_index',
      expression:
        'create index "site_reports_open_index" on "site_reports" ("created_at", "id") where "settled_at" is null',
    },
  ],
  checks: [
    {
      name: 'site_reports_settled_check',
      expression:
        '(settled_at is null) = (settled_by is null) and (settled_at is null) = (settled_note is null)',
    },
  ],
  properties: {
    /** `reportId`: the same report has the same id. */
    id: p.uuid().primary(),
    /** The slug at that time; it may have changed since. */
    slug: p.string().length(63),
    restaurantId: p.uuid(),
    reason: p.enum(REPORT_REASONS),
    /** Empty without details. */
    text: p.string().length(MAX_REPORT_LENGTH),
    /** null when the visitor left none. */
    email: p.string().length(EMAIL_LENGTH).nullable(),
    createdAt: p.datetime(),
    /** When an operator settled it; null while it is open. */
    settledAt: p.datetime().nullable(),
    /** Address of that operator. */
    settledBy: p.string().length(EMAIL_LENGTH).nullable(),
    /** What the operator wrote about it. */
    settledNote: p.string().length(REPORT_NOTE_LENGTH).nullable(),
  },
});

/** A visitor's report of a site that breaks our terms. */
export class SiteReport extends SiteReportSchema.class {}

SiteReportSchema.setClass(SiteReport);

/** The table of this entity, for typed SQL. */
export type SiteReportTables = InferKyselyDB<typeof SiteReportSchema>;
