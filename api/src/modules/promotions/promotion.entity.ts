import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import { PROMOTION_KINDS, PROMOTION_LIMITS } from '@forkfront/common/promotion.ts';

const PromotionSchema = defineEntity({
  name: 'Promotion',
  tableName: 'promotions',
  // One open promotion for a code.
  indexes: [
    {
      name: 'promotions_restaurant_id_code_unique',
      expression:
        'create unique index promotions_restaurant_id_code_unique on promotions (restaurant_id, code) where ended_at is null',
    },
    { properties: ['restaurant', 'id'] },
  ],
  checks: [
    { name: 'promotions_name_check', expression: "name <> ''" },
    { name: 'promotions_code_check', expression: "code ~ '^[A-Z0-9]{3,20}$'" },
    { name: 'promotions_percent_check', expression: "(kind = 'PERCENT') = (percent is not null)" },
    { name: 'promotions_percent_range_check', expression: 'percent >= 1 and percent <= 100' },
    { name: 'promotions_amount_check', expression: "(kind = 'AMOUNT') = (amount is not null)" },
    { name: 'promotions_amount_range_check', expression: 'amount >= 1' },
    { name: 'promotions_cap_check', expression: "cap is null or (cap >= 1 and kind = 'PERCENT')" },
    { name: 'promotions_minimum_check', expression: 'minimum >= 0' },
    { name: 'promotions_days_check', expression: 'ends_on >= starts_on' },
    { name: 'promotions_use_limit_check', expression: 'use_limit >= 1' },
    { name: 'promotions_diner_limit_check', expression: 'diner_limit >= 1' },
    { name: 'promotions_uses_check', expression: 'uses >= 0' },
    {
      name: 'promotions_free_product_check',
      expression: "kind <> 'FREE_PRODUCT' or section_ids <> '[]' or product_ids <> '[]'",
    },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    /** See `PromotionTerms` for these fields. */
    name: p.string().length(PROMOTION_LIMITS.name),
    code: p.string().length(PROMOTION_LIMITS.code.max).nullable(),
    kind: p.enum(PROMOTION_KINDS),
    percent: p.smallint().nullable(),
    amount: p.integer().nullable(),
    cap: p.integer().nullable(),
    minimum: p.integer().default(0),
    startsOn: p.date().nullable(),
    endsOn: p.date().nullable(),
    periods: p
      .json<WeeklyPeriod[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    fulfilment: p.enum(FULFILMENTS).nullable(),
    /** Sections and products that were deleted stay here and match nothing. */
    sectionIds: p
      .json<string[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    productIds: p
      .json<string[]>()
      .defaultRaw(`'[]'`)
      .onCreate(() => []),
    isFirstOrder: p.boolean().default(false),
    useLimit: p.integer().nullable(),
    dinerLimit: p.integer().nullable(),
    /** Orders that use it; an order that ends without food gives its use back. */
    uses: p.integer().default(0),
    /** Since when its owner has it paused; null while it runs. */
    pausedAt: p.datetime().nullable(),
    /** When its owner ended it, for good; null before. */
    endedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

/** A promotion of a restaurant (spec §15). */
export class Promotion extends PromotionSchema.class {}

PromotionSchema.setClass(Promotion);

const PromotionUseSchema = defineEntity({
  name: 'PromotionUse',
  tableName: 'promotion_uses',
  indexes: [
    { properties: ['restaurant', 'usedAt'] },
    {
      name: 'promotion_uses_mailbox_unique',
      expression:
        'create unique index promotion_uses_mailbox_unique on promotion_uses (promotion_id, mailbox, mailbox_use)',
    },
    {
      name: 'promotion_uses_phone_unique',
      expression:
        'create unique index promotion_uses_phone_unique on promotion_uses (promotion_id, phone, phone_use)',
    },
  ],
  checks: [
    { name: 'promotion_uses_saving_check', expression: 'saving >= 0' },
    { name: 'promotion_uses_value_check', expression: 'value >= 0' },
    { name: 'promotion_uses_mailbox_use_check', expression: 'mailbox_use >= 1' },
    { name: 'promotion_uses_phone_use_check', expression: 'phone_use >= 1' },
  ],
  properties: {
    /** No foreign key, because orders know promotions; it is removed with the restaurant. */
    orderId: p.uuid().primary(),
    restaurant: () => p.manyToOne(Restaurant).deleteRule('cascade').ref(),
    promotion: () => p.manyToOne(Promotion).deleteRule('cascade').ref(),
    /** When the diner gets the order. */
    usedAt: p.datetime(),
    /** Pence that the diner saved. */
    saving: p.integer(),
    /** Pence that the diner paid. */
    value: p.integer(),
    /** Digests that tell diners apart; null when the diner’s data was removed. */
    mailbox: p.string().length(64).nullable(),
    phone: p.string().length(64).nullable(),
    /** Which use of this diner it is, from 1; null when it was given back. Two orders never have the same one. */
    mailboxUse: p.integer().nullable(),
    phoneUse: p.integer().nullable(),
    /** Whether the order ended without food, so that this use does not count. */
    isGivenBack: p.boolean().default(false),
  },
});

/** That an order uses a promotion. */
export class PromotionUse extends PromotionUseSchema.class {}

PromotionUseSchema.setClass(PromotionUse);

/** The tables of these entities, for typed SQL. */
export type PromotionTables = InferKyselyDB<typeof PromotionSchema | typeof PromotionUseSchema>;
