import { sentenceCase } from './clauses.ts';
import {
  findDishes,
  findPriced,
  fold,
  type MenuDish,
  type MenuSection,
  sectionOf,
  type Sizes,
  type WishProblem,
} from './menuDishes.ts';
import type { SpokenPrice } from './spokenPrices.ts';

/** A correction of the menu. `price` in pence. */
export type MenuWish =
  | { kind: 'price'; dish: string; said: SpokenPrice }
  | { kind: 'add'; dish: string; price: number | null; section: string | null }
  | { kind: 'remove'; dish: string }
  | { kind: 'move'; dish: string; section: string }
  | { kind: 'rename'; from: string; to: string };

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
