import type { Stripe } from 'stripe';
import type { CataloguePlan, MirroredPrice, PaymentsGateway } from './payments.gateway.ts';
import { asPaymentsFailure } from './stripeClient.ts';

/** The metadata key of a plan on a product or price. */
export const PLAN_KEY = 'planKey';

const CURRENCY = 'gbp';

/**
 * Products are found by the key in their metadata, prices by their lookup key (`restaurant-gold-month`). The amount of
 * a price never changes: a new price takes over the lookup key, and the old one is archived but stays valid for its
 * payers.
 */
export const stripeCatalogue = (stripe: Stripe): Pick<PaymentsGateway, 'mirrorCatalogue'> => ({
  mirrorCatalogue: (plans) =>
    asPaymentsFailure(async () => {
      const products = new Map<string, Stripe.Product>();
      for await (const product of stripe.products.list({ active: true, limit: 100 })) {
        const key = product.metadata[PLAN_KEY];
        if (key !== undefined) products.set(key, product);
      }
      const prices = new Map<string, Stripe.Price>();
      for await (const price of stripe.prices.list({ active: true, limit: 100 }))
        if (price.lookup_key !== null) prices.set(price.lookup_key, price);
      const mirrored: MirroredPrice[] = [];
      for (const plan of plans) {
        const product = await mirrorProduct(stripe, plan, products.get(plan.key));
        for (const price of plan.prices) {
          const known = prices.get(lookupKey(plan.key, price.interval));
          const priceId = await mirrorPrice(stripe, plan.key, product, price, known);
          mirrored.push({ planKey: plan.key, interval: price.interval, priceId });
        }
      }
      return mirrored;
    }),
});

async function mirrorProduct(
  stripe: Stripe,
  { key, name }: CataloguePlan,
  known: Stripe.Product | undefined,
): Promise<string> {
  if (!known) {
    const made = await stripe.products.create({ name, metadata: { [PLAN_KEY]: key } });
    return made.id;
  }
  if (known.name !== name) await stripe.products.update(known.id, { name });
  return known.id;
}

async function mirrorPrice(
  stripe: Stripe,
  planKey: string,
  product: string,
  { interval, unitAmount }: CataloguePlan['prices'][number],
  known: Stripe.Price | undefined,
): Promise<string> {
  if (known && isSame(known, product, unitAmount)) return known.id;
  const made = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: unitAmount,
    recurring: { interval },
    lookup_key: lookupKey(planKey, interval),
    transfer_lookup_key: true,
    metadata: { [PLAN_KEY]: planKey },
  });
  if (known) await stripe.prices.update(known.id, { active: false });
  return made.id;
}

const isSame = (price: Stripe.Price, product: string, unitAmount: number): boolean =>
  price.unit_amount === unitAmount && price.currency === CURRENCY && price.product === product;

const lookupKey = (planKey: string, interval: string): string => `${planKey}-${interval}`;
