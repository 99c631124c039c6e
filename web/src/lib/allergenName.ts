import { ALLERGEN_NAMES, type Allergen } from '@forkfront/common/allergens.ts';

/** The name of an allergen with a capital letter: `Cereals with gluten`. */
export const allergenName = (allergen: Allergen): string =>
  ALLERGEN_NAMES[allergen].replace(/^./, (first) => first.toUpperCase());
