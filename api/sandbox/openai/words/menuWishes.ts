import { core, sentenceCase } from './clauses.ts';

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
  | { kind: 'price'; dish: string; price: number }
  | { kind: 'add'; dish: string; price: number | null; section: string | null }
  | { kind: 'remove'; dish: string }
  | { kind: 'move'; dish: string; section: string }
  | { kind: 'rename'; from: string; to: string };

/** What kept a wish from being done: no dish of this name, or several. */
export type WishProblem = { kind: 'unknown'; dish: string } | { kind: 'several'; names: string[] };

const AMOUNT = String.raw`£?\s?(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:pounds?|quid|£))?`;
const PRICED = [
  new RegExp(
    String.raw`^(?:the |our )?(?:price (?:of|for) (?:the )?)?(.+?)(?:['’]s)?(?: price)? (?:is|are|costs?|should (?:be|cost|have been)|must be|goes for|(?:has |have )?(?:gone|went) (?:up|down) to|is now|are now)(?: actually| now| only| really)* ${AMOUNT}(?: now| each| not .*)?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:change|set|make|put|update|correct)(?: the price (?:of|for))? (?:the )?(.+?)(?:['’]s price)?(?: price)? (?:to|at|for|is) ${AMOUNT}$`,
    'i',
  ),
  new RegExp(String.raw`^(?:make|change) (?:the )?(.+?) ${AMOUNT}$`, 'i'),
];
const ADDED = new RegExp(
  String.raw`^(?:add|include|we also (?:do|have|sell)|you (?:forgot|missed)|there(?:['’]s| is) also)(?: an?| the| our)? (.+?)(?:\s+(?:for|at|is|costs))?(?:[\s,:–-]+${AMOUNT})?(?: (?:to|in|under) (?:the )?(.+?)(?: section)?)?$`,
  'i',
);
const REMOVED = [
  /^(?:remove|delete|cancel|ditch|drop|scrap|lose|cut|take (?:off|out|away)|get rid of|leave out|forget) (?:the |our )?(.+?)(?: (?:from|off) (?:the |our )?(?:menu|list|site).*)?$/i,
  /^take (?:the |our )?(.+?) (?:off|out)(?: of)?(?: the (?:menu|list))?$/i,
  /^(?:we |they )?(?:do not|don['’]?t|no longer|stopped) (?:do|sell|serve|have|offer|make|doing|selling|serving|making) (?:the |any )?(.+?)(?: any ?more| any longer| now)?$/i,
  /^(?:no more|without(?: the)?) (.+?)$/i,
  /^(?:the |our )?(.+?) (?:is|are) (?:off(?: the menu)?|gone|no longer (?:available|on the menu)|sold out for good)$/i,
];
const MOVED =
  /^(?:move|put|shift) (?:the |our )?(.+?) (?:in)?(?:to|under|in) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const BELONGS =
  /^(?:the |our )?(.+?) (?:should (?:be|go)|belongs?|goes?) (?:in|into|under|to|with) (?:the )?["“']?(.+?)["”']?(?: section| heading)?$/i;
const CALLED =
  /^(?:the )?(?:section |dish |heading )?["“']?(.+?)["”']?(?: section| heading)? should (?:be called|read|say|be named) ["“']?(.+?)["”']?$/i;
const RENAMED =
  /^(?:rename|change|call) (?:the )?["“']?(.+?)["”']?(?: section| heading)?(?: to| as| into|,)? (?:be called )?["“']?(.+?)["”']?$/i;
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
  words.split(/\s*[,;](?!\d)\s*(?:and )?|\s+and (?=the |our |remove|move|add|rename|change)/i);

function readWish(words: string): MenuWish | null {
  const priced = first(PRICED, words);
  if (priced?.[1] && priced[2]) return { kind: 'price', dish: priced[1], price: penceOf(priced[2]) };
  const moved = MOVED.exec(words) ?? BELONGS.exec(words);
  if (moved?.[1] && moved[2]) return { kind: 'move', dish: moved[1], section: moved[2] };
  const removed = first(REMOVED, words)?.[1];
  if (removed) return { kind: 'remove', dish: removed };
  const added = ADDED.exec(words);
  if (added?.[1])
    return {
      kind: 'add',
      dish: added[1],
      price: added[2] ? penceOf(added[2]) : null,
      section: added[3] ?? null,
    };
  const renamed =
    RENAMED_TO.exec(words) ??
    CALLED.exec(words) ??
    (/^(?:rename|call)\b/i.test(words) ? RENAMED.exec(words) : null);
  return renamed?.[1] && renamed[2] ? { kind: 'rename', from: renamed[1], to: renamed[2] } : null;
}

const first = (patterns: readonly RegExp[], text: string): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
};

const penceOf = (amount: string): number => Math.round(100 * Number(amount.replace(',', '.')));

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
  wish: Extract<MenuWish, { kind: 'price' }>,
): { menu: MenuSection[] } | { problem: WishProblem } {
  const found = findPriced(menu, wish.dish);
  if ('problem' in found) return found;
  return {
    menu: mapDishes(menu, (dish) => {
      if (dish !== found.dish) return dish;
      const sizes = dish.sizes?.map((size) =>
        size.name === found.size ? { ...size, price: wish.price } : size,
      );
      return { ...dish, price: wish.price, ...(sizes && { sizes }) };
    }),
  };
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
  if (!one) return { problem: { kind: 'unknown', dish: words } };
  if (others.length > 0) return { problem: { kind: 'several', names: found.map(({ name }) => name) } };
  return { one };
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
