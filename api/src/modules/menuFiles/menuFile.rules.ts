import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { fieldRow, isOutside, mapFields, type ProductFieldChanges } from '@forkfront/common/productFields.ts';
import { atOnce } from '../../lib/pieces.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import {
  allergensOf,
  availableOf,
  countOf,
  fieldOf,
  namesOf,
  penceOfCell,
  textOf,
  yesOf,
  periodsOf,
} from './menuCsvCells.rules.ts';
import {
  blocking,
  headingOf,
  readTable,
  type Column,
  type FileProblem,
  type MenuTable,
  type TableLine,
} from './menuCsvTable.rules.ts';
import { menuReading } from '../menuReader/readMenu.rules.ts';
import { FIRST_SECTION, fileOfMenu } from './fileOfMenu.rules.ts';
import { messages } from './messages.ts';
import type { FileFacts, FileGroup, FileProduct, FileRow, FileSection, MenuFile } from './menuFile.types.ts';
import { keptDescription } from '../products/product.rules.ts';
import { shelfOf } from './menuShelves.rules.ts';
import { isMistyped, type ShelfChange } from '../products/shelf.rules.ts';

const TYPES = {
  section: /^(?:section|category|heading)$/i,
  product: /^(?:product|item|dish|)$/i,
  size: /^(?:size|variant|variation)$/i,
  group: /^(?:group|option group)$/i,
  option: /^(?:option|extra|choice|modifier)$/i,
} as const;
type RowType = keyof typeof TYPES;
const ROW_TYPES = Object.keys(TYPES) as RowType[];

/** Whose file it is: that of a restaurant unless told otherwise. */
export interface FileOwner {
  isShop: boolean;
  /** How many products the file may have. */
  mostProducts: number;
}
const RESTAURANT: FileOwner = { isShop: false, mostProducts: MENU_LIMITS.products };

/** Letters of a menu without columns; the reader of menus takes more time for each than that of tables. */
const MOST_WRITTEN = 200_000;
/** Lines of such a menu; each takes time, also an empty one. The largest menu has three for a dish. */
const MOST_WRITTEN_LINES = 6_000;

/**
 * Reads a menu: our own export, a list, cells pasted from a spreadsheet, or a menu as it is written. In steps of one line, so that other
 * requests have their turn. Never throws.
 */
export function* menuFileReading(text: string, owner: FileOwner = RESTAURANT): Generator<void, MenuFile> {
  const table = readTable(text, owner.isShop);
  if (table) return fileOfTable(table, owner);
  const tooMuch = tooMuchWritten(text);
  if (tooMuch !== null) return { ...NO_MENU, problems: [blocking(1, tooMuch)] };
  const file = fileOfMenu(yield* menuReading(text), text);
  return {
    ...file,
    problems: firstProblems(limitProblems({ sections: file.sections, groups: [] }, owner.mostProducts)),
  };
}

function tooMuchWritten(text: string): string | null {
  if (text.length > MOST_WRITTEN) return messages.tooLongMenu(MOST_WRITTEN, 'characters');
  return (text.match(/\r\n?|\n/gu)?.length ?? 0) >= MOST_WRITTEN_LINES
    ? messages.tooLongMenu(MOST_WRITTEN_LINES, 'lines')
    : null;
}

/** `menuFileReading` at once. */
export const readMenuFile = (text: string, owner?: FileOwner): MenuFile =>
  atOnce(menuFileReading(text, owner));

const NO_MENU: MenuFile = { sections: [], groups: undefined, problems: [], lines: [], others: [] };

function fileOfTable(table: MenuTable, { isShop, mostProducts }: FileOwner): MenuFile {
  const reader = new FileReader(table.columns.has('type'), isShop);
  const typed = table.lines.map((line) => ({ line, type: typeOf(line) }));
  // Sections first, so that a sorted file works too.
  for (const { line, type } of typed) if (type === 'section') reader.addSection(line);
  for (const { line, type } of typed) reader.add(line, type);
  const hasGroups = table.columns.has('type') && (table.columns.has('groups') || reader.groups.length > 0);
  return {
    sections: reader.sections,
    groups: hasGroups ? reader.groups : undefined,
    problems: firstProblems([...table.problems, ...reader.problems, ...limitProblems(reader, mostProducts)]),
    lines: [],
    others: [],
  };
}

/** Problems that are listed; the last one says how many more there are. */
const MOST_PROBLEMS = 10;

/** The problems in the order of the lines, the first ones of many. */
function firstProblems(problems: FileProblem[]): FileProblem[] {
  const sorted = problems.toSorted((a, b) => a.line - b.line);
  if (sorted.length <= MOST_PROBLEMS) return sorted;
  const [listed, others] = [sorted.slice(0, MOST_PROBLEMS - 1), sorted.slice(MOST_PROBLEMS - 1)];
  const line = others[0]?.line ?? 1;
  const isBlocking = others.some((problem) => problem.isBlocking);
  return [...listed, { line, message: messages.moreProblems(others.length), isBlocking }];
}

const typeOf = ({ cells }: TableLine): RowType | null =>
  ROW_TYPES.find((type) => TYPES[type].test(cells.type ?? '')) ?? null;

/** Reads line by line; the last section, product and group are the parents of the next lines. */
class FileReader {
  readonly sections: FileSection[] = [];
  readonly groups: FileGroup[] = [];
  readonly problems: FileProblem[] = [];
  private readonly sectionOfName = new Map<string, FileSection>();
  private readonly sectionOfLine = new Map<number, FileSection>();
  private section: FileSection | null = null;
  private product: FileProduct | null = null;
  private group: FileGroup | null = null;

  constructor(
    private readonly hasTypes: boolean,
    private readonly isShop: boolean,
  ) {}

  addSection(line: TableLine): void {
    const section: FileSection = {
      ...this.rowOf(line, 80),
      description: this.text(line, 'description', 500),
      periods: this.value(line, 'periods', periodsOf),
      products: [],
    };
    this.keep(section);
    this.sectionOfLine.set(line.line, section);
  }

  /** Of sections with the same name, the first one is found by it. */
  private keep(section: FileSection): void {
    this.sections.push(section);
    if (!this.sectionOfName.has(section.name)) this.sectionOfName.set(section.name, section);
  }

  add(line: TableLine, type: RowType | null): void {
    if (type === null) this.problem(line, messages.unknownType(line.cells.type ?? ''));
    else if (type === 'section') this.section = this.sectionOfLine.get(line.line) ?? null;
    else if (type === 'product') this.addProduct(line);
    else if (type === 'size') this.addSize(line);
    else if (type === 'group') this.addGroup(line);
    else this.addOption(line);
  }

  private addProduct(line: TableLine): void {
    const row = this.rowOf(line, 120);
    const cell = line.cells.price ?? '';
    const price = penceOfCell(cell);
    const isPrice = price !== null && price >= 0 && price <= MENU_LIMITS.price;
    this.product = {
      ...row,
      ...this.factsOf(line),
      description: this.text(line, 'description', 1_000),
      text: line.text,
      price: isPrice ? price : null,
      isPriceUnclear: cell !== '' && !isPrice,
      ...this.plainFields(line),
      groups: this.value(line, 'groups', namesOf),
      sizes: this.hasTypes ? [] : undefined,
      shelf: this.isShop ? this.shelf(line) : undefined,
    };
    this.sectionFor(line).products.push(this.product);
  }

  /** A mistyped barcode is only a warning: shops also print codes of their own. */
  private shelf(line: TableLine): ShelfChange {
    const shelf = shelfOf(line, (column, read) => this.value(line, column, read));
    const { barcode } = shelf;
    if (barcode != null && isMistyped(barcode))
      this.problems.push({ line: line.line, message: messages.barcodeMistyped(barcode), isBlocking: false });
    return shelf;
  }

  /** The section that the line names, otherwise the one above it. */
  private sectionFor({ line, cells, text }: TableLine): FileSection {
    const told = oneLine(textOf(cells.section ?? ''));
    const name = told || (this.section?.name ?? FIRST_SECTION);
    if (this.section?.name !== name) {
      const known = this.sectionOfName.get(name);
      this.section = known ?? { line, id: null, name, isUnnamed: told === '', products: [] };
      if (!known) {
        this.checkLength({ line, cells, text }, 'section', name, 80);
        this.keep(this.section);
      }
    }
    return this.section;
  }

  private addSize(line: TableLine): void {
    if (!this.product?.sizes) return this.problem(line, messages.sizeAlone);
    const size = { ...this.rowOf(line, 60), price: this.price(line, 0) ?? 0 };
    this.product.sizes.push({ ...size, groups: this.value(line, 'groups', namesOf) });
  }

  private addGroup(line: TableLine): void {
    const anyOrCount = (cell: string) => (/^(?:any|)$/i.test(cell) ? 0 : countOf(cell));
    const min = this.value(line, 'min', anyOrCount);
    const max = this.value(line, 'max', anyOrCount);
    this.group = { ...this.rowOf(line, 80), min, max, options: [] };
    this.groups.push(this.group);
  }

  private addOption(line: TableLine): void {
    if (!this.group) return this.problem(line, messages.optionAlone);
    const maxQuantity = this.value(line, 'maxQuantity', (cell) => (cell === '' ? 1 : countOf(cell)));
    if (maxQuantity !== undefined && (maxQuantity < 1 || maxQuantity > MENU_LIMITS.optionQuantity))
      this.problem(line, messages.quantityRange);
    this.group.options.push({
      ...this.rowOf(line, 80),
      ...this.factsOf(line),
      price: (line.cells.price ?? '') === '' ? 0 : (this.price(line, -MENU_LIMITS.price) ?? 0),
      isDefault: this.value(line, 'default', yesOf),
      maxQuantity,
    });
  }

  private rowOf(line: TableLine, mostLetters: number): FileRow {
    const name = oneLine(textOf(line.cells.name ?? ''));
    if (name === '') this.problem(line, messages.nameMissing);
    this.checkLength(line, 'name', name, mostLetters);
    return { line: line.line, id: line.cells.id || null, name };
  }

  private factsOf(line: TableLine): Pick<FileFacts, 'availability' | 'allergens'> {
    return {
      availability: this.value(line, 'available', availableOf),
      // An empty cell says nothing about allergens.
      allergens: line.cells.allergens ? this.value(line, 'allergens', allergensOf) : undefined,
    };
  }

  private plainFields(line: TableLine): ProductFieldChanges {
    return mapFields<ProductFieldChanges>((name) => {
      const value = this.value(line, name, (cell) => fieldOf(name, cell))?.value;
      const row = fieldRow(name);
      if ('problems' in row && isOutside(row, value)) this.problem(line, row.problems.file);
      return value;
    });
  }

  private price(line: TableLine, least: number): number | null {
    const text = line.cells.price ?? '';
    const price = penceOfCell(text);
    if (price === null)
      this.problem(
        line,
        text === '' ? messages.priceMissing(line.cells.name ?? '') : messages.cellUnclear('Price', text),
      );
    else if (price < least || price > MENU_LIMITS.price)
      this.problem(line, messages.priceRange(least, MENU_LIMITS.price));
    return price;
  }

  private text(line: TableLine, column: Column, mostLetters: number): string | undefined {
    const cell = line.cells[column];
    if (cell === undefined) return undefined;
    const text = keptDescription(textOf(cell));
    this.checkLength(line, column, text, mostLetters);
    return text;
  }

  private checkLength(line: TableLine, column: Column, text: string, most: number): void {
    if (text.length > most) this.problem(line, messages.tooLong(headingOf(column), most));
  }

  /** undefined when the file does not have the column; a problem when its cell is not understood. */
  private value<Value>(
    line: TableLine,
    column: Column,
    read: (cell: string) => Value | null,
  ): Value | undefined {
    const cell = line.cells[column];
    const value = cell === undefined ? undefined : read(cell);
    if (value === null) this.problem(line, messages.cellUnclear(headingOf(column), cell ?? ''));
    return value ?? undefined;
  }

  private problem({ line }: { line: number }, message: string): void {
    this.problems.push(blocking(line, message));
  }
}

function limitProblems(
  { sections, groups }: Pick<FileReader, 'sections' | 'groups'>,
  mostProducts: number,
): FileProblem[] {
  const products = sections.flatMap((section) => section.products);
  return [
    ...tooMany(sections, MENU_LIMITS.sections, 'sections'),
    ...sections.flatMap(({ periods = [], line }) =>
      periods.length > MENU_LIMITS.periods
        ? [blocking(line, messages.tooMany(MENU_LIMITS.periods, 'periods of a section'))]
        : [],
    ),
    ...tooMany(products, mostProducts, 'products'),
    ...products.flatMap(({ sizes = [] }) => tooMany(sizes, MENU_LIMITS.sizes, 'sizes of a product')),
    ...tooMany(groups, MENU_LIMITS.optionGroups, 'option groups'),
  ];
}

function tooMany(rows: readonly { line: number }[], most: number, what: string): FileProblem[] {
  const first = rows[most];
  return first ? [blocking(first.line, messages.tooMany(most, what))] : [];
}
