import type { StorefrontTheme } from '../restaurants/restaurant.entity.ts';
import type { OnboardingDraft } from './onboardingDraft.ts';

const COUNTER_WORDS =
  /burger|kebab|wings|fried|taco|burrito|hot ?dog|grill|smash|shake|fries|chicken shop|street|noodle|ramen|poke|bagel|doughnut|donut/i;

/** Which look suits what the visitor told: quick counters get the bold one, everybody else the printed card. */
export function themeFor({ name, sections }: OnboardingDraft): StorefrontTheme {
  if (COUNTER_WORDS.test(name ?? '')) return 'counter';
  const items = sections.flatMap((section) => section.items);
  const matching = items.filter((item) => COUNTER_WORDS.test(item.name)).length;
  return matching * 3 > items.length ? 'counter' : 'trattoria';
}

/** Whether a dish is one of those the visitor called popular. */
export function isPopular(dish: string, popularItems: string[]): boolean {
  const name = dish.toLowerCase();
  return popularItems.some((popular) => {
    const wanted = popular.trim().toLowerCase();
    return wanted !== '' && (name === wanted || name.includes(wanted) || wanted.includes(name));
  });
}
