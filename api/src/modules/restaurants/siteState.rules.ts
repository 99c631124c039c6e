import { formatPounds } from '@forkfront/common/money.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { takesOrders } from '@forkfront/common/takesOrders.ts';
import { messages } from './messages.ts';
import { ORDER_LIMITS, type PackageTier, type SubscriptionStatus } from '@forkfront/common/plan.ts';
import type { Restaurant } from './restaurant.entity.ts';

/** What decides the state of a site. */
export interface SiteFacts {
  package: PackageTier;
  status: SubscriptionStatus;
  trialEndsAt: Date | null;
  isActive: boolean;
  isSuspended: boolean;
  settings: OrderingSettings;
  timeZone: string;
  /** The paid plan as its payer may see it; null on the free plan and for everybody else. */
  payment: SitePayment | null;
}

/** The payments of a site's plan. */
export interface SitePayment {
  /** When a cancelled plan ends; null for one that continues. */
  endsAt: Date | null;
  /** The next payment; null without one, or when its amount is not in our catalogue. */
  next: { at: Date; amount: number; interval: 'week' | 'month' | 'year' } | null;
}

/** `GOOD`: orders come in; `ATTENTION`: the owner has something to do; `PROBLEM`: urgent; `OFF`: switched off by the owner. */
export type SiteTone = 'GOOD' | 'ATTENTION' | 'PROBLEM' | 'OFF';

/** The facts of a stored site. `payment`: of its payer, null for everybody else. */
export const siteFactsOf = (
  site: Pick<
    Restaurant,
    'package' | 'status' | 'trialEndsAt' | 'isActive' | 'suspendedAt' | 'ordering' | 'timeZone'
  >,
  payment: SitePayment | null,
): SiteFacts => ({
  package: site.package,
  status: site.status,
  trialEndsAt: site.trialEndsAt ?? null,
  isActive: site.isActive,
  isSuspended: site.suspendedAt != null,
  settings: { ...ORDERING_DEFAULTS, ...site.ordering },
  timeZone: site.timeZone,
  payment,
});

const { states } = messages;

/**
 * The state of a site in a sentence or two, the same in the app and in mails: whether diners can order, on which plan, and what comes
 * next. "Live" is said only of a site that takes orders.
 */
export function siteState(site: SiteFacts, now: Date): { tone: SiteTone; sentence: string } {
  const plan = states.plans[site.package];
  if (site.isSuspended) return { tone: 'PROBLEM', sentence: states.suspended };
  if (site.status === 'archived') return { tone: 'OFF', sentence: states.archived };
  const standing: [SiteTone, string] = !takesOrders(site.settings)
    ? ['ATTENTION', states.notLive(plan)]
    : site.isActive
      ? ['GOOD', states.live(plan)]
      : ['OFF', states.inactive(plan)];
  const [tone, start] = standing;
  if (site.status === 'past_due') return { tone: 'PROBLEM', sentence: `${start}. ${states.pastDue}` };
  return { tone, sentence: `${start}${nextOf(site, now)}` };
}

/** What comes next, with the punctuation before it. */
function nextOf({ package: tier, status, trialEndsAt, timeZone, payment }: SiteFacts, now: Date): string {
  const day = (at: Date): string => dayText(at, timeZone, now);
  if (tier === 'FREE') {
    const limit = ORDER_LIMITS.FREE;
    return status === 'trialing' && trialEndsAt
      ? `. ${states.unlimitedUntil(day(trialEndsAt), limit)}`
      : `. ${states.orders(limit)}.`;
  }
  if (payment?.endsAt) return ` ${states.until(day(payment.endsAt))}`;
  const next = payment?.next;
  if (status === 'trialing' && trialEndsAt)
    return `. ${states.trial(day(trialEndsAt), next ? states.price(formatPounds(next.amount), next.interval) : null)}`;
  return next ? `. ${states.payment(formatPounds(next.amount), day(next.at))}` : '.';
}

/** A day in a time zone (IANA name), as `12 December`; with the year when it is another one than now. */
export function dayText(at: Date, timeZone: string, now: Date): string {
  const yearOf = (time: Date) => time.toLocaleDateString('en-GB', { year: 'numeric', timeZone });
  const year = yearOf(at) === yearOf(now) ? {} : { year: 'numeric' as const };
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year, timeZone });
}
