/** A dish as the draft has it. */
export interface MenuDish {
  name: string;
  description: string;
  /** Pence; the price of the cheapest size. */
  price: number;
  sizes?: Sizes;
  dietaryTags?: string[];
  spiceLevel?: number;
}

export interface MenuSection {
  name: string;
  items: MenuDish[];
  description?: string;
  extras?: { name: string; options: { name: string; price: number; sizes: Sizes }[] }[];
}

export type Sizes = { name: string; price: number }[];

/** What kept a wish from being done: no dish of this name, none but one with a name like it, or several. */
export type WishProblem =
  | { kind: 'unknown'; dish: string }
  | { kind: 'near'; dish: string; name: string }
  | { kind: 'several'; names: string[] };

export const sectionOf = (menu: readonly MenuSection[], words: string): MenuSection | undefined =>
  menu.find(({ name }) => fold(name) === fold(words.replace(/ section$/i, '')));

/** The dish that words mean. */
export function findDishes(
  menu: readonly MenuSection[],
  words: string,
): { dishes: MenuDish[] } | { problem: WishProblem } {
  const found = alike(
    menu.flatMap(({ items }) => items),
    words,
  );
  return 'problem' in found ? found : { dishes: [found.one] };
}

/** A dish, or one size of it. */
interface PricedThing {
  name: string;
  price: number;
  dish: MenuDish;
  size: string | null;
}

/** What has one price and is meant by words: a dish, or a size of it as in `Margherita 12"`. */
export function findPriced(
  menu: readonly MenuSection[],
  words: string,
): PricedThing | { problem: WishProblem } {
  const all = menu.flatMap(({ items }) =>
    items.flatMap((dish): PricedThing[] =>
      dish.sizes && dish.sizes.length > 0
        ? dish.sizes.map(({ name, price }) => ({ name: `${dish.name} (${name})`, price, dish, size: name }))
        : [{ name: dish.name, price: dish.price, dish, size: null }],
    ),
  );
  const found = alike(all, words);
  return 'problem' in found ? found : found.one;
}

function alike<One extends { name: string }>(
  all: readonly One[],
  words: string,
): { one: One } | { problem: WishProblem } {
  const wanted = fold(words);
  const exact = all.filter(({ name }) => fold(name) === wanted);
  const tokens = wanted.split(' ');
  const found =
    exact.length > 0
      ? exact
      : all.filter(({ name }) => tokens.every((token) => fold(name).split(' ').includes(token)));
  const [one, ...others] = found;
  if (!one) {
    const name = mostAlike(
      all.map((each) => each.name),
      words,
    );
    return {
      problem: name === null ? { kind: 'unknown', dish: words } : { kind: 'near', dish: words, name },
    };
  }
  if (others.length > 0) return { problem: { kind: 'several', names: found.map(({ name }) => name) } };
  return { one };
}

/** The share of common pairs of letters from which a name is asked about: 23 of 25 misspelt dishes, none of 13 others. */
const ALIKE = 0.6;

/** The name with the most pairs of letters of some words; null when none is like them. */
function mostAlike(names: readonly string[], words: string): string | null {
  const wanted = pairsOf(words);
  let best: { name: string; share: number } | null = null;
  for (const name of names) {
    const pairs = pairsOf(name);
    const common = [...wanted].filter((pair) => pairs.has(pair)).length;
    const share = (2 * common) / (wanted.size + pairs.size);
    if (share >= ALIKE && share > (best?.share ?? 0)) best = { name, share };
  }
  return best?.name ?? null;
}

const pairsOf = (text: string): Set<string> => {
  const letters = ` ${fold(text).replaceAll(' ', '')} `.slice(0, 80);
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
};

/** Lower case, single words without plural and marks: `Garlic Naans!` is `garlic naan`. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d"']+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join(' ');
