import { z } from 'zod';
import { firstItem } from '../billing/subscription.ts';
import { invalidRequest, missingObject } from '../stripeRefusal.ts';
import type { WirePrice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { natural, text } from './endpoint.ts';

/** `items` of a subscription change. */
export const itemsParam = z
  .array(
    z.strictObject({
      id: text.optional(),
      price: text.optional(),
      quantity: natural.refine((value) => value >= 1, 'must be at least 1').optional(),
    }),
  )
  .length(1, 'a subscription has one item in this sandbox')
  .optional();

/** The requested price and quantity. `path` is the position of the items in the request. */
export function itemChange(
  world: World,
  subscription: WireSubscription,
  items: z.output<typeof itemsParam>,
  path = 'items',
): { price?: WirePrice; quantity?: number } {
  const [sent] = items ?? [];
  if (!sent) return {};
  if (sent.id === undefined)
    throw invalidRequest(
      `Without ${path}[0][id] Stripe would add a second item to the subscription; this sandbox keeps to one.`,
      { code: 'parameter_missing', param: `${path}[0][id]` },
    );
  if (sent.id !== firstItem(subscription).id)
    throw missingObject('subscription item', sent.id, `${path}[0][id]`);
  const quantity = sent.quantity === undefined ? {} : { quantity: sent.quantity };
  if (sent.price === undefined) return quantity;
  const price = world.ledger.get('price', sent.price);
  if (!price) throw missingObject('price', sent.price, `${path}[0][price]`);
  if (!price.active && price.id !== firstItem(subscription).price.id)
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      code: 'price_inactive',
      param: `${path}[0][price]`,
    });
  return { price, ...quantity };
}
