import type { AllergenCodes } from '@forkfront/common/allergens.ts';

/** What the filter looks at. */
export type DishFacts = {
  /** Diets that the dish is made for. */
  diets: readonly string[];
  allergens: AllergenCodes;
};

export type MenuFilter = {
  diets: readonly string[];
  /** Positions in the codes. */ without: readonly number[];
};

export type HiddenBecause = 'diet' | 'contains' | 'unconfirmed';

/** Why a filter hides a dish; null: it shows it. Strict: only what is confirmed to be free from an allergen stays. */
export function hiddenBecause({ diets, allergens }: DishFacts, filter: MenuFilter): HiddenBecause | null {
  if (filter.diets.some((diet) => !diets.includes(diet))) return 'diet';
  const letters = filter.without.map((at) => allergens[at]);
  if (letters.some((letter) => letter === 'C' || letter === 'M')) return 'contains';
  return letters.some((letter) => letter !== 'F') ? 'unconfirmed' : null;
}

const dishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`);

/** What a menu shows now, in words: how many dishes, and how many a filter hides for which reason. Empty without a question. */
export function foundText(
  shown: number,
  hidden: readonly HiddenBecause[],
  isFiltered: boolean,
  find: string,
): string {
  if (!isFiltered) {
    if (!find) return '';
    return shown > 0 ? `${dishes(shown)} found` : `No dish matches “${find}”`;
  }
  const count = (reason: HiddenBecause): number => hidden.filter((one) => one === reason).length;
  const reasons = [
    [count('diet'), 'not marked for this diet'],
    [count('contains'), 'with, or maybe with, what you leave out'],
    [count('unconfirmed'), 'not confirmed: please ask us'],
  ] as const;
  const words = reasons.filter(([many]) => many > 0).map(([many, why]) => `${many} ${why}`);
  const end = words.length > 0 ? `: ${words.join('; ')}` : '';
  return `${shown > 0 ? dishes(shown) : 'No dish'} shown, ${hidden.length} hidden${end}.`;
}

/** Lower case and without accents, so that "tiramisu" finds "Tiramisù". */
export const plainWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has all words of a search; both are from `plainWords`. */
export const hasWords = (text: string, find: string): boolean =>
  find.split(/\s+/).every((word) => text.includes(word));
