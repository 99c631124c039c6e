import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { ADDED } from '../menuReader/wording.rules.ts';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
  type MenuOption,
  type MenuOptionGroup,
  type MenuProduct,
  type MenuSectionContent,
} from '@forkfront/common/menu.ts';
import {
  type DraftExtra,
  type DraftExtras,
  type DraftItem,
  type DraftSection,
  isPopular,
  type OnboardingDraft,
} from './onboarding.rules.ts';
import { shopSections } from './shopGoods.rules.ts';

/** `Dips` and `Extra toppings` are sold by number. */
const MAX_OF_A_KIND = 10;

/** Extras as a group; `size` has it, or every dish when it is null. */
interface SectionGroup {
  size: string | null;
  group: MenuOptionGroup;
}

/** The menu of a draft. `newId` makes the id of each part, always in the same order. */
export function menuOf(draft: OnboardingDraft, newId: () => string): MenuContent {
  const { popularItems } = draft;
  const sections = draft.isShop ? shopSections(draft) : draft.sections;
  const optionGroups: MenuOptionGroup[] = [];
  const names = sections.flatMap(({ extras }) => extras.map(({ name }) => name.toLowerCase()));
  const isShared = (name: string) => names.filter((each) => each === name.toLowerCase()).length > 1;
  const content = sections.map((section): MenuSectionContent => {
    const groups = section.extras
      .map((extras) =>
        isShared(extras.name) ? { ...extras, name: `${extras.name} (${section.name})` } : extras,
      )
      .flatMap((extras) => groupsOf(extras, section, newId))
      .slice(0, MENU_LIMITS.optionGroups - optionGroups.length);
    optionGroups.push(...groups.map(({ group }) => group));
    return {
      ...SECTION_DEFAULTS,
      id: newId(),
      name: section.name,
      description: section.description,
      items: section.items.map((item) => productOf(item, groups, popularItems, newId)),
    };
  });
  return { sections: content, optionGroups };
}

/** Extras with prices for the sizes of the section's dishes become a group for each size. */
function groupsOf(extras: DraftExtras, { items }: DraftSection, newId: () => string): SectionGroup[] {
  const sizes = [...new Set(items.flatMap((item) => item.sizes.map(({ name }) => name)))];
  const isBySize = ({ sizes: own }: DraftExtra) =>
    own.length > 0 && own.every(({ name }) => sizes.includes(name));
  const bySize = sizes.length <= MENU_LIMITS.sizes ? extras.options.filter(isBySize) : [];
  const general = extras.options.filter((extra) => !bySize.includes(extra)).flatMap(withSizeInName);
  const group = (size: string | null, options: DraftExtra[]): SectionGroup[] =>
    options.length === 0 ? [] : [{ size, group: groupOf(extras.name, size, options, newId) }];
  return [
    ...group(null, general),
    ...sizes.flatMap((size) =>
      group(
        size,
        bySize.flatMap((extra) =>
          extra.sizes.filter(({ name }) => name === size).map(({ price }) => ({ ...extra, price })),
        ),
      ),
    ),
  ];
}

const withSizeInName = (extra: DraftExtra): DraftExtra[] =>
  extra.sizes.length === 0
    ? [extra]
    : extra.sizes.map(({ name, price }) => ({ ...extra, name: cut(`${extra.name} (${name})`), price }));

const groupOf = (
  name: string,
  size: string | null,
  options: DraftExtra[],
  newId: () => string,
): MenuOptionGroup => ({
  id: newId(),
  name: cut(size === null ? name : `${name} (${size})`),
  min: 0,
  max: 0,
  options: options.slice(0, MENU_LIMITS.options).map((option): MenuOption => ({
    ...MENU_DEFAULTS,
    id: newId(),
    name: option.name,
    price: option.price,
    maxQuantity: ADDED.test(option.name) ? MAX_OF_A_KIND : 1,
    isDefault: false,
    allergenSuggestion: option.allergenSuggestion,
  })),
});

const MAX_NAME = 80;
const cut = (name: string): string => name.slice(0, MAX_NAME);

function productOf(
  item: DraftItem,
  groups: readonly SectionGroup[],
  popularItems: string[],
  newId: () => string,
): MenuProduct {
  const idsOf = (size: string | null) =>
    groups.filter((each) => each.size === size).map(({ group }) => group.id);
  const groupIds = idsOf(null);
  // A product and its sizes share the limit.
  const room = MENU_LIMITS.groupUses - groupIds.length;
  const perSize = item.sizes.length > 0 ? Math.floor(room / item.sizes.length) : 0;
  return {
    ...PRODUCT_DEFAULTS,
    id: newId(),
    name: item.name,
    description: item.description,
    price: item.price,
    isPopular: isPopular(item.name, popularItems),
    dietaryTags: item.dietaryTags,
    spiceLevel: item.spiceLevel,
    calories: item.calories,
    allergenSuggestion: item.allergenSuggestion,
    sizes: item.sizes.map((size) => ({ id: newId(), ...size, groupIds: idsOf(size.name).slice(0, perSize) })),
    groupIds,
  };
}
