/** The categories as the addresses name them (spec §2: anchors of /services), and the word in a plan's name (spec §3). */
const WORDS = { restaurant: 'restaurant', groceries: 'grocery', social: 'social' } as const;
export type Category = keyof typeof WORDS;

/** In the order in which they are offered. */
export const CATEGORIES = ['restaurant', 'groceries', 'social'] as const satisfies readonly Category[];

/** Category of a plan by its name (spec §3), the first that it names; null for a name that names none. */
export function categoryOf(name: string): Category | null {
  const lower = name.toLowerCase();
  return CATEGORIES.find((category) => lower.includes(WORDS[category])) ?? null;
}

/** Whether a plan of the category is for one site, which is upgraded by it; others are for a person's business. */
export const isForSites = (category: Category): boolean => category === 'restaurant';

interface Plan {
  readonly name: string;
  readonly prices: readonly { readonly unitAmount: number }[];
}

/** The plans of a category, by rising amount of the first price (spec §3); one without prices comes first. */
export function plansOf<T extends Plan>(category: Category, plans: readonly T[]): T[] {
  const first = ({ prices: [price] }: Plan): number => price?.unitAmount ?? 0;
  return plans
    .filter(({ name }) => categoryOf(name) === category)
    .toSorted((one, other) => first(one) - first(other));
}

/** Package tiers (spec §3), best first. */
const TIERS = ['platinum', 'gold', 'silver', 'free'] as const;
export type Tier = (typeof TIERS)[number];

/** Tier of a plan by its name; null for a name that names none. */
export function tierOf(name: string): Tier | null {
  const lower = name.toLowerCase();
  return TIERS.find((tier) => lower.includes(tier)) ?? null;
}
