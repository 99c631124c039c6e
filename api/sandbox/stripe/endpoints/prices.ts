import { z } from 'zod';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import { newStripeId, type WirePrice } from '../wire.ts';
import type { World } from '../world.ts';
import {
  endpoint,
  type Endpoint,
  pageOf,
  created,
  flag,
  isCreated,
  mergeMetadata,
  metadata,
  natural,
  nullable,
  paging,
  text,
} from './endpoint.ts';

interface PriceInput {
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
const newPrice = ({ interval, interval_count, ...input }: PriceInput, now: number): WirePrice => ({
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

const interval = z.enum(['day', 'week', 'month', 'year']);
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);
const LONGEST_DAYS = 3 * 366;
const DAYS = { day: 1, week: 7, month: 31, year: 366 };

const recurring = z
  .strictObject({
    interval,
    interval_count: natural.default(1),
    usage_type: z.literal('licensed').optional(),
  })
  .refine(
    ({ interval: unit, interval_count: count }) => count >= 1 && DAYS[unit] * count <= LONGEST_DAYS,
    'must be at least one and at most three years',
  );

export const priceEndpoints: Endpoint[] = [
  endpoint(
    'post',
    '/v1/prices',
    z.strictObject({
      product: text,
      currency: z.string().toLowerCase().pipe(z.literal('gbp', 'this sandbox has pounds only')),
      unit_amount: natural,
      recurring,
      active: flag.default(true),
      lookup_key: nullable.default(null),
      transfer_lookup_key: flag.default(false),
      nickname: nullable.default(null),
      metadata: metadata.optional(),
      tax_behavior: taxBehavior.default('unspecified'),
    }),
    (world, { recurring: cadence, transfer_lookup_key: transfer, metadata: labels, ...sent }) => {
      if (!world.ledger.get('product', sent.product)) throw missingObject('product', sent.product, 'product');
      claimLookupKey(world, sent.lookup_key, null, transfer);
      const { interval: unit, interval_count } = cadence;
      const price = newPrice(
        { ...sent, interval: unit, interval_count, metadata: mergeMetadata({}, labels) },
        world.now(),
      );
      world.ledger.put('price', price);
      return price;
    },
  ),
  endpoint('get', '/v1/prices/:id', z.strictObject({}), (world, _sent, id) => priceOf(world, id)),
  endpoint(
    'post',
    '/v1/prices/:id',
    z.strictObject({
      active: flag.optional(),
      lookup_key: nullable.optional(),
      transfer_lookup_key: flag.default(false),
      nickname: nullable.optional(),
      metadata: metadata.optional(),
      tax_behavior: taxBehavior.optional(),
    }),
    (world, sent, id) => {
      const before = priceOf(world, id);
      if (sent.lookup_key !== undefined) claimLookupKey(world, sent.lookup_key, id, sent.transfer_lookup_key);
      const price: WirePrice = {
        ...before,
        active: sent.active ?? before.active,
        lookup_key: sent.lookup_key === undefined ? before.lookup_key : sent.lookup_key,
        nickname: sent.nickname === undefined ? before.nickname : sent.nickname,
        metadata: mergeMetadata(before.metadata, sent.metadata),
        tax_behavior: sent.tax_behavior ?? before.tax_behavior,
      };
      world.ledger.put('price', price);
      return price;
    },
  ),
  endpoint(
    'get',
    '/v1/prices',
    z.strictObject({
      ...paging,
      active: flag.optional(),
      product: text.optional(),
      lookup_keys: z.array(text).max(10).optional(),
      currency: text.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
      recurring: z.strictObject({ interval: interval.optional() }).optional(),
      created,
    }),
    (
      world,
      { active, product, lookup_keys: keys, currency, type, recurring: cadence, created: when, ...page },
    ) =>
      pageOf(
        world.ledger
          .all('price')
          .filter((price) => active === undefined || price.active === active)
          .filter((price) => product === undefined || price.product === product)
          .filter((price) => !keys || (price.lookup_key !== null && keys.includes(price.lookup_key)))
          .filter((price) => currency === undefined || price.currency === currency)
          .filter((price) => type === undefined || price.type === type)
          .filter((price) => !cadence?.interval || price.recurring.interval === cadence.interval)
          .filter((price) => isCreated(price.created, when))
          .reverse(),
        page,
        '/v1/prices',
      ),
  ),
];

function priceOf(world: World, id: string): WirePrice {
  const price = world.ledger.get('price', id);
  if (!price) throw missingObject('price', id);
  return price;
}

/** A lookup key belongs to one price; it moves only on request. */
function claimLookupKey(world: World, key: string | null, id: string | null, transfer: boolean): void {
  const holder =
    key === null ? undefined : world.ledger.all('price').find((price) => price.lookup_key === key);
  if (!holder || holder.id === id) return;
  if (!transfer)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: 'resource_already_exists',
      param: 'lookup_key',
    });
  world.ledger.put('price', { ...holder, lookup_key: null });
}
