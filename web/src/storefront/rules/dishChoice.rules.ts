import type { DishChoice } from '@forkfront/common/renderer.ts';
import type { MenuItem, OptionGroup, Storefront } from '../queries/storefrontPage.ts';

/** A group of a dish. */
export type DishGroup = {
  group: OptionGroup;
  /** Positions of the sizes that have it, from 1; null: it does not depend on the size. */
  sizes: readonly number[] | null;
};

/** The groups of a dish in their order, each once: those of every size first. */
export function dishGroups(
  { optionGroupIds, sizes }: MenuItem,
  groups: Storefront['optionGroups'],
): DishGroup[] {
  const sized = sizes.flatMap((size) => size.optionGroupIds).filter((id) => !optionGroupIds.includes(id));
  const positions = (id: string): number[] =>
    sizes.flatMap((size, at) => (size.optionGroupIds.includes(id) ? [at + 1] : []));
  return [...new Set([...optionGroupIds, ...sized])].flatMap((id) => {
    const group = groups.find((one) => one.id === id);
    return group ? [{ group, sizes: optionGroupIds.includes(id) ? null : positions(id) }] : [];
  });
}

/** Whether exactly one option must be chosen, so that they are radio buttons. */
export const isEitherOr = ({ min, max }: Pick<OptionGroup, 'min' | 'max'>): boolean => min === 1 && max === 1;

/** The options of a group that are chosen before the diner chooses. */
export const defaultsOf = ({ options, max }: OptionGroup): DishChoice['options'] =>
  options
    .filter(({ isDefault, isAvailable }) => isDefault && isAvailable)
    .slice(0, max || undefined)
    .map(({ id }) => ({ id, count: 1 }));

/**
 * What the form of a dish shows. Before the diner chooses (null) it is the first size, the default options, and one. The
 * groups of other sizes always have their defaults.
 */
export function shownChoice(
  { sizes }: MenuItem,
  groups: readonly DishGroup[],
  choice: DishChoice | null,
): DishChoice {
  const start = choice ?? { sizeId: sizes[0]?.id ?? null, options: [], note: '', quantity: 1 };
  const size = sizes.findIndex(({ id }) => id === start.sizeId) + 1;
  const others = groups.filter((of) => !choice || (of.sizes && !of.sizes.includes(size)));
  return { ...start, options: [...start.options, ...others.flatMap(({ group }) => defaultsOf(group))] };
}

/** Whether a dish cannot be ordered without choosing. */
export const hasChoices = ({ sizes, optionGroupIds }: MenuItem): boolean =>
  sizes.length > 0 || optionGroupIds.length > 0;
