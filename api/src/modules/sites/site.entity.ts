import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { StoredDocument } from '@forkfront/common/siteDocument.ts';

const PublishedSiteSchema = defineEntity({
  name: 'PublishedSite',
  tableName: 'published_sites',
  indexes: [
    {
      name: 'published_sites_full_index',
      expression: `create index "published_sites_full_index" on "published_sites" ("restaurant_id") where (document ->> 'orderLimitReached') = 'true'`,
    },
  ],
  checks: [{ name: 'published_sites_version_check', expression: 'version >= 1' }],
  properties: {
    slug: p.string().length(63).primary(),
    /** The row is removed together with its restaurant. */
    restaurantId: p.uuid().unique(),
    /** Increases with every change that diners can see. */
    version: p.integer(),
    document: p.json<StoredDocument>(),
  },
});

/** Everything that diners can see of a site, in one row. Only `publishSite` writes it. */
export class PublishedSite extends PublishedSiteSchema.class {}

PublishedSiteSchema.setClass(PublishedSite);

const RetiredSlugSchema = defineEntity({
  name: 'RetiredSlug',
  tableName: 'retired_slugs',
  indexes: [{ properties: ['restaurantId'] }, { properties: ['freeAt'], where: { freeAt: { $ne: null } } }],
  properties: {
    slug: p.string().length(63).primary(),
    /** The restaurant to which visitors are redirected; null when it was removed (410). */
    restaurantId: p.uuid().nullable(),
    retiredAt: p.datetime(),
    /** When another site may take it; null: never while its restaurant exists. */
    freeAt: p.datetime().nullable(),
  },
});

/** A slug that a site had before. */
export class RetiredSlug extends RetiredSlugSchema.class {}

RetiredSlugSchema.setClass(RetiredSlug);

/** The tables of these entities, for typed SQL. */
export type SiteTables = InferKyselyDB<typeof PublishedSiteSchema | typeof RetiredSlugSchema>;
