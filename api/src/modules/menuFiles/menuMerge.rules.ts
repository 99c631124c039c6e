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
  FileLine,
  FileOption,
  FileProduct,
  FileSection,
  FileSize,
  MenuFile,
} from './menuFile.types.ts';
import { matchRows } from './menuMatch.rules.ts';
import { doubtfulRow } from './doubtfulRow.rules.ts';
import { GroupNames } from './groupNames.rules.ts';
import type { FileShelf } from './menuShelves.rules.ts';
import { choiceProblems } from '../products/option.rules.ts';
import { keptDescription } from '../products/product.rules.ts';

/** What becomes of the parts of the menu that a file does not have: they stay unless it is the whole menu. */
export interface Merging {
  isWholeMenu: boolean;
}

/** What a file makes of a menu. */
interface MergedMenu {
  content: MenuContent;
  /** What the file says about the shelves of a grocery shop. */
  shelves: FileShelf[];
  problems: FileProblem[];
  /** Rows that a person must look at; they change nothing yet. */
  lines: FileLine[];
  /** Reviewed lines whose price is not possible, by their ids. */
  refused: { id: string; message: string }[];
}

/**
 * The menu that a file makes of the present one. Rows are matched by id, then by section and name, then by a name that
 * occurs once. What the file says nothing about stays, e.g. pictures. Allergens of a file are suggestions. With problems
 * that block the file, the content is only good for a review.
 */
export function mergeMenu(file: MenuFile, present: MenuContent, merging: Merging): MergedMenu {
  const problems: FileProblem[] = [];
  const groups = groupsOf(file, present, merging, problems);
  const names = new GroupNames(groups.all, groups.fileIds, problems);
  const rows = file.sections.flatMap(({ products }) => products);
  const sectionOf = matchRows(file.sections, present.sections);
  const sectionNames = inSections(file.sections.map((section) => [section, section.products] as const));
  const oldSections = inSections(present.sections.map((section) => [section, section.items] as const));
  const productOf = matchRows(
    rows,
    present.sections.flatMap((section) => section.items),
    {
      row: (row) => placeOf(sectionNames(row)) ?? '',
      old: (old) => oldSections(old)?.name ?? '',
    },
  );
  const broken = new Set(file.problems.filter(({ isBlocking }) => isBlocking).map(({ line }) => line));
  const shelves: FileShelf[] = [];
  const lines: FileLine[] = [];
  const refused: MergedMenu['refused'] = [];
  const productsOf = (row: FileProduct): MenuProduct[] => {
    const old = productOf.get(row);
    // A review does not show what a line that is not understood would make.
    if ([row, ...(row.sizes ?? [])].some(({ line }) => broken.has(line)) || row.isLeftOut)
      return old ? [old] : [];
    const line = doubtfulRow(row, old, placeOf(sectionNames(row)), merging.isWholeMenu);
    if (line) {
      if (row.reviewedAs === undefined) lines.push(line);
      else refused.push({ id: row.reviewedAs, message: messages.priceOfSizes(row.name) });
      return old ? [old] : [];
    }
    const product = productFrom(row, old, { names, problems, merging });
    if (row.shelf) shelves.push({ line: row.line, productId: product.id, change: row.shelf });
    return [product];
  };
  const fromFile = (
    row: FileSection,
    products: readonly FileProduct[],
    before: readonly MenuProduct[] = [],
  ) => ({
    ...sectionFrom(row, sectionOf.get(row)),
    items: [...before, ...products.flatMap(productsOf)],
  });
  if (merging.isWholeMenu) {
    const sections = file.sections.map((row) => fromFile(row, row.products));
    return { content: { sections, optionGroups: groups.all }, shelves, problems, lines, refused };
  }
  const rowOfOld = inverse(productOf);
  const rowOfSection = inverse(sectionOf);
  /** Whether a dish that the file has too is in its section already; a file without sections moves nothing. */
  const stays = (row: FileProduct, old: MenuProduct): boolean => {
    const section = sectionNames(row);
    return (
      placeOf(section) === null || (section !== undefined && sectionOf.get(section) === oldSections(old))
    );
  };
  const added = ({ products }: FileSection): FileProduct[] =>
    products.filter((row) => {
      const old = productOf.get(row);
      return !old || !stays(row, old);
    });
  const known = present.sections.map((section) => {
    const items = section.items.flatMap((old) => {
      const row = rowOfOld.get(old);
      if (!row) return [old];
      return stays(row, old) ? productsOf(row) : [];
    });
    const row = rowOfSection.get(section);
    return row ? fromFile(row, added(row), items) : { ...section, items };
  });
  const unknown = file.sections
    .filter((row) => !sectionOf.has(row) && (placeOf(row) !== null || added(row).length > 0))
    .map((row) => fromFile(row, added(row)));
  return {
    content: { sections: [...known, ...unknown], optionGroups: groups.all },
    shelves,
    problems,
    lines,
    refused,
  };
}

const inverse = <Row, Old>(oldOf: ReadonlyMap<Row, Old>): ReadonlyMap<Old, Row> =>
  new Map([...oldOf].map(([row, old]) => [old, row]));

/** The name of a section of a file; null when the file does not name it. */
const placeOf = (section: FileSection | undefined): string | null =>
  section && !section.isUnnamed ? section.name : null;

/** The parts that both have in their old order, each as the file has it, and then what is new. */
function inOldOrder<Row, Old, Made>(
  rows: readonly Row[],
  olds: readonly Old[],
  oldOf: ReadonlyMap<Row, Old>,
  make: (row: Row, old?: Old) => Made,
  keep: (old: Old) => Made,
): Made[] {
  const rowOf = inverse(oldOf);
  return [
    ...olds.map((old) => {
      const row = rowOf.get(old);
      return row === undefined ? keep(old) : make(row, old);
    }),
    ...rows.filter((row) => !oldOf.has(row)).map((row) => make(row)),
  ];
}

/** The option groups of the new menu, and the id that a file has for each of its own. */
function groupsOf(
  file: MenuFile,
  present: MenuContent,
  merging: Merging,
  problems: FileProblem[],
): { all: MenuOptionGroup[]; fileIds: ReadonlyMap<string, string> } {
  const fileIds = new Map<string, string>();
  const make = (row: FileGroup, old?: MenuOptionGroup): MenuOptionGroup => {
    const group = checkedGroup(row, old, merging, problems);
    if (row.id !== null) fileIds.set(group.id, row.id);
    return group;
  };
  const added = (rows: readonly FileGroup[], olds: readonly MenuOptionGroup[]) =>
    inOldOrder(rows, olds, matchRows(rows, olds), make, (old) => old);
  const { groups, addedGroups = [] } = file;
  if (!groups) return { all: added(addedGroups, present.optionGroups), fileIds };
  const oldOf = matchRows(groups, present.optionGroups);
  const all = merging.isWholeMenu
    ? groups.map((row) => make(row, oldOf.get(row)))
    : added(groups, present.optionGroups);
  return { all: added(addedGroups, all), fileIds };
}

/** The section that holds each product. */
function inSections<Section, Product>(sections: readonly (readonly [Section, readonly Product[]])[]) {
  const holders = new Map(
    sections.flatMap(([section, products]) => products.map((product) => [product, section] as const)),
  );
  return (product: Product): Section | undefined => holders.get(product);
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

/** What the products of a file need of the rest of it. */
interface Surroundings {
  names: GroupNames;
  problems: FileProblem[];
  merging: Merging;
}

function productFrom(
  row: FileProduct,
  old: MenuProduct | undefined,
  { names, problems, merging }: Surroundings,
): MenuProduct {
  const before = old ?? { ...PRODUCT_DEFAULTS, id: newId(), description: '', price: null };
  const sizes = row.sizes
    ? sizesFrom(row.sizes, before.sizes, names, merging)
    : before.sizes.map((size) => ({ ...size, groupIds: names.known(size.groupIds) }));
  const price = sizes.length > 0 ? Math.min(...sizes.map((size) => size.price)) : (row.price ?? before.price);
  if (!merging.isWholeMenu && sizes.length > MENU_LIMITS.sizes)
    problems.push(blocking(row.line, messages.tooMany(MENU_LIMITS.sizes, 'sizes of a product')));
  const ownIds = row.groups ? names.idsOf(row, row.groups) : names.known(before.groupIds);
  const groupIds = [...new Set([...ownIds, ...names.idsOf(row, row.addedGroups ?? [])])];
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

function sizesFrom(
  rows: readonly FileSize[],
  olds: readonly MenuSize[],
  names: GroupNames,
  { isWholeMenu }: Merging,
): MenuSize[] {
  const sizeOf = matchRows(rows, olds);
  const make = (row: FileSize, known?: MenuSize): MenuSize => {
    const old = known ?? { id: newId(), groupIds: [] };
    const groupIds = row.groups ? names.idsOf(row, row.groups) : names.known(old.groupIds);
    return { id: old.id, name: kept(known?.name, row.name, oneLine), price: row.price, groupIds };
  };
  return isWholeMenu
    ? rows.map((row) => make(row, sizeOf.get(row)))
    : inOldOrder(rows, olds, sizeOf, make, (old) => ({ ...old, groupIds: names.known(old.groupIds) }));
}

/** A group that the file leaves as it is was checked when it was saved. */
function checkedGroup(
  row: FileGroup,
  old: MenuOptionGroup | undefined,
  merging: Merging,
  problems: FileProblem[],
): MenuOptionGroup {
  const group = groupFrom(row, old, merging);
  if (!isDeepStrictEqual(group, old))
    problems.push(
      ...choiceProblems(group).map(({ path, message }) =>
        blocking(row.line, messages.choices(path, message)),
      ),
    );
  return group;
}

function groupFrom(
  row: FileGroup,
  old: MenuOptionGroup | undefined,
  { isWholeMenu }: Merging,
): MenuOptionGroup {
  const olds = old?.options ?? [];
  const optionOf = matchRows(row.options, olds);
  return {
    id: old?.id ?? newId(),
    name: kept(old?.name, row.name, oneLine),
    min: row.min ?? old?.min ?? 0,
    max: row.max ?? old?.max ?? 0,
    options: isWholeMenu
      ? row.options.map((option) => optionFrom(option, optionOf.get(option)))
      : inOldOrder(row.options, olds, optionOf, optionFrom, (option) => option),
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
