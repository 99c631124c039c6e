import { invalidRequest } from '../stripeRefusal.ts';
import { newStripeId, type WireDispute } from '../wire.ts';
import type { World } from '../world.ts';
import { moveBalance } from './balance.ts';
import { DISPUTE_FEE } from './fee.rules.ts';
import { chargeOf, intentOf } from './intents.ts';
import { ownedBy, putOwned } from './owned.ts';

const ANSWER_WITHIN = 14 * 86_400;

const noEvidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** The diner's bank takes a captured payment back until somebody decides. */
export function openDispute(world: World, account: string, intentId: string): WireDispute {
  const intent = intentOf(world, account, intentId);
  const charge = intent.status === 'succeeded' ? chargeOf(world, account, intent) : null;
  const amount = charge ? charge.amount - charge.amount_refunded : 0;
  if (!charge || charge.disputed || amount <= 0)
    throw invalidRequest('Only a captured payment that was not disputed or refunded can be disputed.');
  const id = newStripeId('du');
  const now = world.now();
  const movement = moveBalance(world, account, {
    amount: -amount,
    fee: DISPUTE_FEE,
    type: 'adjustment',
    category: 'dispute',
    description: `Chargeback withdrawal for ${charge.id}`,
    source: id,
  });
  const dispute: WireDispute = {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [movement],
    charge: charge.id,
    created: now,
    currency: 'gbp',
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: now + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  putOwned(world, 'charge', account, { ...charge, disputed: true });
  putOwned(world, 'dispute', account, dispute);
  world.announce('charge.dispute.created', dispute, undefined, account);
  return dispute;
}

/** The bank decides. A dispute that is won gives the amount back, not the fee. */
export function closeDispute(world: World, account: string, id: string, isWon: boolean): WireDispute {
  const dispute = ownedBy(world, 'dispute', account).find((one) => one.id === id);
  if (!dispute || dispute.status !== 'needs_response') throw invalidRequest('This dispute is closed.');
  const movements = isWon
    ? [
        moveBalance(world, account, {
          amount: dispute.amount,
          fee: 0,
          type: 'adjustment',
          category: 'dispute_reversal',
          description: `Chargeback reversal for ${dispute.charge}`,
          source: id,
        }),
      ]
    : [];
  const next: WireDispute = {
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...movements],
    status: isWon ? 'won' : 'lost',
  };
  putOwned(world, 'dispute', account, next);
  world.announce('charge.dispute.closed', next, dispute, account);
  return next;
}
