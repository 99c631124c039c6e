import { Chip, type ChipTone } from '../../ui/Chip.tsx';
import { messages } from './messages.ts';

const TIERS: readonly ChipTone[] = ['platinum', 'gold', 'silver', 'free'];

/** The plan that was chosen, in its tier's colours (spec §3). `name` may say more than the tier, e.g. "Gold Restaurant". */
export function PlanChip({ name }: { name: string }) {
  const tone = TIERS.find((tier) => name.toLowerCase().includes(tier)) ?? 'neutral';
  return <Chip tone={tone}>{messages.plan(name)}</Chip>;
}
