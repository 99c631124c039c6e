import {
  FIELD_DEFAULTS,
  FIELD_NAMES,
  PRODUCT_FIELDS,
  type ProductFields,
} from '@forkfront/common/productFields.ts';
import { formatPence } from '@forkfront/common/money.ts';
import type {
  MenuContent,
  MenuOption,
  MenuOptionGroup,
  MenuProduct,
  MenuSectionContent,
  OwnField,
} from '@forkfront/common/menu.ts';
import { allergensCell, availableCell, fieldCell, periodsCell } from './menuCsvCells.rules.ts';
import { EMPTY_SHELF, type Shelf, unitCells } from '../products/shelf.rules.ts';

/** A difference between two menus, in words for a person. */
export interface ReviewRow {
  kind: 'ADDED' | 'CHANGED' | 'REMOVED';
  subject: 'SECTION' | 'PRODUCT' | 'OPTION_GROUP';
  /** Section of a product in the new menu, or in the old one when it is removed; null for other subjects. */
  sectionName: string | null;
  name: string;
  /** What changed, or what is added: `Price £8.00 → £8.50`. */
  details: string[];
}

/** The shelves of a grocery shop in both menus. */
interface ComparedShelves {
  before: ReadonlyMap<string, Shelf>;
  after: ReadonlyMap<string, Shelf>;
}

/** All differences between two menus, in the order of the menu; what is removed comes last. `shelves`: those of a grocery shop. */
export function reviewRows(
  before: MenuContent,
  after: MenuContent,
  shelves: ComparedShelves | null = null,
): ReviewRow[] {
  const groupNames = new Map(
    [...before.optionGroups, ...after.optionGroups].map(({ id, name }) => [id, name] as const),
  );
  const factsOf = (product: Placed) => productFacts(product, groupNames);
  const [oldProducts, oldSections, oldGroups] = [
    byId(placed(before, shelves?.before)),
    byId(before.sections),
    byId(before.optionGroups),
  ];
  return [
    ...orderRow('SECTION', 'Sections', before.sections, after.sections),
    ...after.sections.flatMap((section) => [
      ...rowOf('SECTION', section, oldSections, sectionFacts),
      ...orderRow('SECTION', section.name, oldSections.get(section.id)?.items, section.items),
      ...placed({ sections: [section] }, shelves?.after).flatMap((product) =>
        rowOf('PRODUCT', product, oldProducts, factsOf),
      ),
    ]),
    ...after.optionGroups.flatMap((group) => [
      ...rowOf('OPTION_GROUP', group, oldGroups, groupFacts),
      ...orderRow('OPTION_GROUP', group.name, oldGroups.get(group.id)?.options, group.options),
    ]),
    ...removedRows('PRODUCT', oldProducts, placed(after)),
    ...removedRows('SECTION', oldSections, after.sections),
    ...removedRows('OPTION_GROUP', oldGroups, after.optionGroups),
  ];
}

/** What a person reads about something, by its heading; texts without a value are left out. */
type Facts = Readonly<Record<string, string>>;

interface Thing {
  id: string;
  name: string;
  sectionName?: string;
}

type Placed = MenuProduct & { sectionName: string; shelf: Shelf | null };

const placed = (
  { sections }: Pick<MenuContent, 'sections'>,
  shelves?: ReadonlyMap<string, Shelf>,
): Placed[] =>
  sections.flatMap(({ name, items }) =>
    items.map((item) => ({
      ...item,
      sectionName: name,
      shelf: shelves ? (shelves.get(item.id) ?? EMPTY_SHELF) : null,
    })),
  );

const byId = <One extends Thing>(list: readonly One[]): ReadonlyMap<string, One> =>
  new Map(list.map((one) => [one.id, one]));

/** The row of something new or changed; none when it is as before. */
function rowOf<One extends Thing>(
  subject: ReviewRow['subject'],
  one: One,
  before: ReadonlyMap<string, One>,
  factsOf: (one: One) => Facts,
): ReviewRow[] {
  const old = before.get(one.id);
  const facts = factsOf(one);
  const row = { subject, sectionName: one.sectionName ?? null, name: one.name };
  if (!old) return [{ ...row, kind: 'ADDED', details: added(facts) }];
  const details = changes({ Name: old.name, ...factsOf(old) }, { Name: one.name, ...facts });
  return details.length === 0 ? [] : [{ ...row, kind: 'CHANGED', details }];
}

function removedRows(
  subject: ReviewRow['subject'],
  before: ReadonlyMap<string, Thing>,
  after: readonly Thing[],
): ReviewRow[] {
  const ids = new Set(after.map(({ id }) => id));
  return [...before.values()]
    .filter(({ id }) => !ids.has(id))
    .map(({ name, sectionName = null }) => ({ kind: 'REMOVED', subject, sectionName, name, details: [] }));
}

/** A row when what both lists have is in another order. */
function orderRow(
  subject: ReviewRow['subject'],
  name: string,
  before: readonly Thing[] = [],
  after: readonly Thing[],
): ReviewRow[] {
  const [olds, news] = [byId(before), byId(after)];
  const was = before.filter(({ id }) => news.has(id));
  const now = after.filter(({ id }) => olds.has(id));
  if (now.every(({ id }, at) => was[at]?.id === id)) return [];
  const order = shortened(now.map((one) => one.name).join(', '));
  return [{ kind: 'CHANGED', subject, sectionName: null, name, details: [`New order: ${order}`] }];
}

/** Facts of what is new; those that are the default are left out. */
const added = (facts: Facts): string[] =>
  Object.entries(facts).flatMap(([heading, text]) =>
    text === '' || text === DEFAULTS[heading] || UNTOLD.has(heading) ? [] : [`${heading} ${shortened(text)}`],
  );

/** Not worth a word about something new. */
const UNTOLD = new Set(['Section', 'Picture']);

const plainFacts = (fields: ProductFields): Facts =>
  Object.fromEntries(FIELD_NAMES.map((name) => [PRODUCT_FIELDS[name].headings[0], fieldCell(fields[name])]));

const DEFAULTS: Facts = {
  ...plainFacts(FIELD_DEFAULTS),
  Available: 'yes',
  Choose: 'any number',
  Stock: 'not counted',
};

const changes = (before: Facts, after: Facts): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((heading) => {
    const [old = '', now = ''] = [before[heading], after[heading]];
    if (old === now) return [];
    // Keys of pictures tell a person nothing.
    if (heading === 'Picture') return [now === '' ? 'Picture removed' : 'New picture'];
    return [`${heading} ${shortened(old) || 'none'} → ${shortened(now) || 'none'}`];
  });

const MOST_LETTERS = 120;

const shortened = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS).toWellFormed().trim()}…` : text;

const sectionFacts = ({ description, periods, imageKey }: MenuSectionContent): Facts => ({
  Description: description,
  Periods: periodsCell(periods),
  Picture: imageKey ?? '',
});

function productFacts(product: Placed, groupNames: ReadonlyMap<string, string>): Facts {
  const groups = (ids: readonly string[]) => ids.map((id) => groupNames.get(id) ?? '').join(', ');
  const ofField: Record<Exclude<OwnField, 'id' | 'name'> | 'others', Facts> = {
    price: product.sizes.length === 0 ? { Price: formatPence(product.price) } : {},
    sizes: Object.fromEntries(
      product.sizes.flatMap(({ name, price, groupIds }) => [
        [`Size ${name}`, formatPence(price)],
        [`Groups of ${name}`, groups(groupIds)],
      ]),
    ),
    description: { Description: product.description },
    groupIds: { Groups: groups(product.groupIds) },
    others: {
      Available: availableCell(product.isAvailable, product.soldOutUntil),
      ...plainFacts(product),
      ...allergenFacts(product),
      ...(product.shelf ? shelfFacts(product.shelf) : {}),
    },
    imageKey: { Picture: product.imageKey ?? '' },
  };
  return Object.fromEntries([
    ['Section', product.sectionName],
    ...Object.values(ofField).flatMap((facts) => Object.entries(facts)),
  ]);
}

const shelfFacts = ({ barcode, unit, stock }: Shelf): Facts => ({
  Barcode: barcode ?? '',
  Size: Object.values(unitCells(unit)).join(' ').trim(),
  Stock: stock === null ? 'not counted' : String(stock),
});

const allergenFacts = ({ allergens, allergenSuggestion }: MenuProduct | MenuOption): Facts => ({
  Allergens: allergensCell(allergens),
  'Allergens to confirm':
    allergenSuggestion === null ? '' : allergensCell(allergenSuggestion) || 'none known',
});

const groupFacts = ({ min, max, options }: MenuOptionGroup): Facts => ({
  Choose: min === 0 && max === 0 ? 'any number' : `${min} to ${max === 0 ? 'any number' : max}`,
  ...Object.fromEntries(options.map((option) => [`Option ${option.name}`, optionText(option)])),
});

function optionText(option: MenuOption): string {
  const { Allergens, 'Allergens to confirm': toConfirm } = allergenFacts(option);
  return [
    formatPence(option.price),
    option.maxQuantity > 1 ? `up to ${option.maxQuantity}` : '',
    option.isDefault ? 'chosen first' : '',
    option.isAvailable ? '' : 'sold out',
    Allergens,
    toConfirm && `allergens to confirm: ${toConfirm}`,
  ]
    .filter(Boolean)
    .join(', ');
}
