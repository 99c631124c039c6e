import { Chip } from './Chip.tsx';

const TIERS = {
  PLATINUM: { tone: 'platinum', label: 'Platinum' },
  GOLD: { tone: 'gold', label: 'Gold' },
  SILVER: { tone: 'silver', label: 'Silver' },
  FREE: { tone: 'free', label: 'Free' },
} as const;

/** The package tier of a site (spec §3). A tier this version does not know counts as free (spec §3: missing means free). */
export function PackageChip({ tier }: { tier: string }) {
  const { tone, label } = TIERS[tier as keyof typeof TIERS] ?? TIERS.FREE;
  return <Chip tone={tone}>{label}</Chip>;
}
