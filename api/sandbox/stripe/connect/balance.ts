import type Stripe from 'stripe';
import { newStripeId, type WireBalanceTransaction } from '../wire.ts';
import type { World } from '../world.ts';
import { putOwned } from './owned.ts';

/** Payments can be paid out after three days, what reduces the balance at once. */
const AVAILABLE_AFTER = 3 * 86_400;

interface Movement {
  /** Pence; negative: the balance is reduced. */
  amount: number;
  /** Pence. */
  fee: number;
  type: Stripe.BalanceTransaction['type'];
  category: string;
  description: string | null;
  /** Id of the charge, refund, dispute or payout. */
  source: string;
}

/** Records a movement of an account's balance. */
export function moveBalance(world: World, account: string, movement: Movement): WireBalanceTransaction {
  const { amount, fee, type, category, description, source } = movement;
  const now = world.now();
  const transaction: WireBalanceTransaction = {
    id: newStripeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: amount > 0 ? now + AVAILABLE_AFTER : now,
    balance_type: 'payments',
    created: now,
    currency: 'gbp',
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: 'gbp',
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: amount > 0 ? 'pending' : 'available',
    type,
  };
  putOwned(world, 'balance', account, transaction);
  return transaction;
}
