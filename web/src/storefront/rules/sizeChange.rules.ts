import type { DishChoice } from '@forkfront/common/renderer.ts';
import type { OptionGroup, Storefront } from '../queries/storefrontPage.ts';
import { defaultsOf, dishGroups } from './dishChoice.rules.ts';

/** An option of a group that only one of two sizes has. */
export type SizedOption = {
  name: string;
  /** How many of it are chosen. */
  count: number;
};

export type SizedGroup = {
  min: number;
  max: number;
  /** `most`: how many can be chosen, 0 for a sold-out one. `first`: how many are chosen before the diner chooses. */
  options: readonly { name: string; most: number; first: number }[];
};

/** Names are the same in any case. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * How many of each option are chosen after a change of the size, for the groups that only the new size has (`entered`).
 * An option takes the count of the option with its name among those that only the old size has (`left`), as far as the
 * group allows. The other options, and a group that would have too few, are as before the diner chose.
 */
export function carriedCounts(left: readonly SizedOption[], entered: readonly SizedGroup[]): number[][] {
  const rest = [...left];
  return entered.map(({ min, max, options }) => {
    const twins = options.map(({ name }) => {
      const at = rest.findIndex((one) => nameKey(one.name) === nameKey(name));
      return at < 0 ? null : (rest.splice(at, 1)[0]?.count ?? 0);
    });
    let room = max || Infinity;
    const take = (wanted: number, most: number): number => {
      const count = Math.min(wanted, most, room);
      room -= count;
      return count;
    };
    const carried = options.map(({ most }, at) => take(twins[at] ?? 0, most));
    const counts = options.map(({ first, most }, at) =>
      twins[at] === null ? take(first, most) : (carried[at] ?? 0),
    );
    const isEnough = counts.reduce((sum, count) => sum + count, 0) >= min;
    return isEnough ? counts : options.map(({ first }) => first);
  });
}

/**
 * The choice of a form without script that was sent with another size than it was shown with (`shownSize`), with what is
 * carried over. A group that the diner has changed since stays as it is. Null: nothing is carried over.
 */
export function carriedChoice(
  { sections, optionGroups }: Pick<Storefront, 'sections' | 'optionGroups'>,
  dishId: string,
  choice: DishChoice,
  shownSize: string,
): DishChoice | null {
  const item = sections.flatMap(({ items }) => items).find(({ id }) => id === dishId);
  const place = (id: string | null): number => (item?.sizes.findIndex((size) => size.id === id) ?? -1) + 1;
  const [from, to] = [place(shownSize), place(choice.sizeId)];
  if (!item || from === 0 || to === 0 || from === to) return null;
  const groups = dishGroups(item, optionGroups);
  const only = (size: number, other: number): OptionGroup[] =>
    groups.flatMap(({ group, sizes }) => (sizes?.includes(size) && !sizes.includes(other) ? [group] : []));
  const countOf = (id: string): number => choice.options.find((one) => one.id === id)?.count ?? 0;
  const left = only(from, to).flatMap(({ options }) =>
    options.map(({ id, name }) => ({ name, count: countOf(id) })),
  );
  const entered = only(to, from);
  const sized = entered.map(sizedGroup);
  const counts = carriedCounts(left, sized);
  const carried = new Map<string, number>();
  for (const [at, { options }] of entered.entries()) {
    const isUntouched = options.every(({ id }, n) => countOf(id) === sized[at]?.options[n]?.first);
    for (const [n, { id }] of options.entries()) {
      const count = counts[at]?.[n] ?? 0;
      if (isUntouched && count !== countOf(id)) carried.set(id, count);
    }
  }
  if (carried.size === 0) return null;
  const kept = choice.options.filter(({ id }) => !carried.has(id));
  const added = [...carried].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []));
  return { ...choice, options: [...kept, ...added] };
}

function sizedGroup(group: OptionGroup): SizedGroup {
  const firsts = new Set(defaultsOf(group).map(({ id }) => id));
  const { min, max, options } = group;
  return {
    min,
    max,
    options: options.map(({ id, name, isAvailable, maxQuantity }) => ({
      name,
      most: isAvailable ? maxQuantity : 0,
      first: Number(firsts.has(id)),
    })),
  };
}
