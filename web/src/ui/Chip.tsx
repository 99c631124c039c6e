import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Tone } from './Alert.tsx';

export type ChipTone = Tone | 'neutral' | 'platinum' | 'gold' | 'silver' | 'free';

const TIERS: ChipTone[] = ['platinum', 'gold', 'silver', 'free'];

/** The colour token of the background; the one of the text begins with `on-`. */
const tokenOf = (tone: ChipTone): string => (TIERS.includes(tone) ? tone : `${tone}-soft`);

const Root = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 10px;
  border-radius: var(--radius-chip);
  background: var(--${({ $tone }) => tokenOf($tone)});
  color: var(--on-${({ $tone }) => tokenOf($tone)});
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 1.45;
  white-space: nowrap;
`;

const Dot = styled.span`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: currentColor;
`;

interface Props {
  tone: ChipTone;
  dot?: boolean;
  children: ReactNode;
}

/** A small label. Its text says what its colour means; `dot` marks a state that can change. */
export function Chip({ tone, dot = false, children }: Props) {
  return (
    <Root $tone={tone} data-tone={tone}>
      {dot && <Dot aria-hidden />}
      {children}
    </Root>
  );
}

/** The package tier of a site. An unknown tier is shown as free, as a missing one is (spec §3). */
export function PackageChip({ tier }: { tier: string }) {
  const tone = TIERS.find((known) => known.toUpperCase() === tier) ?? 'free';
  return <Chip tone={tone}>{tone.charAt(0).toUpperCase() + tone.slice(1)}</Chip>;
}

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

/** The subscription status of a site. An unknown status is shown as received, in grey. */
export function StatusChip({ status }: { status: string }) {
  const known = STATUSES[status as keyof typeof STATUSES];
  return (
    <Chip tone={known?.tone ?? 'neutral'} dot>
      {known?.label ?? status}
    </Chip>
  );
}
