import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { MAX_REPORT_LENGTH } from '@forkfront/common/limits.ts';
import { REPORT_REASONS } from '@forkfront/common/siteReport.ts';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

const SiteReportSchema = defineEntity({
  name: 'SiteReport',
  tableName: 'site_reports',
  indexes: [{ properties: ['createdAt'] }],
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
  },
});

/** A visitor's report of a site that breaks our terms. */
export class SiteReport extends SiteReportSchema.class {}

SiteReportSchema.setClass(SiteReport);

/** The table of this entity, for typed SQL. */
export type SiteReportTables = InferKyselyDB<typeof SiteReportSchema>;
