import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { defineEntity, p, ref } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { wordsSql } from '../../lib/wordSearch.ts';
import { User } from '../accounts/account.entity.ts';
import type { OrderingSettings } from '@forkfront/common/ordering.ts';
import { PACKAGE_TIERS, SUBSCRIPTION_STATUSES } from '@forkfront/common/plan.ts';
import { THEMES } from '@forkfront/common/themes.ts';

/** SQL of the number of orders during the trial, which placing counts in a narrow row; `restaurant` is the alias of its table. */
export const trialOrderCountOf = (restaurant: { toString(): string }): string =>
  `coalesce((select c.trial_count from order_counters c where c.restaurant_id = ${restaurant.toString()}.id), 0)`;

/** SQL of the words of a site's name and slug, which have an index. `table`: the alias of the table with a dot, or nothing. */
export const siteWords = (table = ''): string => wordsSql(`${table}"name"`, `${table}"slug"`);

const RestaurantSchema = defineEntity({
  name: 'Restaurant',
  tableName: 'restaurants',
  indexes: [
    { properties: ['owner', 'id'] },
    { properties: ['logoKey'], where: { logoKey: { $ne: null } } },
    { properties: ['coverImageKey'], where: { coverImageKey: { $ne: null } } },
    // For the jobs that look for sites whose time is over.
    { properties: ['createdAt'], where: { status: 'unclaimed' } },
    { properties: ['trialEndsAt'], where: { status: 'trialing' } },
    { properties: ['pastDueSince'], where: { status: 'past_due' } },
    { properties: ['planEndedAt'], where: { planEndedAt: { $ne: null } } },
    {
      name: 'restaurants_words_index',
      expression: `create index "restaurants_words_index" on "restaurants" using gin (${siteWords()})`,
    },
    {
      name: 'restaurants_opens_without_hours_index',
      expression: `create index "restaurants_opens_without_hours_index" on "restaurants" ("id") where "ordering" ->> 'opensWithoutHours' = 'true'`,
    },
    {
      name: 'restaurants_only_while_board_open_index',
      expression: `create index "restaurants_only_while_board_open_index" on "restaurants" ("id") where "ordering" ->> 'onlyWhileBoardOpen' = 'true'`,
    },
  ],
  checks: [
    { name: 'restaurants_name_check', expression: "name <> ''" },
    { name: 'restaurants_brand_primary_check', expression: "brand_primary ~ '^#[0-9a-fA-F]{6}$'" },
    { name: 'restaurants_brand_secondary_check', expression: "brand_secondary ~ '^#[0-9a-fA-F]{6}$'" },
    { name: 'restaurants_ordering_check', expression: "jsonb_typeof(ordering) = 'object'" },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** null for an unclaimed site. */
    owner: () => p.manyToOne(User).nullable().ref(),
    name: p.string().length(SITE_LENGTHS.name),
    tagline: p.string().length(SITE_LENGTHS.tagline).nullable(),
    slug: p.string().length(63).unique(),
    isActive: p.boolean().default(true),
    /** Key of the stored picture. */
    logoKey: p.string().nullable(),
    coverImageKey: p.string().nullable(),
    theme: p.enum(THEMES),
    /** #rrggbb. */
    brandPrimary: p.string().length(7),
    brandSecondary: p.string().length(7),
    phone: p.string().length(SITE_LENGTHS.phone).nullable(),
    addressLine: p.string().length(SITE_LENGTHS.address).nullable(),
    /** As written, several lines. */
    openingHours: p.string().length(SITE_LENGTHS.openingHours).nullable(),
    /** About the restaurant, several lines. */
    aboutText: p.string().length(SITE_LENGTHS.about).nullable(),
    /** The trader behind the site; null: its name is that of the restaurant. */
    companyName: p.string().length(SITE_LENGTHS.companyName).nullable(),
    companyNumber: p.string().length(8).nullable(),
    vatNumber: p.string().length(14).nullable(),
    /** The restaurant's page at the Food Standards Agency. */
    hygieneUrl: p.string().length(SITE_LENGTHS.hygieneUrl).nullable(),
    /** What the owner has set; `ORDERING_DEFAULTS` has the rest. */
    ordering: p
      .json<Partial<OrderingSettings>>()
      .defaultRaw(`'{}'`)
      .onCreate(() => ({})),
    /** Address for orders, to which diners may write too; null: the owner's address. */
    orderEmail: p.string().length(EMAIL_LENGTH).nullable(),
    /** The `orderEmail` that was confirmed; another `orderEmail` gets no orders yet. */
    confirmedOrderEmail: p.string().length(EMAIL_LENGTH).nullable(),
    /** A demo restaurant: it answers orders automatically and sends no mails. */
    isDemo: p.boolean().default(false),
    /** IANA name. */
    timeZone: p.string().default('Europe/London'),
    package: p.enum(PACKAGE_TIERS).default('FREE'),
    status: p.enum(SUBSCRIPTION_STATUSES).default('unclaimed'),
    trialEndsAt: p.datetime().nullable(),
    /** Start of the trial of a paid plan, which a site has once; null before. */
    trialUsedAt: p.datetime().nullable(),
    /** Since when a payment is due; set and cleared together with `past_due`. */
    pastDueSince: p.datetime().nullable(),
    /** When the last paid plan ended; null when none did. */
    planEndedAt: p.datetime().nullable(),
    /** The status that reopening restores; null unless archived. */
    statusBeforeArchive: p.enum(SUBSCRIPTION_STATUSES).nullable(),
    /** When our support took the site offline; null while it is online. Independent of `status`. */
    suspendedAt: p.datetime().nullable(),
    /** A sentence for the owner; null without one. */
    suspensionReason: p.string().length(500).nullable(),
    /** Number of orders during the trial, read with the site; 0 in a new object. */
    trialOrderCount: p
      .integer()
      .formula(trialOrderCountOf)
      .onCreate(() => 0),
    claimTokenHash: p.string().unique().nullable().hidden(),
    claimedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A restaurant with its site and plan. */
export class Restaurant extends RestaurantSchema.class {
  /**
   * Gives an unclaimed preview to its owner: the free 14-day trial starts, and the claim token is used up (states:
   * docs/architecture.md, "Site life").
   */
  claim(owner: User, now: Date, trialEndsAt: Date): void {
    if (this.status !== 'unclaimed')
      throw new Error(`Restaurant ${this.id} is ${this.status}, not unclaimed`);
    this.owner = ref(owner);
    this.status = 'trialing';
    this.trialEndsAt = trialEndsAt;
    this.claimedAt = now;
    this.claimTokenHash = null;
  }

  /** Closes the site and stores its status. Throws when it is closed. */
  archive(): void {
    if (this.status === 'archived') throw new Error(`Restaurant ${this.id} is archived already`);
    this.statusBeforeArchive = this.status;
    this.status = 'archived';
  }

  /**
   * Restores the status before the closing. A trial that has ended since is expired, and so is a site without a stored
   * status: it has the free plan.
   */
  reopen(now: Date): void {
    if (this.status !== 'archived') throw new Error(`Restaurant ${this.id} is ${this.status}, not archived`);
    const before = this.statusBeforeArchive ?? 'trial_expired';
    const isTrialOver = this.trialEndsAt != null && this.trialEndsAt <= now;
    this.status = before === 'trialing' && isTrialOver ? 'trial_expired' : before;
    this.statusBeforeArchive = null;
  }
}

RestaurantSchema.setClass(Restaurant);

/** The tables of these entities, for typed SQL. */
export type RestaurantTables = InferKyselyDB<typeof RestaurantSchema>;
