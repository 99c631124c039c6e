import { connectedDueWork } from '../connect/dueWork.ts';
import { invalidRequest } from '../stripeRefusal.ts';
import type { WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { periodFrom } from './billing.rules.ts';
import { cardOnFile, collectInvoice } from './collectInvoice.ts';
import { expireCheckout } from './completeCheckout.ts';
import { endSubscription } from './endSubscription.ts';
import { periodLine, takePending } from './invoiceLines.ts';
import { issueInvoice, finalizeInvoice } from './issueInvoice.ts';
import { firstItem, withItem } from './subscription.ts';

/** Stripe allows an hour to change the invoice of a new period. */
const DRAFT_SECONDS = 3600;

/** Starts the next period; the end of a trial starts one too. */
function renewSubscription(world: World, subscription: WireSubscription): void {
  const item = firstItem(subscription);
  const start = item.current_period_end;
  const wasTrial = subscription.status === 'trialing';
  if (wasTrial && !mayGoOn(world, subscription)) {
    endSubscription(world, subscription.id, 'payment_failed');
    return;
  }
  const anchor = wasTrial ? start : subscription.billing_cycle_anchor;
  const period = periodFrom(start, anchor, item.price.recurring);
  const renewed = world.saveSubscription({
    ...withItem(subscription, { current_period_start: period.start, current_period_end: period.end }),
    billing_cycle_anchor: anchor,
    status: wasTrial ? 'active' : subscription.status,
  });
  issueInvoice(world, {
    subscription: renewed,
    lines: [...takePending(world, renewed.id), periodLine(world, firstItem(renewed), period)],
    reason: 'subscription_cycle',
    period: { start: item.current_period_start, end: start },
    draftSeconds: DRAFT_SECONDS,
  });
}

const mayGoOn = (world: World, subscription: WireSubscription): boolean =>
  cardOnFile(world, subscription) !== null ||
  subscription.trial_settings?.end_behavior.missing_payment_method !== 'cancel';

interface DueWork {
  /** Seconds. */
  at: number;
  run(): void;
}

const DAY = 86_400;
const REMINDER = 3 * DAY;
const LIVE = new Set(['trialing', 'active', 'past_due', 'unpaid']);

/** The next change caused by time alone; null without one. */
function nextDueWork(world: World): DueWork | null {
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
  yield* connectedDueWork(world);
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

const YEAR = 366 * 86_400;

/** Performs all due work in order, each at its own time. */
export function catchUp(world: World): void {
  const now = world.now();
  for (let work = nextDueWork(world); work && work.at <= now; work = nextDueWork(world)) {
    const { at, run } = work;
    world.transaction(() => world.at(at, run));
  }
}

/** Moves the sandbox's clock forward to `target` (seconds) with all due work, in one transaction. */
export function moveClock(world: World, target: number): void {
  const now = world.now();
  if (target < now) throw invalidRequest('The clock can only move forward.', { param: 'frozen_time' });
  if (target > now + 2 * YEAR)
    throw invalidRequest('The clock can move by two years at a time.', { param: 'frozen_time' });
  world.transaction(() => {
    world.changeSettings({ ahead: target * 1000 - world.clock().getTime() });
    catchUp(world);
  });
}
