import { p } from '@mikro-orm/core';
import { ALLERGENS, UNCONFIRMED_ALLERGENS } from '@forkfront/common/allergens.ts';

/** Columns of everything that can be sold out. */
export const availabilityColumns = () => ({
  isAvailable: p.boolean().default(true),
  /** When a sold out dish can be ordered again; null: until its owner switches it back. */
  soldOutUntil: p.datetime().nullable(),
});

/** Columns of everything that has allergens: one letter for each, as in `AllergenCodes`. */
export const allergenColumns = () => ({
  allergens: p.string().length(ALLERGENS.length).default(UNCONFIRMED_ALLERGENS),
  allergenSuggestion: p.string().length(ALLERGENS.length).nullable(),
  allergensConfirmedAt: p.datetime().nullable(),
  /** The account that confirmed them. The foreign key is in the migration: a deleted account leaves null. */
  allergensConfirmedBy: p.uuid().nullable(),
  allergensCheckAgain: p.boolean().default(false),
});

/** The checks of `allergenColumns`. */
export const allergenChecks = (table: string) => [
  { name: `${table}_allergens_check`, expression: "allergens ~ '^[CMUF]{14}$'" },
  { name: `${table}_allergen_suggestion_check`, expression: "allergen_suggestion ~ '^[CMUF]{14}$'" },
];
