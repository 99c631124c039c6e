/** Package tiers (spec §3), best first. */
const TIERS = ['platinum', 'gold', 'silver', 'free'] as const;
export type Tier = (typeof TIERS)[number];

/** Tier of a plan by its name; null for a name that names none. */
export function tierOf(name: string): Tier | null {
  const lower = name.toLowerCase();
  return TIERS.find((tier) => lower.includes(tier)) ?? null;
}
