import { MAX_SEARCH_LENGTH, MAX_SEARCH_WORDS } from '@forkfront/common/limits.ts';
import { DIETARY_TAGS } from '@forkfront/common/productChoices.ts';
import type { MenuQuery } from '@forkfront/common/renderer.ts';
import type { MenuItem, Storefront } from '../queries/storefrontPage.ts';
import {
  type AllergenCodes,
  ALLERGENS,
  allergenCodes,
  combinedAllergens,
} from '@forkfront/common/allergens.ts';
import {
  type DishFacts,
  hasWords,
  type HiddenBecause,
  hiddenBecause,
  plainWords,
} from './menuFilter.rules.ts';

/** What the filter needs to know of a dish. What is vegan is vegetarian, and what must be chosen counts. */
export function dishFacts(item: MenuItem, groups: Storefront['optionGroups']): DishFacts {
  const tags: string[] = [...item.dietaryTags];
  const required = groups.filter(({ id, min }) => min > 0 && item.optionGroupIds.includes(id));
  return {
    diets: tags.includes('VEGAN') && !tags.includes('VEGETARIAN') ? ['VEGETARIAN', ...tags] : tags,
    allergens: combinedAllergens([allergenCodes(item.allergens), ...required.map(bestOf)]),
  };
}

/** What a group adds at least: an allergen is avoidable when one option is free from it. */
function bestOf({ options }: Storefront['optionGroups'][number]): AllergenCodes {
  const codes = options
    .filter(({ isAvailable }) => isAvailable)
    .map((option) => allergenCodes(option.allergens));
  return ALLERGENS.map((_, at) => {
    const letters = codes.map((code) => code.charAt(at));
    return ['F', 'U', 'M', 'C'].find((letter) => letters.includes(letter)) ?? 'U';
  }).join('');
}

/** The filters that a menu can offer: its diets, and the allergens once anything is confirmed. */
export function offeredFilters({ sections, optionGroups }: Storefront): {
  diets: string[];
  without: boolean;
} {
  const all = sections.flatMap(({ items }) => items.map((item) => dishFacts(item, optionGroups)));
  const used = new Set(all.flatMap(({ diets }) => diets));
  return {
    diets: DIETARY_TAGS.filter((diet) => used.has(diet)),
    without: all.some(({ allergens }) => allergens.includes('F')),
  };
}

/** The ids of the dishes that a query hides, each with its reason; null: it does not have the searched words. */
export function hiddenDishes(
  { sections, optionGroups }: Storefront,
  { diet, without, find }: MenuQuery,
): Map<string, HiddenBecause | null> {
  const filter = {
    diets: diet,
    without: without
      .map((key) => ALLERGENS.findIndex((allergen) => allergen === key))
      .filter((at) => at >= 0),
  };
  const wanted = searchWords(find);
  const hidden = new Map<string, HiddenBecause | null>();
  for (const section of sections)
    for (const item of section.items) {
      const reason = hiddenBecause(dishFacts(item, optionGroups), filter);
      if (reason || !hasWords(searchTextOf(item, section.name), wanted)) hidden.set(item.id, reason);
    }
  return hidden;
}

/** The words of a search, as `hasWords` compares them: each dish is compared with each word. */
export const searchWords = (find: string): string =>
  plainWords(find.slice(0, MAX_SEARCH_LENGTH)).split(/\s+/, MAX_SEARCH_WORDS).join(' ');

/** What is searched in each dish, made once: the data of a site are the same object until its next version. */
const searchTexts = new WeakMap<MenuItem, string>();

function searchTextOf(item: MenuItem, sectionName: string): string {
  let text = searchTexts.get(item);
  if (text === undefined) {
    text = plainWords([sectionName, item.name, item.description].join(' '));
    searchTexts.set(item, text);
  }
  return text;
}
