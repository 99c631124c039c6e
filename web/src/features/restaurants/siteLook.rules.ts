/** The look of a card (spec §4). */
export type SiteLook = 'plain' | 'expired' | 'pastDue' | 'archived';

const LOOKS: Partial<Record<string, SiteLook>> = {
  TRIAL_EXPIRED: 'expired',
  CANCELLED: 'expired',
  PAST_DUE: 'pastDue',
  ARCHIVED: 'archived',
};

/** The look for a subscription status; plain for an unknown one. */
export const siteLook = (status: string): SiteLook => LOOKS[status] ?? 'plain';

/** Whether a site is shown as active: by its owner's switch, but never while it is closed. */
export const isSiteActive = (isActive: boolean, status: string): boolean => isActive && status !== 'ARCHIVED';

interface Subscription {
  status: string;
  trialEndsAt?: string | null | undefined;
  endedAt?: string | null | undefined;
}

/** When the trial or the plan ends or ended (spec §2), RFC 3339; null when the status has no such day. */
export function siteEnd({ status, trialEndsAt, endedAt }: Subscription) {
  if (status === 'TRIALING') return trialEndsAt ? ({ kind: 'trialEnds', at: trialEndsAt } as const) : null;
  if (status === 'TRIAL_EXPIRED')
    return trialEndsAt ? ({ kind: 'trialEnded', at: trialEndsAt } as const) : null;
  return status === 'CANCELLED' && endedAt ? ({ kind: 'planEnded', at: endedAt } as const) : null;
}
