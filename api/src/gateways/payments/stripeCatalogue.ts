import type { Stripe } from 'stripe';
import type { CataloguePlan, MirroredPrice, PaymentsGateway } from './payments.gateway.ts';

/** The metadata key of a plan on a product or price. */
export const PLAN_KEY = 'planKey';

const CURRENCY = 'gbp';

/**
 * Products are found by the key in their metadata, prices by their lookup key (`restaurant-gold-month`). The amount of
 * a price never changes: a new price takes over the lookup key, and the old one is archived but stays valid for its
 * payers.
 */
export const stripeCatalogue = (stripe: Stripe): Pick<PaymentsGateway, 'mirrorCatalogue'> => ({
  async mirrorCatalogue(plans) {
    const products = new Map<string | undefined, Stripe.Product>();
    for await (const product of stripe.products.list({ active: true, limit: 100 }))
      products.set(product.metadata[PLAN_KEY], product);
    const prices = new Map<string | null, Stripe.Price>();
    for await (const price of stripe.prices.list({ active: true, limit: 100 }))
      prices.set(price.lookup_key, price);
    const mirrored: MirroredPrice[] = [];
    for (const plan of plans) {
      const product = await mirrorProduct(stripe, plan, products.get(plan.key));
      for (const { interval, unitAmount } of plan.prices) {
        const lookupKey = `${plan.key}-${interval}`;
        const sold = { planKey: plan.key, interval, unitAmount };
        const priceId = await mirrorPrice(stripe, product, lookupKey, sold, prices.get(lookupKey));
        mirrored.push({ ...sold, priceId });
      }
    }
    return mirrored;
  },
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
  product: string,
  lookupKey: string,
  { planKey, interval, unitAmount }: Omit<MirroredPrice, 'priceId'>,
  known: Stripe.Price | undefined,
): Promise<string> {
  if (known?.unit_amount === unitAmount && known.currency === CURRENCY && known.product === product)
    return known.id;
  const made = await stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: unitAmount,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    metadata: { [PLAN_KEY]: planKey },
  });
  if (known) await stripe.prices.update(known.id, { active: false });
  return made.id;
}
