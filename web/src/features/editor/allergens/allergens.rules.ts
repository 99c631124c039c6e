import { ALLERGENS, type Allergen } from '../../../lib/allergens.ts';

/** The states in the order of the grid's columns. `letter` is the key that chooses one. */
export const STATES = [
  { id: 'CONTAINS', name: 'Contains', letter: 'C' },
  { id: 'MAY_CONTAIN', name: 'May contain', letter: 'M' },
  { id: 'FREE_FROM', name: 'Free from', letter: 'F' },
  { id: 'UNCONFIRMED', name: 'Not confirmed', letter: 'N' },
] as const;

export type AllergenState = (typeof STATES)[number]['id'];
export type AllergenLetter = (typeof STATES)[number]['letter'];

/** One letter for each allergen, in the order of `ALLERGENS`: a form compares two of them with `===`. */
export type AllergenCodes = string;

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

const NOT_CONFIRMED: AllergenCodes = 'N'.repeat(ALLERGENS.length);

/** The facts of a new product or option. */
export const NO_FACTS: AllergenFacts = {
  codes: NOT_CONFIRMED,
  suggestion: null,
  confirmedAt: null,
  confirmedBy: null,
  checkAgain: false,
};

/** Reads the API's answers; a missing or unknown one is not confirmed. */
export function codesOf(answers: SentFacts['answers']): AllergenCodes {
  const states = new Map(answers.map(({ allergen, state }) => [allergen, state]));
  return ALLERGENS.map(({ id }) => STATES.find((state) => state.id === states.get(id))?.letter ?? 'N').join(
    '',
  );
}

/** The answers as the API takes them. */
export const answersOf = (codes: AllergenCodes): { allergen: Allergen; state: AllergenState }[] =>
  ALLERGENS.map(({ id }, at) => ({ allergen: id, state: stateAt(codes, at).id }));

export const readFacts = ({ answers, suggestion, confirmedAt, confirmedBy, checkAgain }: SentFacts) => ({
  codes: codesOf(answers),
  suggestion: suggestion ? codesOf(suggestion) : null,
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
export const restFree = (codes: AllergenCodes): AllergenCodes => codes.replaceAll('N', 'F');

export const isAnyOpen = (codes: AllergenCodes): boolean => codes.includes('N');

export const isAnyAnswered = (codes: AllergenCodes): boolean => codes !== NOT_CONFIRMED;

/** Why a person should look at the allergens; null when they are confirmed. */
export type OpenReason = 'suggested' | 'checkAgain' | 'unconfirmed';

export function openReason({ codes, suggestion, checkAgain }: AllergenFacts): OpenReason | null {
  if (suggestion !== null) return 'suggested';
  if (checkAgain) return 'checkAgain';
  return isAnyOpen(codes) ? 'unconfirmed' : null;
}

/** The names of the allergens with this state, as a list in a sentence. */
const namesOf = (codes: AllergenCodes, letter: AllergenLetter): string =>
  ALLERGENS.filter((_, at) => codes[at] === letter)
    .map(({ name }) => name.toLowerCase())
    .join(', ');

/** What the codes say in words: `Contains milk, eggs. May contain nuts. 3 not confirmed.` */
export function inWords(codes: AllergenCodes): string {
  const open = codes.split('N').length - 1;
  if (open === ALLERGENS.length) return 'Nothing is confirmed yet.';
  const contains = namesOf(codes, 'C');
  const may = namesOf(codes, 'M');
  const parts = [
    contains && `Contains ${contains}.`,
    may && `May contain ${may}.`,
    open > 0 && `${open} not confirmed.`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'Free from all 14 allergens.';
}
