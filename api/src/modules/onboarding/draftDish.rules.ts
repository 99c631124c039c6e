import { dishFacts, pricedAs, type ProposedDish, proposedDish } from '../menuReader/dishFacts.rules.ts';
import type { Proposal } from '../menuReader/proposal.rules.ts';
import type { ReadDish } from '../menuReader/readMenu.types.ts';
import { capitalised } from '../menuReader/wording.rules.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { DRAFT_LIMITS, type DraftExtra, type DraftItem, type DraftSize } from './onboarding.rules.ts';

/** A dish of a menu as a dish of a draft; null when it does not fit the limits of a draft. */
export function draftItemOf(dish: ReadDish): DraftItem | null {
  const { words, ...facts } = dishFacts(dish);
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
export function draftProposalOf(line: Proposal | ReadDish): ProposedDish | null {
  const { description, ...dish } = proposedDish(line);
  return containsAddress(`${dish.name} ${description}`)
    ? null
    : {
        ...dish,
        description: description.slice(0, DRAFT_LIMITS.itemDescription).trimEnd(),
        ...(pricesOf(line) ?? { price: null, sizes: [] }),
      };
}

/** What is added to dishes as an extra of a draft; its description and words are part of its name. Null when it does not fit. */
export function draftExtraOf(dish: ReadDish): DraftExtra | null {
  const { words, dietaryTags, spiceLevel: _spiceLevel, allergenSuggestion } = dishFacts(dish);
  const said = [dish.description, ...words, ...dietaryTags.map((tag) => tag.toLowerCase())].filter(Boolean);
  const name = said.length > 0 ? `${dish.name} (${said.join(', ')})` : dish.name;
  const priced = pricesOf(dish);
  if (!priced || name.length > DRAFT_LIMITS.extraName || containsAddress(name)) return null;
  return { name, ...priced, allergenSuggestion };
}

/** Null when a price is out of range, or when the sizes are too many or have no names of their own. */
function pricesOf({ prices }: Pick<ReadDish, 'prices'>): { price: number; sizes: DraftSize[] } | null {
  const priced = pricedAs(prices);
  if (!priced || prices.some(({ pence }) => pence > DRAFT_LIMITS.price)) return null;
  const isFitting =
    priced.sizes.length <= DRAFT_LIMITS.sizes &&
    priced.sizes.every(({ name }) => name.length <= DRAFT_LIMITS.sizeName && !containsAddress(name));
  return isFitting ? priced : null;
}
