import type { MenuItem } from '../queries/storefrontPage.ts';

/** The 14 allergens as diners read them, in the order of `AllergenCodes`. */
export const ALLERGENS = {
  CELERY: 'celery',
  CEREALS_WITH_GLUTEN: 'gluten',
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
  SOYBEANS: 'soya',
  SULPHUR_DIOXIDE: 'sulphites',
};

export const ALLERGEN_KEYS = Object.keys(ALLERGENS);

/** How many there are, for scripts that need no names. */
export const allergenCount = 14;

/** One letter for each allergen: contains, may contain, unconfirmed, free from. */
export type AllergenCodes = string;

export const WORST_FIRST = ['C', 'M', 'U', 'F'] as const;
export type AllergenLetter = (typeof WORST_FIRST)[number];

/** The answers as codes. A state that this version does not know is unconfirmed. */
export function allergenCodes(answers: MenuItem['allergens']): AllergenCodes {
  const states = new Map(answers.map(({ allergen, state }) => [allergen as string, state.charAt(0)]));
  return ALLERGEN_KEYS.map((key) => {
    const letter = states.get(key) ?? 'U';
    return 'CMF'.includes(letter) ? letter : 'U';
  }).join('');
}

/** What parts contain together: for each allergen the worst state. The script of the page uses it too. */
export const worstOf = (parts: readonly AllergenCodes[]): AllergenCodes =>
  parts.reduce((all, part) => all.replace(/./g, (letter, at: number) => worse(letter, part.charAt(at))));

const worse = (one: string, other: string): string =>
  'CMUF'.indexOf(one) < 'CMUF'.indexOf(other) ? one : other;

/** Whether nobody has confirmed anything. */
export const isUnconfirmed = (codes: AllergenCodes): boolean => !/[CMF]/.test(codes);

/** Names of the allergens with this letter. */
export const namesWith = (codes: AllergenCodes, letter: AllergenLetter): string[] =>
  Object.values(ALLERGENS).filter((_, at) => codes[at] === letter);

/**
 * The dishes whose allergens are not all confirmed, each once, e.g. `Soup (nuts), Tiramisu`: in brackets are the open ones, when others
 * are confirmed. Empty: everything is confirmed. null: nothing is confirmed of any dish.
 */
export function unconfirmedDishes(lines: readonly { name: string; codes: AllergenCodes }[]): string | null {
  if (lines.length > 0 && lines.every(({ codes }) => isUnconfirmed(codes))) return null;
  const open = lines.flatMap(({ name, codes }) => {
    const names = namesWith(codes, 'U').join(', ');
    return names ? [isUnconfirmed(codes) ? name : `${name} (${names})`] : [];
  });
  return [...new Set(open)].join(', ');
}
