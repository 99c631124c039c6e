import { formatDate } from '../../lib/formatDate.ts';
import type { ChipTone } from '../../ui/Chip.tsx';
import { messages } from './messages.ts';

interface Site {
  isActive: boolean;
  isSuspended: boolean;
  package: string;
  subscription: { status: string; trialEndsAt?: string | null | undefined };
  goLive: readonly { isDone: boolean; isRequired: boolean }[];
}

const { states, plans } = messages;

const planOf = (tier: string): string => plans[tier as keyof typeof plans] ?? plans.FREE;

/** The state of a website in one chip: what keeps diners from ordering comes first, then its plan. */
export function siteState(site: Site): { tone: ChipTone; text: string } {
  const { status, trialEndsAt } = site.subscription;
  const plan = planOf(site.package);
  if (site.isSuspended) return { tone: 'error', text: states.suspended };
  if (status === 'ARCHIVED') return { tone: 'neutral', text: states.archived };
  if (site.goLive.some(({ isDone, isRequired }) => isRequired && !isDone))
    return { tone: 'warning', text: states.notLive };
  if (!site.isActive) return { tone: 'neutral', text: states.inactive };
  if (status === 'PAST_DUE') return { tone: 'error', text: states.pastDue(plan) };
  if (status === 'TRIALING' && trialEndsAt)
    return { tone: 'success', text: states.trial(plan, formatDate(trialEndsAt)) };
  if (status === 'TRIAL_EXPIRED') return { tone: 'warning', text: states.trialEnded };
  if (status === 'CANCELLED') return { tone: 'warning', text: states.planEnded };
  return { tone: 'success', text: states.live(plan) };
}
