import { Chip } from './Chip.tsx';

/** Labels and colours of spec §4. */
const STATUSES = {
  ACTIVE_PAID: { tone: 'success', label: 'Active Paid' },
  TRIALING: { tone: 'warning', label: 'Trialing' },
  UNCLAIMED: { tone: 'info', label: 'Unclaimed' },
  PAST_DUE: { tone: 'error', label: 'Past Due' },
  TRIAL_EXPIRED: { tone: 'error', label: 'Trial Expired' },
  CANCELLED: { tone: 'error', label: 'Cancelled' },
  ARCHIVED: { tone: 'neutral', label: 'Archived' },
} as const;

/** The subscription status of a site. A status this version does not know is shown as received, in grey. */
export function StatusChip({ status }: { status: string }) {
  const known = STATUSES[status as keyof typeof STATUSES];
  return (
    <Chip tone={known?.tone ?? 'neutral'} dot>
      {known?.label ?? status}
    </Chip>
  );
}
