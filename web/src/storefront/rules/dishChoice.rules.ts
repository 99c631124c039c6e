import type { MenuItem, OptionGroup, Storefront } from '../queries/storefrontPage.ts';
import type { DishChoice } from '../renderer.types.ts';

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

/** What is chosen before the diner chooses: the first size, the default options, one. */
export const firstChoice = ({ sizes }: MenuItem, groups: readonly DishGroup[]): DishChoice => ({
  sizeId: sizes[0]?.id ?? null,
  options: groups.flatMap(({ group }) =>
    group.options
      .filter(({ isDefault, isAvailable }) => isDefault && isAvailable)
      .slice(0, group.max || undefined)
      .map(({ id }) => ({ id, count: 1 })),
  ),
  note: '',
  quantity: 1,
});

/** Whether a dish cannot be ordered without choosing. */
export const hasChoices = ({ sizes, optionGroupIds }: MenuItem): boolean =>
  sizes.length > 0 || optionGroupIds.length > 0;
