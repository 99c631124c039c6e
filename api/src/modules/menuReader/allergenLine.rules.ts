import type { Allergen, AllergenAnswer, AllergenState } from '@forkfront/common/allergens.ts';

/** Words of menus for the 14 allergens of the law. */
const WORDS: readonly [words: RegExp, allergen: Allergen][] = [
  [/^celery$/u, 'CELERY'],
  [/^(?:gluten|wheat|cereals?(?: containing gluten)?|barley|rye|oats?)$/u, 'CEREALS_WITH_GLUTEN'],
  [/^(?:crustaceans?|prawns?|crab|lobster|shellfish)$/u, 'CRUSTACEANS'],
  [/^eggs?$/u, 'EGGS'],
  [/^fish$/u, 'FISH'],
  [/^lupin$/u, 'LUPIN'],
  [/^(?:milk|dairy|lactose)$/u, 'MILK'],
  [/^mollus[ck]s?$/u, 'MOLLUSCS'],
  [/^mustard$/u, 'MUSTARD'],
  [/^(?:tree )?nuts?$/u, 'NUTS'],
  [/^peanuts?$/u, 'PEANUTS'],
  [/^sesame(?: seeds?)?$/u, 'SESAME'],
  [/^(?:soya?|soybeans?|soya beans?)$/u, 'SOYBEANS'],
  [/^(?:sulphites?|sulfites?|sulphur dioxide)$/u, 'SULPHUR_DIOXIDE'],
];

const SENTENCE =
  /^\W*(?:allergens?|allergy advice|(may (?:also )?contain|traces of)|contains)\b[:\s]*(?:traces of )?(.{2,160}?)\W*$/iu;

/**
 * What a line such as `Contains nuts and milk` or `May contain sesame` says about the dish above. Null for other lines, and when a word
 * is no allergen.
 */
export function readAllergens(line: string): AllergenAnswer[] | null {
  const [, may, list = ''] = SENTENCE.exec(line.trim()) ?? [];
  if (list === '') return null;
  const state: AllergenState = may ? 'MAY_CONTAIN' : 'CONTAINS';
  const allergens = list
    .toLowerCase()
    .split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/u)
    .filter(Boolean)
    .map((word) => WORDS.find(([words]) => words.test(word))?.[1]);
  if (allergens.length === 0 || allergens.includes(undefined)) return null;
  return [...new Set(allergens)].flatMap((allergen) => (allergen ? [{ allergen, state }] : []));
}
