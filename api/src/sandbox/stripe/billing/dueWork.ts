import type { WireSubscription } from '../objects/wire.ts';
import type { World } from '../world.ts';
import { collectInvoice } from './collectInvoice.ts';
import { endSubscription } from './endSubscription.ts';
import { expireCheckout } from './expireCheckout.ts';
import { firstItem } from './firstItem.ts';
import { finalizeInvoice } from './issueInvoice.ts';
import { renewSubscription } from './renewSubscription.ts';

export interface DueWork {
  /** Seconds. */
  at: number;
  run(): void;
}

const DAY = 86_400;
const REMINDER = 3 * DAY;
const LIVE = new Set(['trialing', 'active', 'past_due', 'unpaid']);

/** What time alone brings about next; null: nothing that is known today. */
export function nextDueWork(world: World): DueWork | null {
  let next: DueWork | null = null;
  for (const work of allDueWork(world)) if (!next || work.at < next.at) next = work;
  return next;
}

function* allDueWork(world: World): Generator<DueWork> {
  for (const invoice of world.ledger.all('invoice')) {
    const { id, status, automatically_finalizes_at: finalizesAt, next_payment_attempt: retryAt } = invoice;
    if (status === 'draft' && finalizesAt) yield { at: finalizesAt, run: () => finalizeInvoice(world, id) };
    if (status === 'open' && retryAt !== null) yield { at: retryAt, run: () => collectInvoice(world, id) };
  }
  for (const subscription of world.ledger.all('subscription'))
    if (LIVE.has(subscription.status)) yield* workOfSubscription(world, subscription);
  for (const { id, status, expires_at } of world.ledger.all('checkout'))
    if (status === 'open') yield { at: expires_at, run: () => expireCheckout(world, id) };
}

function* workOfSubscription(world: World, subscription: WireSubscription): Generator<DueWork> {
  const { id, status, trial_end: trialEnd } = subscription;
  const notes = world.ledger.get('notes', id);
  if (status === 'trialing' && trialEnd !== null && notes && !notes.reminded)
    yield {
      at: trialEnd - REMINDER,
      run() {
        world.ledger.put('notes', { ...notes, reminded: true });
        world.announce('customer.subscription.trial_will_end', subscription);
      },
    };
  yield {
    at: firstItem(subscription).current_period_end,
    run() {
      if (subscription.cancel_at_period_end) endSubscription(world, id, 'cancellation_requested');
      else renewSubscription(world, subscription);
    },
  };
}
