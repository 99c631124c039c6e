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

/** The letters of `AllergenCodes`, the worst first. */
export const WORST_FIRST = ['C', 'M', 'U', 'F'] as const;
export type AllergenLetter = (typeof WORST_FIRST)[number];

/** Whether something contains one allergen. */
export interface AllergenAnswer {
  allergen: Allergen;
  state: AllergenState;
}

/** What is true before anybody confirmed anything. */
export const UNCONFIRMED_ALLERGENS: AllergenCodes = 'UUUUUUUUUUUUUU';

/** What the law calls the allergens. */
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

/** What a menu calls them. */
export const ALLERGEN_SHORT_NAMES: Readonly<Record<Allergen, string>> = {
  ...ALLERGEN_NAMES,
  CEREALS_WITH_GLUTEN: 'gluten',
  SOYBEANS: 'soya',
  SULPHUR_DIOXIDE: 'sulphites',
};

type Names = Readonly<Record<Allergen, string>>;

/** Names of the allergens with this letter. */
export const namesWith = (codes: AllergenCodes, letter: AllergenLetter, names: Names): string[] =>
  ALLERGENS.filter((_, at) => codes[at] === letter).map((allergen) => names[allergen]);

/** What is known in words, e.g. `Contains milk, eggs. May contain nuts.`; empty when nothing is. See `unconfirmedDishes`. */
export function allergenWords(codes: AllergenCodes): string {
  if (codes === 'F'.repeat(ALLERGENS.length)) return 'Free from all 14 allergens.';
  const sentences = [
    ['Contains ', namesWith(codes, 'C', ALLERGEN_NAMES).join(', ')],
    ['May contain ', namesWith(codes, 'M', ALLERGEN_NAMES).join(', ')],
  ];
  return sentences.flatMap(([start, list]) => (list ? `${start}${list}.` : [])).join(' ');
}

/** Whether nobody has confirmed anything. */
export const isUnconfirmed = (codes: AllergenCodes): boolean => !/[CMF]/.test(codes);

/**
 * The dishes whose allergens are not all confirmed, each once, e.g. `Soup (nuts), Tiramisu`: in brackets are the open ones, when others
 * are confirmed. Empty: everything is confirmed. null: nothing is confirmed of any dish.
 */
export function unconfirmedDishes(
  lines: readonly { name: string; allergens: AllergenCodes }[],
  names: Names,
): string | null {
  if (lines.length > 0 && lines.every(({ allergens }) => isUnconfirmed(allergens))) return null;
  const open = lines.flatMap(({ name, allergens }) => {
    const list = namesWith(allergens, 'U', names).join(', ');
    return list ? [isUnconfirmed(allergens) ? name : `${name} (${list})`] : [];
  });
  return [...new Set(open)].join(', ');
}

/** The codes as a list with all 14 allergens. */
export const allergenAnswers = (codes: AllergenCodes): AllergenAnswer[] =>
  ALLERGENS.map((allergen, at) => ({ allergen, state: stateOf(codes[at]) }));

/** Answers as codes. An allergen without an answer, or with a state that this version does not know, is unconfirmed. */
export function allergenCodes(
  answers: readonly { readonly allergen: string; readonly state: string }[],
): AllergenCodes {
  const states = new Map(answers.map(({ allergen, state }) => [allergen, state]));
  const letterOf = (allergen: Allergen): string =>
    ALLERGEN_STATES.find((state) => state === states.get(allergen))?.charAt(0) ?? 'U';
  return ALLERGENS.map(letterOf).join('');
}

/** The codes with these answers changed. */
export function withAnswers(codes: AllergenCodes, answers: readonly AllergenAnswer[]): AllergenCodes {
  const letters = [...codes];
  for (const { allergen, state } of answers) letters[ALLERGENS.indexOf(allergen)] = state.charAt(0);
  return letters.join('');
}

/** What a dish contains that is made of these parts: for each allergen the worst state. The script of a dish uses it too. */
export const combinedAllergens = (parts: readonly AllergenCodes[]): AllergenCodes =>
  parts.reduce((all, part) => all.replace(/./g, (letter, at: number) => worse(letter, part.charAt(at))));

const worse = (one: string, other: string): string =>
  'CMUF'.indexOf(one) < 'CMUF'.indexOf(other) ? one : other;

const stateOf = (letter: string | undefined): AllergenState =>
  ALLERGEN_STATES.find((state) => state.startsWith(letter ?? 'U')) ?? 'UNCONFIRMED';
