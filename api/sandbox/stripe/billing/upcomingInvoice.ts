import { StripeRefusal } from '../stripeRefusal.ts';
import type { WireInvoice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { periodFrom } from './billing.rules.ts';
import { periodLine } from './invoiceLines.ts';
import { newInvoice } from './issueInvoice.ts';
import type { PlanChange } from './planChange.ts';
import { firstItem } from './subscription.ts';

const HOUR = 3600;

/** The next invoice of a subscription after the change. Nothing is stored. */
export function upcomingInvoice(world: World, change: PlanChange): WireInvoice {
  const { subscription, billedNow } = change;
  const now = world.now();
  const pending = world.ledger.get('notes', subscription.id)?.pending ?? [];
  const customer = world.customer(subscription.customer);
  const lines = [...pending, ...change.lines];
  const item = firstItem(subscription);
  if (!billedNow && lines.length === 0 && endsBefore(subscription))
    throw new StripeRefusal(
      404,
      'invalid_request_error',
      `No upcoming invoices for customer: ${customer.id}`,
      {
        code: 'invoice_upcoming_none',
      },
    );
  const at = billedNow ? now : item.current_period_end;
  if (!billedNow && !endsBefore(subscription)) {
    const anchor = subscription.status === 'trialing' ? at : subscription.billing_cycle_anchor;
    lines.push(periodLine(world, item, periodFrom(at, anchor, item.price.recurring)));
  }
  const invoice = newInvoice(
    {
      customer,
      subscription,
      lines,
      reason: billedNow ? 'subscription_update' : 'upcoming',
      period: billedNow ? { start: now, end: now } : { start: item.current_period_start, end: at },
      finalizesAt: billedNow ? null : at + HOUR,
      prorationDate: change.at,
    },
    at,
  );
  return { ...invoice, id: `upcoming_${invoice.id}` };
}

const endsBefore = ({ status, cancel_at_period_end }: WireSubscription): boolean =>
  status === 'canceled' || cancel_at_period_end;
