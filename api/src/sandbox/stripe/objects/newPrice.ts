import { newStripeId } from '../newStripeId.ts';
import type { WirePrice } from './wire.ts';

export interface PriceInput {
  product: string;
  currency: string;
  /** Pence. */
  unit_amount: number;
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
  active: boolean;
  lookup_key: string | null;
  nickname: string | null;
  metadata: Record<string, string>;
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified';
}

/** `now` in seconds. */
export const newPrice = ({ interval, interval_count, ...input }: PriceInput, now: number): WirePrice => ({
  id: newStripeId('price'),
  object: 'price',
  ...input,
  billing_scheme: 'per_unit',
  created: now,
  custom_unit_amount: null,
  livemode: false,
  recurring: { interval, interval_count, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount_decimal: String(input.unit_amount),
});
