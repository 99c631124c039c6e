import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SITE_NOTICE_KINDS } from './siteNotice.rules.ts';

const SiteNoticeSchema = defineEntity({
  name: 'SiteNotice',
  tableName: 'site_notices',
  properties: {
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref().primary(),
    kind: p.enum(SITE_NOTICE_KINDS).primary(),
    /** The occasion, e.g. the end of the trial or the month. An owner gets one notice per occasion. */
    period: p.string().length(40).primary(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A notice that was sent to an owner about a site. */
export class SiteNotice extends SiteNoticeSchema.class {}

SiteNoticeSchema.setClass(SiteNotice);

/** The tables of these entities, for typed SQL. */
export type SiteLifeTables = InferKyselyDB<typeof SiteNoticeSchema>;
