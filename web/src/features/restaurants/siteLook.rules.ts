/** How a card stands out (spec §4): expired and past due in colour, a closed site in grey. */
export type SiteLook = 'plain' | 'expired' | 'pastDue' | 'archived';

const LOOKS: Partial<Record<string, SiteLook>> = {
  TRIAL_EXPIRED: 'expired',
  CANCELLED: 'expired',
  PAST_DUE: 'pastDue',
  ARCHIVED: 'archived',
};

/** The look of a site in this subscription status; plain for one that this version does not know. */
export const siteLook = (status: string): SiteLook => LOOKS[status] ?? 'plain';

interface TrialEnd {
  /** RFC 3339. */
  at: string;
  isOver: boolean;
}

/** When the trial ends or ended (spec §2: trial end or expiry date); null when the site's state has no such day. */
export function trialEnd(status: string, trialEndsAt: string | null | undefined): TrialEnd | null {
  if (!trialEndsAt) return null;
  if (status === 'TRIALING') return { at: trialEndsAt, isOver: false };
  return status === 'TRIAL_EXPIRED' ? { at: trialEndsAt, isOver: true } : null;
}
