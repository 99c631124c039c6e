import { defineEntity, p } from '@mikro-orm/core';
import type { SiteDocument } from './siteDocument.ts';

const PublishedSiteSchema = defineEntity({
  name: 'PublishedSite',
  tableName: 'published_sites',
  indexes: [
    {
      name: 'published_sites_full_index',
      expression: `create index "published_sites_full_index" on "published_sites" ("restaurant_id") where (document ->> 'orderLimitReached') = 'true'`,
    },
  ],
  properties: {
    slug: p.string().length(63).primary(),
    restaurantId: p.uuid().unique(),
    /** Rises with every change that a diner could notice. */
    version: p.integer(),
    document: p.json<SiteDocument>(),
  },
});

/** All that diners can see of a site, in one row. Written by `publishSite` alone. */
export class PublishedSite extends PublishedSiteSchema.class {}

PublishedSiteSchema.setClass(PublishedSite);
