import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

/** What diners can see of a site, as stored in `published_sites.document`. */
export interface SiteDocument {
  restaurantId: string;
  slug: string;
  name: string;
  tagline: string | null;
  isPreview: boolean;
  /** A made-up restaurant of ours; missing in documents that are older than this field. */
  isDemo?: boolean;
  acceptsOrders: boolean;
  /** All the orders of the month are taken; `acceptsOrders` is false then. */
  orderLimitReached: boolean;
  /** Closed by its owner: the site answers 410. */
  isArchived: boolean;
  /** Taken offline by our support: every address of the site answers 410. */
  isSuspended: boolean;
  theme: 'trattoria' | 'counter';
  /** #rrggbb. */
  brandPrimary: string;
  brandSecondary: string;
  logoKey: string | null;
  coverImageKey: string | null;
  phone: string | null;
  addressLine: string | null;
  sections: SiteSection[];
}

interface SiteSection {
  id: string;
  name: string;
  items: SiteItem[];
}

interface SiteItem {
  id: string;
  name: string;
  description: string;
  /** Pence. */
  price: number;
  imageKey: string | null;
  isAvailable: boolean;
  isPopular: boolean;
}

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
    /** Rises with every change that a diner could notice. */
    version: p.integer(),
    document: p.json<SiteDocument>(),
  },
});

/** All that diners can see of a site, in one row. Written by `publishSite` alone. */
export class PublishedSite extends PublishedSiteSchema.class {}

PublishedSiteSchema.setClass(PublishedSite);

const RetiredSlugSchema = defineEntity({
  name: 'RetiredSlug',
  tableName: 'retired_slugs',
  indexes: [{ properties: ['restaurantId'] }, { properties: ['freeAt'], where: { freeAt: { $ne: null } } }],
  properties: {
    slug: p.string().length(63).primary(),
    /** The restaurant whose present address visitors are sent to; null when it is gone (410). */
    restaurantId: p.uuid().nullable(),
    retiredAt: p.datetime(),
    /** When another site may take it; null: not while its restaurant exists. */
    freeAt: p.datetime().nullable(),
  },
});

/** An address a site had before. */
export class RetiredSlug extends RetiredSlugSchema.class {}

RetiredSlugSchema.setClass(RetiredSlug);

/** The tables of these entities, for typed SQL. */
export type SiteTables = InferKyselyDB<typeof PublishedSiteSchema | typeof RetiredSlugSchema>;
