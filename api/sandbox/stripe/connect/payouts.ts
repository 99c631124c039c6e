import { newStripeId, type WireBalanceTransaction, type WirePayout } from '../wire.ts';
import type { World } from '../world.ts';
import { moveBalance } from './balance.ts';
import { ownedBy, putOwned } from './owned.ts';

const DAY = 86_400;

/** The movements that the next payout pays: they are available, and no payout has paid them. */
const unpaid = (world: World, account: string, until: number): WireBalanceTransaction[] => {
  const paid = new Set(ownedBy(world, 'payout', account).flatMap((payout) => paidBy(payout)));
  return ownedBy(world, 'balance', account).filter(
    ({ id, type, available_on: at }) => type !== 'payout' && at <= until && !paid.has(id),
  );
};

const PAID = 'paid_transactions';

/** Ids of the movements of a payout; the sandbox keeps them in its metadata. */
export const paidBy = ({ metadata }: WirePayout): string[] =>
  (metadata?.[PAID] ?? '').split(' ').filter(Boolean);

/** When an account is paid out next (seconds): at the midnight after a movement became available; null without one. */
export function nextPayout(world: World, account: string): number | null {
  if (world.ledger.get('account', account)?.payouts_enabled !== true) return null;
  const waiting = unpaid(world, account, Infinity);
  const sum = (until: number) =>
    waiting.filter(({ available_on: at }) => at <= until).reduce((total, { net }) => total + net, 0);
  const midnights = [...new Set(waiting.map(({ available_on: at }) => Math.ceil(at / DAY) * DAY))].toSorted(
    (a, b) => a - b,
  );
  return midnights.find((midnight) => sum(midnight) > 0) ?? null;
}

/** Pays out what is available. */
export function payOut(world: World, account: string): WirePayout {
  const now = world.now();
  const movements = unpaid(world, account, now);
  const amount = movements.reduce((total, { net }) => total + net, 0);
  const id = newStripeId('po');
  const { id: transaction } = moveBalance(world, account, {
    amount: -amount,
    fee: 0,
    type: 'payout',
    category: 'payout',
    description: 'STRIPE PAYOUT',
    source: id,
  });
  const payout: WirePayout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: now + DAY,
    automatic: true,
    balance_transaction: transaction,
    created: now,
    currency: 'gbp',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { [PAID]: movements.map((movement) => movement.id).join(' ') },
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  putOwned(world, 'payout', account, payout);
  world.announce('payout.paid', payout, undefined, account);
  return payout;
}
