/** The categories as the addresses name them (spec §2: anchors of /services), and the word in a plan's name (spec §3). */
const WORDS = { restaurant: 'restaurant', groceries: 'grocery', social: 'social' } as const;
export type Category = keyof typeof WORDS;

/** In the order of the page. */
export const CATEGORIES = ['restaurant', 'groceries', 'social'] as const satisfies readonly Category[];

/** Category of a plan by its name (spec §3): the first one in it; null without one. */
export function categoryOf(name: string): Category | null {
  const lower = name.toLowerCase();
  return CATEGORIES.find((category) => lower.includes(WORDS[category])) ?? null;
}

/** Whether the plans of a category are for one site. Other plans are for a whole business. */
export const isForSites = (category: Category): boolean => category !== 'social';

/** The plans of a category, sorted by the amount of their first price (spec §3); plans without prices come first. */
export function plansOf<
  T extends { readonly name: string; readonly prices: readonly { readonly unitAmount: number }[] },
>(category: Category, plans: readonly T[]): T[] {
  const first = ({ prices: [price] }: T): number => price?.unitAmount ?? 0;
  return plans
    .filter(({ name }) => categoryOf(name) === category)
    .toSorted((one, other) => first(one) - first(other));
}
