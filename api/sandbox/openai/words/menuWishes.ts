import { core, isCorrection, sentenceCase } from './clauses.ts';
import { AMOUNT, penceOf, pricesAtEnd, type SpokenPrice } from './spokenPrices.ts';

/** Longer sentences are no wishes. */
const MAX_SENTENCE = 300;

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

type Sizes = { name: string; price: number }[];

/** A correction of the menu. `price` in pence. */
export type MenuWish =
  | { kind: 'price'; dish: string; said: SpokenPrice }
  | { kind: 'add'; dish: string; price: number | null; section: string | null }
  | { kind: 'remove'; dish: string }
  | { kind: 'move'; dish: string; section: string }
  | { kind: 'rename'; from: string; to: string };

/** What kept a wish from being done: no dish of this name, none but one with a name like it, or several. */
export type WishProblem =
  | { kind: 'unknown'; dish: string }
  | { kind: 'near'; dish: string; name: string }
  | { kind: 'several'; names: string[] };

/** Verbs that change a price, and what stands between them, the dish and the price. */
const CHANGES =
  /^(?:(?:change|set|make|put|update|correct|raise|lower|increase|reduce|bump|drop|cut|knock)(?: up| down)?|the price (?:of|for)|price (?:of|for))\s+/i;
const LEADS = /^(?:(?:the|our|price of|price for|the price of|the price for)\s+)+/i;
const LINKS =
  /(?:['’]s)?(?:\s+price)?\s*(?:\b(?:is|are|comes? in|costs?|should (?:be|cost|have been)|must be|goes for|(?:has |have )?(?:gone|went) (?:up|down) to|to|at|for|up|down)(?:\s+(?:actually|now|only|really|to|is))*|:)$/i;
const ADDED = new RegExp(
  String.raw`^(?:add|include|we also (?:do|have|sell)|you (?:forgot|missed)|there(?:['’]s| is) also)(?: an?| the| our)? (.+?)(?:,?\s+(?:for|at|is|costs|they(?: are|['’]re)|it(?: is|['’]s)|its))?(?:[\s,:–-]+${AMOUNT})?(?: (?:to|in|under) (?:the )?(.+?)(?: section)?)?$`,
  'i',
);
const REMOVED = [
  /^(?:remove|delete|cancel|ditch|drop|scrap|lose|cut|take (?:off|out|away)|get rid of|leave out|forget) (?:the |our )?(.+?)(?: (?:from|off) (?:the |our )?(?:menu|list|site).*)?$/i,
  /^take (?:the |our )?(.+?) (?:off|out)(?: of)?(?: the (?:menu|list))?$/i,
];
const MOVED =
  /^(?:move|put|shift) (?:the |our )?(.+?) (?:in)?(?:to|under|in) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const BELONGS =
  /^(?:the |our )?(.+?) (?:should (?:be|go)|belongs?|goes?) (?:in|into|under|to|with) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const CALLED =
  /^(?:the )?(?:section |dish |heading )?["“']?(.+?)["”']?(?: section| heading)? should (?:be called|read|say|be named) ["“']?(.+?)["”']?$/i;
const RENAMED_TO =
  /^(?:rename|change) (?:the )?["“']?(.+?)["”']?(?: section| heading)? (?:to|into|as) (?:be called )?["“']?(.+?)["”']?$/i;

/** The corrections of the menu that a sentence asks for: `the naan is 3.50 and the roti is 2`. */
export function readMenuWishes(sentence: string): MenuWish[] {
  const wishes = partsOfWish(core(sentence)).map(readWish);
  if (wishes.length > 1 && wishes.every((wish) => wish !== null)) return wishes;
  const wish = readWish(core(sentence));
  if (wish?.kind !== 'remove' && wish?.kind !== 'move') return wish ? [wish] : [];
  const dishes = wish.dish.split(/\s*,\s*(?:and )?(?:the )?|\s+and (?:the )?/);
  return dishes.map((dish) => ({ ...wish, dish }));
}

const partsOfWish = (words: string): string[] =>
  words.split(
    /\s*[,;](?!\d)\s*(?:and )?|\s+and (?=the |our |remove|delete|take|drop|move|add|rename|change|make|put)/i,
  );

function readWish(words: string): MenuWish | null {
  const added = ADDED.exec(words);
  if (added?.[1])
    return {
      kind: 'add',
      dish: added[1],
      price: added[2] ? penceOf(added[2]) : null,
      section: added[3] ?? null,
    };
  const priced = readPriced(words);
  if (priced) return priced;
  const moved = MOVED.exec(words) ?? BELONGS.exec(words);
  if (moved?.[1] && moved[2]) return { kind: 'move', dish: moved[1], section: moved[2] };
  const removed = first(REMOVED, words)?.[1];
  if (removed) return { kind: 'remove', dish: removed };
  const renamed = RENAMED_TO.exec(words) ?? CALLED.exec(words);
  return renamed?.[1] && renamed[2] ? { kind: 'rename', from: renamed[1], to: renamed[2] } : null;
}

/** `put the hot dog up to 6`: a verb, or a link between the dish and the price, makes it a wish. */
function readPriced(words: string): MenuWish | null {
  const found = pricesAtEnd(words);
  if (!found) return null;
  const before = found.head.replace(CHANGES, '');
  const dish = before.replace(LEADS, '').replace(LINKS, '').trim();
  const isAsked = before !== found.head || LINKS.test(before);
  if (!isAsked || dish === '' || LEADS.test(`${dish} `)) return null;
  return { kind: 'price', dish, said: found.said };
}

const first = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
};

/** The menu after a wish, or what kept it from being done. */
export function applyWish(
  menu: readonly MenuSection[],
  wish: MenuWish,
): { menu: MenuSection[] } | { problem: WishProblem } {
  if (wish.kind === 'add') return { menu: withDish(menu, wish) };
  if (wish.kind === 'rename' || wish.kind === 'remove') {
    const words = wish.kind === 'rename' ? wish.from : wish.dish;
    const section = sectionOf(menu, words);
    if (section && wish.kind === 'rename')
      return {
        menu: menu.map((each) => (each === section ? { ...each, name: sentenceCase(wish.to) } : each)),
      };
    if (section) return { menu: menu.filter((each) => each !== section) };
  }
  if (wish.kind === 'price') return priced(menu, wish);
  const found = findDishes(menu, wish.kind === 'rename' ? wish.from : wish.dish);
  if ('problem' in found) return found;
  const isMeant = (dish: MenuDish) => found.dishes.includes(dish);
  switch (wish.kind) {
    case 'rename':
      return {
        menu: mapDishes(menu, (dish) => (isMeant(dish) ? { ...dish, name: sentenceCase(wish.to) } : dish)),
      };
    case 'remove':
      return { menu: withoutDishes(menu, isMeant) };
    case 'move': {
      const target = sectionOf(menu, wish.section)?.name ?? sentenceCase(wish.section);
      const rest = withoutDishes(menu, isMeant);
      const known = rest.find(({ name }) => name === target);
      return {
        menu: known
          ? rest.map((each) => (each === known ? { ...each, items: [...each.items, ...found.dishes] } : each))
          : [...rest, { name: target, items: found.dishes }],
      };
    }
  }
}

function priced(
  menu: readonly MenuSection[],
  { dish: words, said }: Extract<MenuWish, { kind: 'price' }>,
): { menu: MenuSection[] } | { problem: WishProblem } {
  if (said.price === null) {
    const found = findDishes(menu, words);
    if ('problem' in found) return found;
    return {
      menu: mapDishes(menu, (dish) => {
        if (!found.dishes.includes(dish)) return dish;
        const sizes = withSizes(dish.sizes ?? [], said.sizes);
        return { ...dish, sizes, price: Math.min(...sizes.map(({ price }) => price)) };
      }),
    };
  }
  const { price } = said;
  const found = findPriced(menu, words);
  if ('problem' in found) return found;
  return {
    menu: mapDishes(menu, (dish) => {
      if (dish !== found.dish) return dish;
      const sizes = dish.sizes?.map((size) => (size.name === found.size ? { ...size, price } : size));
      return { ...dish, price, ...(sizes && { sizes }) };
    }),
  };
}

/** Sizes that a dish has keep their place and their name; when none of them is said, it has the said ones. */
function withSizes(known: Sizes, said: Sizes): Sizes {
  const saidOf = ({ name }: Sizes[number]) => said.find((size) => fold(size.name) === fold(name));
  if (!known.some(saidOf)) return said.map(({ name, price }) => ({ name: sentenceCase(name), price }));
  const others = said.filter(({ name }) => !known.some((size) => fold(size.name) === fold(name)));
  return [
    ...known.map((size) => ({ ...size, price: saidOf(size)?.price ?? size.price })),
    ...others.map(({ name, price }) => ({ name: sentenceCase(name), price })),
  ];
}

function withDish(menu: readonly MenuSection[], wish: Extract<MenuWish, { kind: 'add' }>): MenuSection[] {
  const dish = { name: sentenceCase(wish.dish), description: '', price: wish.price ?? 0 };
  const section =
    (wish.section !== null && sectionOf(menu, wish.section)) || (wish.section === null ? menu.at(-1) : null);
  if (!section) return [...menu, { name: sentenceCase(wish.section ?? 'Menu'), items: [dish] }];
  return menu.map((each) => (each === section ? { ...each, items: [...each.items, dish] } : each));
}

const mapDishes = (menu: readonly MenuSection[], change: (dish: MenuDish) => MenuDish): MenuSection[] =>
  menu.map((section) => ({ ...section, items: section.items.map(change) }));

const withoutDishes = (menu: readonly MenuSection[], isMeant: (dish: MenuDish) => boolean): MenuSection[] =>
  menu
    .map((section) => ({ ...section, items: section.items.filter((dish) => !isMeant(dish)) }))
    .filter(({ items }) => items.length > 0);

const sectionOf = (menu: readonly MenuSection[], words: string): MenuSection | undefined =>
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

const REMOVES =
  /\b(?:remove|delete|scrap|drop|bin|get rid of|stop(?:ped)?|no longer|(?:do not|don['’]?t) (?:do|sell|have|serve|make)|take\b.*\b(?:off|out))\b/i;

/** What may stand beside a dish and its new prices. Another word makes it another dish: `seafood chowder 9`. */
const LINK_WORDS = new Set(
  'the our a now drop come in is are be been should at for to up down gone went ha has have had cost price sell we charge actually sorry it they its make put change from will new only just oh wait no sort of and also'.split(
    ' ',
  ),
);

/** What a sentence wants of the dish of the menu that stands in it: `take the samosa off, we stopped doing it`, `chowder now comes in cup 4`. */
function wishAbout(sentence: string, menu: readonly MenuSection[]): MenuWish | null {
  if (sentence.length > MAX_SENTENCE) return null;
  const priced = pricesAtEnd(core(sentence));
  if (!priced && !REMOVES.test(sentence)) return null;
  const said = ` ${fold(priced?.head ?? sentence)} `;
  const [name] = menu
    .flatMap(({ items }) => items.map((dish) => dish.name))
    .filter((dish) => said.includes(` ${fold(dish)} `))
    .sort((a, b) => b.length - a.length);
  if (name === undefined) return null;
  if (!priced) return { kind: 'remove', dish: name };
  const others = said
    .replace(` ${fold(name)} `, ' ')
    .trim()
    .split(' ');
  const isChange = others[0] === '' ? isCorrection(sentence) : others.every((word) => LINK_WORDS.has(word));
  return isChange ? { kind: 'price', dish: name, said: priced.said } : null;
}

/** The wishes of a sentence; without a known dish in them, the one about the dish that stands in it. */
export function wishesIn(sentence: string, menu: readonly MenuSection[]): MenuWish[] {
  const wishes = readMenuWishes(sentence);
  const isKnown = wishes.some((wish) => !('problem' in applyWish(menu, wish)));
  const other = isKnown ? null : wishAbout(sentence, menu);
  return other ? [other] : wishes;
}

/** A wish about another dish. */
export const meaning = (wish: MenuWish, dish: string): MenuWish =>
  wish.kind === 'rename' ? { ...wish, from: dish } : { ...wish, dish };

/** A wish in words that `readMenuWishes` reads. */
export function wordsOfWish(wish: MenuWish): string {
  const pounds = (pence: number) => (pence / 100).toFixed(2);
  switch (wish.kind) {
    case 'price': {
      const { price, sizes } = wish.said;
      const prices =
        price === null ? sizes.map((size) => `${size.name} ${pounds(size.price)}`).join(' ') : pounds(price);
      return `Change ${wish.dish} to ${prices}`;
    }
    case 'add':
      return `Add ${wish.dish}${wish.price === null ? '' : ` ${pounds(wish.price)}`}`;
    case 'remove':
      return `Remove ${wish.dish}`;
    case 'move':
      return `Move ${wish.dish} to ${wish.section}`;
    case 'rename':
      return `Rename ${wish.from} to ${wish.to}`;
  }
}

/** Lower case, single words without plural and marks: `Garlic Naans!` is `garlic naan`. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d"']+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join(' ');
