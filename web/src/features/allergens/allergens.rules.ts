import {
  ALLERGEN_NAMES,
  ALLERGENS,
  allergenCodes,
  namesWith,
  UNCONFIRMED_ALLERGENS,
  type AllergenCodes,
  type AllergenLetter,
} from '@forkfront/common/allergens.ts';

/** The states in the order of the grid's columns, each with the key that chooses it. */
export const STATES = [
  { letter: 'C', name: 'Contains', key: 'C' },
  { letter: 'M', name: 'May contain', key: 'M' },
  { letter: 'F', name: 'Free from', key: 'F' },
  { letter: 'U', name: 'Not confirmed', key: 'N' },
] as const satisfies readonly { letter: AllergenLetter; name: string; key: string }[];

/** What is known of the allergens of a product or an option, as the API sends it. */
export interface SentFacts {
  readonly answers: readonly { readonly allergen: string; readonly state: string }[];
  readonly suggestion: readonly { readonly allergen: string; readonly state: string }[] | null | undefined;
  readonly confirmedAt: string | null | undefined;
  readonly confirmedBy: string | null | undefined;
  readonly checkAgain: boolean;
}

/** The same for a form. */
export interface AllergenFacts {
  codes: AllergenCodes;
  /** What an import or the assistant suggests; null without a suggestion. */
  suggestion: AllergenCodes | null;
  /** RFC 3339; null: never confirmed. */
  confirmedAt: string | null;
  /** Name of the person; null when the account is deleted. */
  confirmedBy: string | null;
  /** Something has changed since. */
  checkAgain: boolean;
}

/** Answers of a form. `isConfirming`: the owner confirms them with the next save, even when nothing differs. */
export interface AllergenDraft {
  allergens: AllergenCodes;
  isConfirming: boolean;
}

/** The facts of a new product or option. */
export const NO_FACTS: AllergenFacts = {
  codes: UNCONFIRMED_ALLERGENS,
  suggestion: null,
  confirmedAt: null,
  confirmedBy: null,
  checkAgain: false,
};

export const readFacts = ({ answers, suggestion, confirmedAt, confirmedBy, checkAgain }: SentFacts) => ({
  codes: allergenCodes(answers),
  suggestion: suggestion ? allergenCodes(suggestion) : null,
  confirmedAt: confirmedAt ?? null,
  confirmedBy: confirmedBy ?? null,
  checkAgain,
});

/** The state of the allergen at this place. */
export const stateAt = (codes: AllergenCodes, at: number) =>
  STATES.find(({ letter }) => letter === codes[at]) ?? STATES[3];

export const withLetter = (codes: AllergenCodes, at: number, letter: AllergenLetter): AllergenCodes =>
  codes.slice(0, at) + letter + codes.slice(at + 1);

/** Everything that is not confirmed becomes free from. */
export const restFree = (codes: AllergenCodes): AllergenCodes => codes.replaceAll('U', 'F');

export const isAnyOpen = (codes: AllergenCodes): boolean => codes.includes('U');

export const isAnyAnswered = (codes: AllergenCodes): boolean => codes !== UNCONFIRMED_ALLERGENS;

/** Why a person should look at the allergens; null when they are confirmed. */
export type OpenReason = 'suggested' | 'checkAgain' | 'unconfirmed';

export function openReason({ codes, suggestion, checkAgain }: AllergenFacts): OpenReason | null {
  if (suggestion !== null) return 'suggested';
  if (checkAgain) return 'checkAgain';
  return isAnyOpen(codes) ? 'unconfirmed' : null;
}

/** What the codes say in words: `Contains milk, eggs. May contain nuts. 3 not confirmed.` */
export function codesText(codes: AllergenCodes): string {
  const open = codes.split('U').length - 1;
  if (open === ALLERGENS.length) return 'Nothing is confirmed yet.';
  const contains = namesWith(codes, 'C', ALLERGEN_NAMES).join(', ');
  const may = namesWith(codes, 'M', ALLERGEN_NAMES).join(', ');
  const parts = [
    contains && `Contains ${contains}.`,
    may && `May contain ${may}.`,
    open > 0 && `${open} not confirmed.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Free from all 14 allergens.';
}
