import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { changedFields } from '@forkfront/common/productFields.ts';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../../lib/ids.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
  type MenuOption,
  type MenuOptionGroup,
  type MenuProduct,
  type MenuSectionContent,
  type MenuSize,
} from '@forkfront/common/menu.ts';
import { blocking, type FileProblem } from './menuCsvTable.rules.ts';
import { messages } from './messages.ts';
import type {
  FileGroup,
  FileOption,
  FileProduct,
  FileSection,
  FileSize,
  MenuFile,
} from './menuFile.types.ts';
import { matchRows } from './menuMatch.rules.ts';
import type { FileShelf } from './menuShelves.rules.ts';
import { choiceProblems } from '../products/option.rules.ts';
import { keptDescription } from '../products/product.rules.ts';

/**
 * The menu that a file makes of the present one. Rows are matched by id, then by section and name, then by a name that
 * occurs once. What the file says nothing about stays, e.g. pictures. Allergens of a file are suggestions. With problems
 * that block the file, the content is only good for a review. `shelves`: what the file says about those of a grocery shop.
 */
export function mergeMenu(
  file: MenuFile,
  present: MenuContent,
): { content: MenuContent; shelves: FileShelf[]; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const groupOf = matchRows(file.groups ?? [], present.optionGroups);
  const optionGroups =
    file.groups?.map((row) => checkedGroup(row, groupOf.get(row), problems)) ?? present.optionGroups;
  const names = new GroupNames(optionGroups, file.groups, problems);
  const sectionOf = matchRows(file.sections, present.sections);
  const productOf = matchRows(
    file.sections.flatMap((section) => section.products),
    present.sections.flatMap((section) => section.items),
    {
      row: inSections(file.sections.map(({ name, products }) => [name, products] as const)),
      old: inSections(present.sections.map(({ name, items }) => [name, items] as const)),
    },
  );
  const broken = new Set(file.problems.filter(({ isBlocking }) => isBlocking).map(({ line }) => line));
  const shelves: FileShelf[] = [];
  const productsOf = (row: FileProduct): MenuProduct[] => {
    const old = productOf.get(row);
    // A review does not show what a line that is not understood would make.
    if ([row, ...(row.sizes ?? [])].some(({ line }) => broken.has(line))) return old ? [old] : [];
    const product = productFrom(row, old, names, problems);
    if (row.shelf) shelves.push({ line: row.line, productId: product.id, change: row.shelf });
    return [product];
  };
  const sections = file.sections.map((row) => ({
    ...sectionFrom(row, sectionOf.get(row)),
    items: row.products.flatMap(productsOf),
  }));
  return { content: { sections, optionGroups }, shelves, problems };
}

/** The name of the section that holds each product. */
function inSections<Product>(sections: readonly (readonly [name: string, products: readonly Product[]])[]) {
  const names = new Map(sections.flatMap(([name, products]) => products.map((product) => [product, name])));
  return (product: Product): string => names.get(product) ?? '';
}

/** The old text when only its spaces differ, so that an unchanged file changes nothing. */
const kept = (old: string | undefined, text: string, clean: (text: string) => string): string =>
  old !== undefined && clean(old) === text ? old : text;

function sectionFrom(row: FileSection, old?: MenuSectionContent): Omit<MenuSectionContent, 'items'> {
  const before = old ?? { ...SECTION_DEFAULTS, id: newId() };
  return {
    id: before.id,
    name: kept(old?.name, row.name, oneLine),
    description: kept(before.description, row.description ?? before.description, keptDescription),
    imageKey: before.imageKey,
    periods: row.periods ?? before.periods,
  };
}

function productFrom(
  row: FileProduct,
  old: MenuProduct | undefined,
  names: GroupNames,
  problems: FileProblem[],
): MenuProduct {
  const before = old ?? { ...PRODUCT_DEFAULTS, id: newId(), description: '', price: null };
  const sizes = row.sizes
    ? sizesFrom(row.sizes, before.sizes, names)
    : before.sizes.map((size) => ({ ...size, groupIds: names.known(size.groupIds) }));
  const price = sizes.length > 0 ? Math.min(...sizes.map((size) => size.price)) : (row.price ?? before.price);
  if (price === null) problems.push(blocking(row.line, messages.priceMissing(row.name)));
  const groupIds = row.groups ? names.idsOf(row, row.groups) : names.known(before.groupIds);
  const uses = groupIds.length + sizes.reduce((sum, size) => sum + size.groupIds.length, 0);
  if (uses > MENU_LIMITS.groupUses)
    problems.push(blocking(row.line, messages.tooMany(MENU_LIMITS.groupUses, 'groups at a product')));
  const words = {
    name: kept(old?.name, row.name, oneLine),
    description: kept(before.description, row.description ?? before.description, keptDescription),
    sizes,
    groupIds,
  };
  return {
    id: before.id,
    ...words,
    price: price ?? 0,
    imageKey: before.imageKey,
    ...changedFields(before, row),
    ...factsFrom(row, before, old !== undefined && isOther(words, old)),
  };
}

/** Whether a product is described in other words, so that its allergens must be checked again. */
const isOther = (words: Pick<MenuProduct, 'name' | 'description' | 'sizes' | 'groupIds'>, old: MenuProduct) =>
  words.name !== old.name ||
  words.description !== old.description ||
  words.groupIds.join() !== old.groupIds.join() ||
  words.sizes.map(({ name, groupIds }) => [name, groupIds].join()).join() !==
    old.sizes.map(({ name, groupIds }) => [name, groupIds].join()).join();

function sizesFrom(rows: readonly FileSize[], olds: readonly MenuSize[], names: GroupNames): MenuSize[] {
  const sizeOf = matchRows(rows, olds);
  return rows.map((row) => {
    const old = sizeOf.get(row) ?? { id: newId(), groupIds: [] };
    const groupIds = row.groups ? names.idsOf(row, row.groups) : names.known(old.groupIds);
    return { id: old.id, name: kept(sizeOf.get(row)?.name, row.name, oneLine), price: row.price, groupIds };
  });
}

/** A group that the file leaves as it is was checked when it was saved. */
function checkedGroup(row: FileGroup, old: MenuOptionGroup | undefined, problems: FileProblem[]) {
  const group = groupFrom(row, old);
  if (!isDeepStrictEqual(group, old))
    problems.push(
      ...choiceProblems(group).map(({ path, message }) =>
        blocking(row.line, messages.choices(path, message)),
      ),
    );
  return group;
}

function groupFrom(row: FileGroup, old?: MenuOptionGroup): MenuOptionGroup {
  const optionOf = matchRows(row.options, old?.options ?? []);
  return {
    id: old?.id ?? newId(),
    name: kept(old?.name, row.name, oneLine),
    min: row.min ?? old?.min ?? 0,
    max: row.max ?? old?.max ?? 0,
    options: row.options.map((option) => optionFrom(option, optionOf.get(option))),
  };
}

function optionFrom(row: FileOption, old?: MenuOption): MenuOption {
  const before = old ?? { ...MENU_DEFAULTS, id: newId(), maxQuantity: 1, isDefault: false };
  const name = kept(old?.name, row.name, oneLine);
  return {
    id: before.id,
    name,
    price: row.price,
    maxQuantity: row.maxQuantity ?? before.maxQuantity,
    isDefault: row.isDefault ?? before.isDefault,
    ...factsFrom(row, before, old !== undefined && name !== old.name),
  };
}

type Facts = Pick<MenuOption, keyof typeof MENU_DEFAULTS>;

function factsFrom(row: FileProduct | FileOption, before: Facts, isChanged: boolean): Facts {
  const { allergens, allergenSuggestion, allergensConfirmedAt, allergensConfirmedBy } = before;
  const told = allergenSuggestion ?? allergens;
  const said = row.allergens ?? told;
  const suggestion = said === allergens ? null : said;
  return {
    ...availabilityFrom(row, before),
    allergens,
    allergenSuggestion: said === told ? allergenSuggestion : suggestion,
    allergensConfirmedAt,
    allergensConfirmedBy,
    allergensCheckAgain: before.allergensCheckAgain || (isChanged && allergensConfirmedAt !== null),
  };
}

function availabilityFrom({ availability }: FileProduct | FileOption, before: Facts) {
  const { isAvailable, soldOutUntil } = before;
  if (!availability) return { isAvailable, soldOutUntil };
  const { until } = availability;
  if (availability.isAvailable) return { isAvailable: true, soldOutUntil: isAvailable ? soldOutUntil : null };
  const isSame = until !== null && soldOutUntil !== null && Date.parse(until) === Date.parse(soldOutUntil);
  return {
    isAvailable: false,
    soldOutUntil: isSame || until === null ? (isSame ? soldOutUntil : null) : new Date(until).toISOString(),
  };
}

/** Finds groups by the names that a file gives them. */
class GroupNames {
  private readonly ids = new Map<string, string>();
  private readonly all: ReadonlySet<string>;

  constructor(
    groups: readonly MenuOptionGroup[],
    rows: readonly FileGroup[] | undefined,
    private readonly problems: FileProblem[],
  ) {
    this.all = new Set(groups.map(({ id }) => id));
    // The first of several groups with one name has it; the export gives their ids to all of them.
    for (const [at, { id, name }] of groups.entries()) {
      const fileId = rows?.[at]?.id ?? id;
      for (const label of [`${name} #${fileId}`, oneLine(name)].map((one) => one.toLowerCase()))
        if (!this.ids.has(label)) this.ids.set(label, id);
    }
  }

  /** Ids of groups by their names; a problem for each name without a group. */
  idsOf({ line }: { line: number }, names: readonly string[]): string[] {
    const ids = names.flatMap((name) => {
      const whole = this.ids.get(name.toLowerCase());
      if (whole !== undefined) return [whole];
      return name.split(/[,;]/).flatMap((part) => {
        const id = this.ids.get(part.trim().toLowerCase());
        if (id === undefined) this.problems.push(blocking(line, messages.groupUnknown(part.trim())));
        return id ?? [];
      });
    });
    return [...new Set(ids)];
  }

  /** Those of the ids that the new menu has. */
  known(ids: readonly string[]): string[] {
    return ids.filter((id) => this.all.has(id));
  }
}
