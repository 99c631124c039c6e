import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';

/** One line of a plan's feature list (spec §2, package card). */
export interface Feature {
  header: string | null;
  isEmphasis: boolean;
  text: string;
  tooltip: string | null;
}

const ServiceSchema = defineEntity({
  name: 'Service',
  tableName: 'services',
  checks: [
    { name: 'services_order_limit_check', expression: 'order_limit >= 0' },
    { name: 'services_staff_limit_check', expression: 'staff_limit >= 0' },
    { name: 'services_platforms_managed_check', expression: 'platforms_managed >= 0' },
    { name: 'services_posts_per_week_check', expression: 'posts_per_week >= 0' },
    { name: 'services_ad_spend_included_check', expression: 'ad_spend_included >= 0' },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** Stable key of the seed file, e.g. `restaurant-gold`. */
    key: p.string().unique(),
    name: p.string(),
    subtitle: p.string().nullable(),
    imageUrl: p.string().nullable(),
    /** Shown with planned prices; not on sale. */
    isComing: p.boolean().default(false),
    features: p.json<Feature[]>(),
    orderLimit: p.integer().nullable(),
    staffLimit: p.integer().nullable(),
    platformsManaged: p.integer().nullable(),
    postsPerWeek: p.integer().nullable(),
    /** Pence per month. */
    adSpendIncluded: p.integer().nullable(),
  },
});

/** A plan; the specification calls it a service (§3). */
export class Service extends ServiceSchema.class {}

ServiceSchema.setClass(Service);

export const PRICE_INTERVALS = ['week', 'month', 'year'] as const;
export type PriceInterval = (typeof PRICE_INTERVALS)[number];

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  uniques: [{ properties: ['service', 'interval'] }],
  checks: [{ name: 'prices_unit_amount_check', expression: 'unit_amount >= 0' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    service: () => p.manyToOne(Service).deleteRule('cascade').ref(),
    interval: p.enum(PRICE_INTERVALS),
    /** Pence per interval. */
    unitAmount: p.integer(),
    stripePriceId: p.string().nullable(),
  },
});

/** The price of a plan for one billing interval. */
export class Price extends PriceSchema.class {}

PriceSchema.setClass(Price);

/** The tables of these entities, for typed SQL. */
export type CatalogueTables = InferKyselyDB<typeof ServiceSchema | typeof PriceSchema>;
