import { type AllergenAnswer, UNCONFIRMED_ALLERGENS, withAnswers } from '@forkfront/common/allergens.ts';
import type { DietaryTag } from '@forkfront/common/productChoices.ts';
import type { Price } from './namedSizes.rules.ts';
import type { Proposal } from './proposal.rules.ts';
import type { ReadDish } from './readMenu.types.ts';

/** What the tags of a dish say. */
export interface DishFacts {
  dietaryTags: DietaryTag[];
  spiceLevel: number;
  allergenSuggestion: string | null;
  /** Tags that say something else, as words. */
  words: string[];
}

/** Codes that say the same on every British menu. */
const DIETS = new Map<string, DietaryTag>(
  Object.entries({
    v: 'VEGETARIAN',
    veg: 'VEGETARIAN',
    vegetarian: 'VEGETARIAN',
    ve: 'VEGAN',
    vgn: 'VEGAN',
    vegan: 'VEGAN',
    halal: 'HALAL',
    kosher: 'KOSHER',
  }),
);

/** `hot` and `medium` are words: they can be about the temperature or the size. */
const SPICE = new Map<string, number>(Object.entries({ mild: 1, spicy: 2 }));

const glutenFree: AllergenAnswer[] = [{ allergen: 'CEREALS_WITH_GLUTEN', state: 'FREE_FROM' }];
const dairyFree: AllergenAnswer[] = [{ allergen: 'MILK', state: 'FREE_FROM' }];
const withNuts: AllergenAnswer[] = [{ allergen: 'NUTS', state: 'CONTAINS' }];
const ALLERGENS = new Map<string, AllergenAnswer[]>(
  Object.entries({
    gf: glutenFree,
    'gluten free': glutenFree,
    df: dairyFree,
    'dairy free': dairyFree,
    nf: [
      { allergen: 'NUTS', state: 'FREE_FROM' },
      { allergen: 'PEANUTS', state: 'FREE_FROM' },
    ],
    n: withNuts,
    'contains nuts': withNuts,
  }),
);

/** A code of an allergen is only a suggestion: the owner confirms what diners read. */
export function dishFacts({
  tags,
  spiceLevel,
  allergens,
}: Pick<ReadDish, 'tags' | 'spiceLevel' | 'allergens'>): DishFacts {
  const answers = [...tags.flatMap((tag) => ALLERGENS.get(tag) ?? []), ...allergens];
  return {
    dietaryTags: [...new Set(tags.flatMap((tag) => DIETS.get(tag) ?? []))],
    spiceLevel: Math.max(spiceLevel, ...tags.map((tag) => SPICE.get(tag) ?? 0)),
    allergenSuggestion: answers.length > 0 ? withAnswers(UNCONFIRMED_ALLERGENS, answers) : null,
    words: tags.filter((tag) => !DIETS.get(tag) && !SPICE.get(tag) && !ALLERGENS.get(tag)),
  };
}

/** A size and its price in pence. */
interface Size {
  name: string;
  price: number;
}

/** The dish that a line may be. The price is null when the line has none, or no clear one; with sizes, it is that of the cheapest. */
export interface ProposedDish extends Omit<DishFacts, 'words'> {
  name: string;
  description: string;
  price: number | null;
  sizes: Size[];
  /** kcal; null: not stated. */
  calories: number | null;
}

/** One price, or sizes with different names; the price is then that of the cheapest. Null for other prices. */
export function pricedAs(prices: readonly Price[]): { price: number; sizes: Size[] } | null {
  const [first, ...others] = prices;
  if (!first) return null;
  if (others.length === 0 && first.label === '') return { price: first.pence, sizes: [] };
  const sizes = prices.map(({ label, pence }) => ({ name: label || 'Regular', price: pence }));
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  return names.size === sizes.length ? { price: Math.min(...sizes.map(({ price }) => price)), sizes } : null;
}

/** The dish that a line proposes. Words that are no diet stand in its description. */
export function proposedDish(line: Proposal | ReadDish): ProposedDish {
  const { words, ...facts } = dishFacts({ allergens: [], spiceLevel: 0, ...line });
  return {
    name: line.name,
    description: [line.description, ...words].filter(Boolean).join(', '),
    ...(pricedAs(line.prices) ?? { price: null, sizes: [] }),
    calories: line.calories,
    ...facts,
  };
}
