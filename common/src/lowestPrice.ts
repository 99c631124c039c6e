import type { MenuOptionGroup, MenuProduct, MenuSize } from './menu.ts';

type Group = Pick<MenuOptionGroup, 'min' | 'max'> & {
  options: readonly Pick<MenuOptionGroup['options'][number], 'price' | 'maxQuantity' | 'isAvailable'>[];
};

/** Pence that a group adds to a dish at least; null when so many options as it demands cannot be had now. */
export function leastOf({ min, max, options }: Group): number | null {
  const most = max === 0 ? Infinity : max;
  const cheapest = options
    .filter((option) => option.isAvailable)
    .toSorted((one, other) => one.price - other.price);
  let count = 0;
  let least = 0;
  for (const { price, maxQuantity } of cheapest) {
    // What is not demanded is taken only while it makes the dish cheaper.
    const taken = Math.min(maxQuantity, (price < 0 ? most : min) - count);
    if (taken <= 0) break;
    count += taken;
    least += taken * price;
  }
  return count < min ? null : least;
}

/**
 * Pence that a diner pays at least for one of a dish, in this size, with all that must be chosen: nobody can buy it for less, so
 * no page shows less (Digital Markets, Competition and Consumers Act 2024, s 230). null: a choice that it demands is sold out.
 */
export function lowestPrice(
  product: Pick<MenuProduct, 'price' | 'groupIds'>,
  size: Pick<MenuSize, 'price' | 'groupIds'> | null,
  groups: ReadonlyMap<string, Group>,
): number | null {
  const ids = new Set([...product.groupIds, ...(size?.groupIds ?? [])]);
  let price = (size ?? product).price;
  for (const id of ids) {
    const group = groups.get(id);
    const least = group ? leastOf(group) : 0;
    if (least === null) return null;
    price += least;
  }
  return Math.max(0, price);
}

/** The lowest price of a dish in any of its sizes; null: it cannot be ordered now, in no size. */
export function lowestPriceOfAll(
  product: Pick<MenuProduct, 'price' | 'groupIds' | 'sizes'>,
  groups: ReadonlyMap<string, Group>,
): number | null {
  if (product.sizes.length === 0) return lowestPrice(product, null, groups);
  const prices = product.sizes.flatMap((size) => lowestPrice(product, size, groups) ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}
