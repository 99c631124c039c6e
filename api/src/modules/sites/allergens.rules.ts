/** The 14 allergens of UK food law, in the order of `AllergenCodes`. */
export const ALLERGENS = [
  'CELERY',
  'CEREALS_WITH_GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'LUPIN',
  'MILK',
  'MOLLUSCS',
  'MUSTARD',
  'NUTS',
  'PEANUTS',
  'SESAME',
  'SOYBEANS',
  'SULPHUR_DIOXIDE',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The worst first: a dish with several parts has the worst state of its parts. */
export const ALLERGEN_STATES = ['CONTAINS', 'MAY_CONTAIN', 'UNCONFIRMED', 'FREE_FROM'] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];

/** One letter for each allergen, in the order of `ALLERGENS`: the first letter of its state (`C`, `M`, `U`, `F`). */
export type AllergenCodes = string;

/** Whether something contains one allergen. */
export interface AllergenAnswer {
  allergen: Allergen;
  state: AllergenState;
}

const WORST_FIRST = 'CMUF';

/** What is true before anybody confirmed anything. */
export const UNCONFIRMED_ALLERGENS: AllergenCodes = 'U'.repeat(ALLERGENS.length);

/** What people call the allergens. */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  CELERY: 'celery',
  CEREALS_WITH_GLUTEN: 'cereals with gluten',
  CRUSTACEANS: 'crustaceans',
  EGGS: 'eggs',
  FISH: 'fish',
  LUPIN: 'lupin',
  MILK: 'milk',
  MOLLUSCS: 'molluscs',
  MUSTARD: 'mustard',
  NUTS: 'nuts',
  PEANUTS: 'peanuts',
  SESAME: 'sesame',
  SOYBEANS: 'soybeans',
  SULPHUR_DIOXIDE: 'sulphur dioxide',
};

const namesIn = (codes: AllergenCodes, wanted: AllergenState): string =>
  allergenAnswers(codes)
    .flatMap(({ allergen, state }) => (state === wanted ? ALLERGEN_NAMES[allergen] : []))
    .join(', ');

/** What is known in words, e.g. `Contains milk, eggs. May contain nuts.`; empty when nothing is. See `unconfirmedDishes`. */
export function allergenWords(codes: AllergenCodes): string {
  if (codes === 'F'.repeat(ALLERGENS.length)) return 'Free from all 14 allergens.';
  const sentences = [
    ['Contains ', namesIn(codes, 'CONTAINS')],
    ['May contain ', namesIn(codes, 'MAY_CONTAIN')],
  ];
  return sentences.flatMap(([start, list]) => (list ? `${start}${list}.` : [])).join(' ');
}

/**
 * The dishes whose allergens are not all confirmed, each once, e.g. `Soup (nuts), Tiramisu`: in brackets are the open ones, when others
 * are confirmed. Empty: everything is confirmed. null: nothing is confirmed of any dish.
 */
export function unconfirmedDishes(
  lines: readonly { name: string; allergens: AllergenCodes }[],
): string | null {
  const isUnknown = (codes: AllergenCodes): boolean => codes === UNCONFIRMED_ALLERGENS;
  if (lines.length > 0 && lines.every(({ allergens }) => isUnknown(allergens))) return null;
  const open = lines.flatMap(({ name, allergens }) => {
    const names = namesIn(allergens, 'UNCONFIRMED');
    return names ? [isUnknown(allergens) ? name : `${name} (${names})`] : [];
  });
  return [...new Set(open)].join(', ');
}

/** The codes as a list with all 14 allergens. */
export const allergenAnswers = (codes: AllergenCodes): AllergenAnswer[] =>
  ALLERGENS.map((allergen, at) => ({ allergen, state: stateOf(codes[at]) }));

/** The codes with these answers changed. */
export function withAnswers(codes: AllergenCodes, answers: readonly AllergenAnswer[]): AllergenCodes {
  const letters = [...codes];
  for (const { allergen, state } of answers) letters[ALLERGENS.indexOf(allergen)] = state.charAt(0);
  return letters.join('');
}

/** What a dish contains that is made of these parts: for each allergen the worst state. */
export const combinedAllergens = (parts: readonly AllergenCodes[]): AllergenCodes =>
  ALLERGENS.map((_, at) => worst(parts.map((codes) => codes[at] ?? 'U'))).join('');

const worst = (letters: readonly string[]): string =>
  WORST_FIRST.split('').find((letter) => letters.includes(letter)) ?? 'U';

const stateOf = (letter: string | undefined): AllergenState =>
  ALLERGEN_STATES.find((state) => state.startsWith(letter ?? 'U')) ?? 'UNCONFIRMED';
