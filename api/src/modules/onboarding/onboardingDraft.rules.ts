import type { StorefrontTheme } from '../restaurants/restaurant.entity.ts';

export interface DraftItem {
  name: string;
  description: string;
  /** Pence. */
  price: number;
}

export interface DraftSection {
  name: string;
  items: DraftItem[];
}

/** The collected data of the visitor; colours as #rrggbb. */
export interface OnboardingDraft {
  name: string | null;
  primary: string | null;
  secondary: string | null;
  popularItems: string[];
  logoKey: string | null;
  logoSkipped: boolean;
  sections: DraftSection[];
}

export const emptyDraft = (): OnboardingDraft => ({
  name: null,
  primary: null,
  secondary: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  sections: [],
});

/** Limits of a draft; lengths in characters, prices in pence (spec §5: 0 to 1000 pounds). */
export const DRAFT_LIMITS = {
  name: 80,
  sections: 40,
  items: 300,
  sectionName: 80,
  itemName: 120,
  itemDescription: 500,
  price: 100_000,
  popularItems: 12,
} as const;

/**
 * Adds dishes to the menu. A dish that already exists under the same heading gets the new description and price, so
 * that a visitor can correct it. Dishes over the limits are left out.
 */
export function mergeSections(menu: readonly DraftSection[], added: readonly DraftSection[]): DraftSection[] {
  const merged = menu.map(({ name, items }) => ({ name, items: [...items] }));
  let room = DRAFT_LIMITS.items - merged.reduce((sum, { items }) => sum + items.length, 0);
  for (const { name, items } of added) {
    let section = merged.find((known) => isSame(known.name, name));
    if (!section) {
      if (merged.length >= DRAFT_LIMITS.sections || room <= 0) continue;
      section = { name, items: [] };
      merged.push(section);
    }
    const positions = new Map(section.items.map((item, index) => [item.name.toLowerCase(), index]));
    for (const item of items) {
      const at = positions.get(item.name.toLowerCase());
      if (at !== undefined) section.items[at] = item;
      else if (room > 0) {
        positions.set(item.name.toLowerCase(), section.items.push(item) - 1);
        room -= 1;
      }
    }
  }
  return merged;
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const COUNTER_WORDS =
  /burger|kebab|wings|fried|taco|burrito|hot ?dog|grill|smash|shake|fries|chicken shop|street|noodle|ramen|poke|bagel|doughnut|donut/i;

/** The theme for a draft: Counter for quick-service restaurants, Trattoria for others. */
export function themeFor({ name, sections }: OnboardingDraft): StorefrontTheme {
  if (COUNTER_WORDS.test(name ?? '')) return 'counter';
  const items = sections.flatMap((section) => section.items);
  const matching = items.filter((item) => COUNTER_WORDS.test(item.name)).length;
  return matching * 3 > items.length ? 'counter' : 'trattoria';
}

/** Whether a dish is one of the popular dishes of the visitor. */
export function isPopular(dish: string, popularItems: string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name === wanted || name.includes(wanted) || wanted.includes(name));
  });
}
