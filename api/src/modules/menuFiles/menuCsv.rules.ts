import { priceText } from '@forkfront/common/money.ts';
import { FIELD_NAMES } from '@forkfront/common/productFields.ts';
import { stringify } from 'csv-stringify/sync';
import type {
  MenuContent,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
  MenuSectionContent,
  OwnField,
} from '@forkfront/common/menu.ts';
import {
  allergensCell,
  availableCell,
  fieldCell,
  namesCell,
  textCell,
  yesCell,
  periodsCell,
} from './menuCsvCells.rules.ts';
import { columnsOfFiles, headingOf, type Column } from './menuCsvTable.rules.ts';
import { EMPTY_SHELF, type Shelf, unitCells } from '../products/shelf.rules.ts';

type Cells = Partial<Record<Column, string>>;

/**
 * The whole menu as a CSV text for spreadsheets: a row for each section, product, size, group and option. Read again it
 * changes nothing. It begins with a byte order mark, so that Excel reads it as UTF-8. `shelves`: those of a grocery shop.
 */
export function menuCsv(
  { sections, optionGroups }: MenuContent,
  shelves: ReadonlyMap<string, Shelf> | null = null,
): string {
  const columns = columnsOfFiles(shelves !== null);
  const labels = groupLabels(optionGroups);
  const rows = [
    ...sections.flatMap((section) =>
      sectionRows(section, shelves, (ids) => namesCell(ids.map((id) => labels.get(id) ?? ''))),
    ),
    ...optionGroups.flatMap(groupRows),
  ];
  return stringify(
    [columns.map(headingOf), ...rows.map((cells) => columns.map((column) => cells[column] ?? ''))],
    {
      bom: true,
      // The library itself quotes only the line end that it writes.
      quoted_match: /\n/,
      record_delimiter: 'windows',
    },
  );
}

/** Names of groups; several groups with one name have their ids behind it. */
function groupLabels(groups: readonly MenuOptionGroup[]): ReadonlyMap<string, string> {
  const byName = Map.groupBy(groups, ({ name }) => name.toLowerCase());
  return new Map(
    groups.map(({ id, name }) => [
      id,
      byName.get(name.toLowerCase())?.length === 1 ? name : `${name} #${id}`,
    ]),
  );
}

function sectionRows(
  section: MenuSectionContent,
  shelves: ReadonlyMap<string, Shelf> | null,
  groupsCell: (ids: readonly string[]) => string,
): Cells[] {
  const { id, name, description, periods, items } = section;
  return [
    {
      type: 'Section',
      name: textCell(name),
      description: textCell(description),
      periods: periodsCell(periods),
      id,
    },
    ...items.flatMap((product) => [
      {
        ...productCells(product),
        ...shelfCells(shelves?.get(product.id) ?? EMPTY_SHELF),
        section: textCell(name),
        groups: groupsCell(product.groupIds),
      },
      ...product.sizes.map((size) => ({
        type: 'Size',
        name: textCell(size.name),
        price: priceText(size.price),
        groups: groupsCell(size.groupIds),
        id: size.id,
      })),
    ]),
  ];
}

function productCells(product: MenuProduct): Cells {
  const ofField: Record<OwnField, Cells> = {
    id: { id: product.id },
    name: { name: textCell(product.name) },
    description: { description: textCell(product.description) },
    price: { price: priceText(product.price) },
    // A file cannot hold a picture, the names of groups need the whole menu, and sizes have rows of their own.
    imageKey: {},
    groupIds: {},
    sizes: {},
  };
  return {
    type: 'Product',
    ...Object.fromEntries(FIELD_NAMES.map((name) => [name, fieldCell(product[name])])),
    ...factCells(product),
    ...Object.fromEntries(Object.values(ofField).flatMap((cells) => Object.entries(cells))),
  };
}

const shelfCells = ({ barcode, unit, stock }: Shelf): Cells => ({
  barcode: barcode ?? '',
  ...unitCells(unit),
  stock: stock === null ? '' : String(stock),
});

const groupRows = ({ id, name, min, max, options }: MenuOptionGroup): Cells[] => [
  { type: 'Group', name: textCell(name), min: String(min), max: max === 0 ? 'any' : String(max), id },
  ...options.map((option) => ({
    type: 'Option',
    name: textCell(option.name),
    price: priceText(option.price),
    default: yesCell(option.isDefault),
    maxQuantity: String(option.maxQuantity),
    ...factCells(option),
    id: option.id,
  })),
];

const factCells = (facts: MenuProduct | MenuOption): Cells => ({
  available: availableCell(facts.isAvailable, facts.soldOutUntil),
  allergens: allergensCell(facts.allergenSuggestion ?? facts.allergens),
});
