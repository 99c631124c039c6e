import type { CardEntry } from '../billing/card.rules.ts';
import type { OrderTerms, Owned } from '../records.ts';
import type { WireCheckoutSession } from '../wire.ts';
import type { World } from '../world.ts';
import { authorise } from './intents.ts';
import { newCharge, newIntent } from './newIntent.ts';
import { putOwned } from './owned.ts';

/** Pays an open page with a card that may be charged. */
export function payOrder(
  world: World,
  { account, object: session }: Owned<WireCheckoutSession>,
  terms: OrderTerms,
  payer: { card: CardEntry; email: string; name: string },
): WireCheckoutSession {
  const now = world.now();
  const intent = newIntent(session, terms, now);
  const paid = authorise(world, account, intent, newCharge(intent, payer, now));
  const complete: WireCheckoutSession = {
    ...session,
    customer_details: {
      address: null,
      business_name: null,
      email: payer.email,
      individual_name: payer.name,
      name: payer.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    payment_intent: paid.id,
    // An authorised payment counts as unpaid until it is captured.
    payment_status: paid.status === 'succeeded' ? 'paid' : 'unpaid',
    status: 'complete',
    url: null,
  };
  putOwned(world, 'orderPage', account, complete);
  world.announce('checkout.session.completed', complete, undefined, account);
  return complete;
}
