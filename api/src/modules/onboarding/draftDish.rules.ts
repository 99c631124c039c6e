import type { Proposal } from '../menuReader/proposal.rules.ts';
import type { ReadDish } from '../menuReader/readMenu.types.ts';
import { capitalised } from '../menuReader/wording.rules.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { type AllergenAnswer, UNCONFIRMED_ALLERGENS, withAnswers } from '@forkfront/common/allergens.ts';
import type { DietaryTag } from '@forkfront/common/productChoices.ts';
import { priceFrom } from './menuMerge.rules.ts';
import {
  DRAFT_LIMITS,
  type DraftExtra,
  type DraftItem,
  type DraftSize,
  type ProposedDish,
} from './onboarding.rules.ts';

/** What the tags of a dish say. */
interface TagFacts {
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
function factsOf({ tags, spiceLevel, allergens }: ReadDish): TagFacts {
  const answers = [...tags.flatMap((tag) => ALLERGENS.get(tag) ?? []), ...allergens];
  return {
    dietaryTags: [...new Set(tags.flatMap((tag) => DIETS.get(tag) ?? []))],
    spiceLevel: Math.max(spiceLevel, ...tags.map((tag) => SPICE.get(tag) ?? 0)),
    allergenSuggestion: answers.length > 0 ? withAnswers(UNCONFIRMED_ALLERGENS, answers) : null,
    words: tags.filter((tag) => !DIETS.get(tag) && !SPICE.get(tag) && !ALLERGENS.get(tag)),
  };
}

/** A dish of a menu as a dish of a draft; null when it does not fit the limits of a draft. */
export function draftItemOf(dish: ReadDish): DraftItem | null {
  const { words, ...facts } = factsOf(dish);
  const said = words.join(', ');
  const text =
    dish.description && said ? `${dish.description} (${said})` : dish.description || capitalised(said);
  const description = text.slice(0, DRAFT_LIMITS.itemDescription).trimEnd();
  const priced = pricesOf(dish);
  if (!priced || dish.name.length > DRAFT_LIMITS.itemName || containsAddress(`${dish.name} ${description}`))
    return null;
  return { name: dish.name, description, ...priced, ...facts, calories: dish.calories };
}

/** The dish that an unread line may be, within the limits of a draft; null when its name has no place in a preview. */
export function draftProposalOf(proposal: Proposal | ReadDish): ProposedDish | null {
  const dish = { allergens: [], spiceLevel: 0, ...proposal, isExtra: false, source: '' };
  const { words, ...facts } = factsOf(dish);
  const description = [proposal.description, ...words].filter(Boolean).join(', ');
  const { price, sizes } = pricesOf(dish) ?? { price: null, sizes: [] };
  return containsAddress(`${proposal.name} ${description}`)
    ? null
    : {
        name: proposal.name,
        description: description.slice(0, DRAFT_LIMITS.itemDescription).trimEnd(),
        price,
        sizes,
        ...facts,
        calories: dish.calories,
      };
}

/** What is added to dishes as an extra of a draft; its description and words are part of its name. Null when it does not fit. */
export function draftExtraOf(dish: ReadDish): DraftExtra | null {
  const { words, dietaryTags, spiceLevel: _spiceLevel, allergenSuggestion } = factsOf(dish);
  const said = [dish.description, ...words, ...dietaryTags.map((tag) => tag.toLowerCase())].filter(Boolean);
  const name = said.length > 0 ? `${dish.name} (${said.join(', ')})` : dish.name;
  const priced = pricesOf(dish);
  if (!priced || name.length > DRAFT_LIMITS.extraName || containsAddress(name)) return null;
  return { name, ...priced, allergenSuggestion };
}

/** Null when a price is out of range, or when the sizes are too many or have no names of their own. */
function pricesOf({ prices }: ReadDish): { price: number; sizes: DraftSize[] } | null {
  const [first, ...others] = prices;
  if (!first || prices.some(({ pence }) => pence > DRAFT_LIMITS.price)) return null;
  if (others.length === 0 && first.label === '') return { price: first.pence, sizes: [] };
  const sizes = prices.map(({ label, pence }) => ({ name: label || 'Regular', price: pence }));
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  const isFitting =
    names.size === sizes.length &&
    sizes.length <= DRAFT_LIMITS.sizes &&
    sizes.every(({ name }) => name.length <= DRAFT_LIMITS.sizeName && !containsAddress(name));
  return isFitting ? { price: priceFrom(first.pence, sizes), sizes } : null;
}
