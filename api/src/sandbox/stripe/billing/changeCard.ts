import { newPaymentMethod } from '../objects/newPaymentMethod.ts';
import type { World } from '../world.ts';
import type { CardEntry } from './card.rules.ts';

/** Makes a card the one that is charged for everything a customer has. */
export function changeCard(world: World, customerId: string, card: CardEntry): void {
  const customer = world.customer(customerId);
  const method = newPaymentMethod(card, customerId, customer.email, world.now());
  world.ledger.put('paymentMethod', method);
  world.saveCustomer({
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of world.ledger.all('subscription'))
    if (subscription.customer === customerId && subscription.status !== 'canceled')
      world.saveSubscription({ ...subscription, default_payment_method: method.id });
}
