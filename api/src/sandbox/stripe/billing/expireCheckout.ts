import type { WireCheckoutSession } from '../objects/wire.ts';
import type { World } from '../world.ts';

/** Closes a Checkout that nobody completed. */
export function expireCheckout(world: World, id: string): WireCheckoutSession | null {
  const session = world.ledger.get('checkout', id);
  if (!session) return null;
  const expired: WireCheckoutSession = { ...session, status: 'expired', url: null };
  world.ledger.put('checkout', expired);
  world.announce('checkout.session.expired', expired);
  return expired;
}
