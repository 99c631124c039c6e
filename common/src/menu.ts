import type { Availability } from './availability.ts';
import { UNCONFIRMED_ALLERGENS, type AllergenCodes } from './allergens.ts';
import { FIELD_DEFAULTS, type ProductFields } from './productFields.ts';
import type { WeeklyPeriod } from './weeklyHours.ts';

/** What an owner has said about allergens. */
interface AllergenFacts {
  /** What diners read. */
  allergens: AllergenCodes;
  /** What an import or the assistant suggests; diners do not see it. null without a suggestion. */
  allergenSuggestion: AllergenCodes | null;
  /** When a person confirmed `allergens` (ISO date); null: never. */
  allergensConfirmedAt: string | null;
  /** Id of the account that confirmed them; null: nobody, or the account is deleted. */
  allergensConfirmedBy: string | null;
  /** Something was changed since the confirmation, so a person should look at the allergens again. */
  allergensCheckAgain: boolean;
}

export interface MenuOption extends Availability, AllergenFacts {
  id: string;
  name: string;
  /** Pence for each; may be 0 or negative. */
  price: number;
  /** How many of it a dish can have, 1 to 20. */
  maxQuantity: number;
  /** Chosen before the diner chooses. */
  isDefault: boolean;
}

/** A group of options of a restaurant, e.g. Toppings. Products and sizes use it by its id. */
export interface MenuOptionGroup {
  id: string;
  name: string;
  /** At least this many options must be chosen; the quantities count. */
  min: number;
  /** At most this many; 0: any number. */
  max: number;
  options: MenuOption[];
}

/** A size of a product. */
export interface MenuSize {
  id: string;
  name: string;
  /** Pence. */
  price: number;
  /** Groups that only this size has, after the groups of the product. */
  groupIds: string[];
}

/** A product of the menu. */
export interface MenuProduct extends ProductFields, Availability, AllergenFacts {
  id: string;
  name: string;
  description: string;
  /** Pence. A product with sizes has the price of its cheapest size here. */
  price: number;
  imageKey: string | null;
  /** Empty: the product has one price. */
  sizes: MenuSize[];
  groupIds: string[];
}

/** A section of the menu with its products. */
export interface MenuSectionContent {
  id: string;
  name: string;
  description: string;
  imageKey: string | null;
  /** When its products can be ordered; empty: always. */
  periods: WeeklyPeriod[];
  items: MenuProduct[];
}

/** The whole menu of a restaurant, in its order: published, exported, imported and restored in this form. */
export interface MenuContent {
  sections: MenuSectionContent[];
  optionGroups: MenuOptionGroup[];
}

/** A field of a product with rules of its own: neither a plain field nor one that options have too. */
export type OwnField = Exclude<
  keyof MenuProduct,
  keyof ProductFields | keyof Availability | keyof AllergenFacts
>;

/** What is true of a product or an option as long as its owner says nothing. */
export const MENU_DEFAULTS = {
  isAvailable: true,
  soldOutUntil: null,
  allergens: UNCONFIRMED_ALLERGENS,
  allergenSuggestion: null,
  allergensConfirmedAt: null,
  allergensConfirmedBy: null,
  allergensCheckAgain: false,
} satisfies Availability & AllergenFacts;

/** The same for a product. */
export const PRODUCT_DEFAULTS = {
  ...MENU_DEFAULTS,
  ...FIELD_DEFAULTS,
  imageKey: null,
  sizes: [],
  groupIds: [],
} satisfies Partial<MenuProduct>;

/** The same for a section. */
export const SECTION_DEFAULTS = {
  description: '',
  imageKey: null,
  periods: [],
} satisfies Partial<MenuSectionContent>;

/** What made a version of the menu. */
export const MENU_VERSION_CAUSES = ['EDIT', 'IMPORT', 'RESTORE', 'UNDO'] as const;
export type MenuVersionCause = (typeof MENU_VERSION_CAUSES)[number];
