import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { Service } from './service.entity.ts';

export const PRICE_INTERVALS = ['week', 'month', 'year'] as const;
export type PriceInterval = (typeof PRICE_INTERVALS)[number];

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  uniques: [{ properties: ['service', 'interval'] }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    service: () => p.manyToOne(Service).deleteRule('cascade').ref(),
    interval: p.enum(PRICE_INTERVALS),
    /** Pence an interval. */
    unitAmount: p.integer(),
    stripePriceId: p.string().nullable(),
  },
});

/** What a plan costs for one billing interval. */
export class Price extends PriceSchema.class {}

PriceSchema.setClass(Price);
