import type { DishChoice, DishView } from '@forkfront/common/renderer.ts';
import { idOf, toGlobalId } from '../graphql/globalId.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import type { ChosenOption, OrderLineRequest } from '@forkfront/common/orderLine.ts';
import { lineProblems } from '../modules/orders/orderLine.rules.ts';
import type { LineProblem } from '@forkfront/common/quote.ts';
import type { MenuProduct } from '@forkfront/common/menu.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';
import type { SiteDocument, SiteSection } from '@forkfront/common/siteDocument.ts';

/** A product of a menu with its section. `number`: of the section among those with products, from 1: its anchor is `#s<number>`. */
export interface FoundDish {
  product: MenuProduct;
  section: SiteSection;
  number: number;
}

/** The product with this code; null when the menu has none. */
export function findDish({ sections }: SiteDocument, code: string): FoundDish | null {
  const filled = sections.filter(({ items }) => items.length > 0);
  for (const [at, section] of filled.entries()) {
    const product = section.items.find(({ id }) => menuCode(id) === code);
    if (product) return { product, section, number: at + 1 };
  }
  return null;
}

/** A line as the form of a product's page sends it. */
export type DishLine = Required<OrderLineRequest>;

/**
 * Reads the form of a product's page: `size`, radio buttons `g.<group>`, check boxes `o`, numbers `n.<option>`, `note`,
 * `quantity`. Without a quantity it is 1. What belongs to another size is left out, because the page shows it too.
 */
export function readDishForm(
  fields: URLSearchParams,
  product: MenuProduct,
  document: Pick<SiteDocument, 'optionGroups'>,
): DishLine {
  const sizeId = idOf('ProductSize', fields.get('size') ?? '');
  const others = optionsOfOtherSizes(product, sizeId, document);
  return {
    productId: product.id,
    sizeId,
    options: readOptions(fields).filter(({ optionId }) => !others.has(optionId)),
    note: oneLine(fields.get('note') ?? ''),
    quantity: wholeNumber(fields.get('quantity') ?? '1'),
  };
}

/** The chosen options of a form, also those of other sizes. */
export function readOptions(fields: URLSearchParams): ChosenOption[] {
  const options: ChosenOption[] = [];
  for (const [name, value] of fields) {
    const isNumber = name.startsWith('n.');
    const isChoice = name === 'o' || name.startsWith('g.');
    const optionId = isNumber || isChoice ? idOf('ProductOption', isNumber ? name.slice(2) : value) : null;
    const quantity = isNumber ? wholeNumber(value) : 1;
    if (optionId && quantity > 0) options.push({ optionId, quantity });
  }
  return options;
}

function optionsOfOtherSizes(
  { groupIds, sizes }: MenuProduct,
  sizeId: string | null,
  { optionGroups }: Pick<SiteDocument, 'optionGroups'>,
): Set<string> {
  const size = sizes.find(({ id }) => id === sizeId);
  const own = new Set([...groupIds, ...(size?.groupIds ?? [])]);
  const other = new Set(sizes.flatMap((one) => one.groupIds).filter((id) => !own.has(id)));
  return new Set(
    optionGroups.filter(({ id }) => other.has(id)).flatMap(({ options }) => options.map(({ id }) => id)),
  );
}

const MOST_TYPED = 99;

/** A typed number as a count; 0 for anything else. Too many stay too many, so that the page can say so. */
const wholeNumber = (text: string): number =>
  Math.min(MOST_TYPED, Math.max(0, Math.trunc(Number(text)) || 0));

/** The problems of a line by the places of the form, and the one above the form. */
export function dishProblems(
  line: DishLine,
  quoted: readonly LineProblem[],
): Pick<DishView, 'errors' | 'formError'> {
  const errors: DishView['errors'] = {};
  let formError: string | null = null;
  const own = lineProblems([line]).map(({ path, message }) => ({
    place: placeOf(path.replace(/.*\./, '')),
    message,
  }));
  const priced = quoted.map(({ field, groupId, message }) => ({
    place: groupId === undefined ? placeOf(field) : toGlobalId('OptionGroup', groupId),
    message,
  }));
  for (const { place, message } of [...own, ...priced]) {
    if (place === undefined) formError ??= message;
    else errors[place] ??= message;
  }
  return { errors, formError };
}

/** The place of a problem in the form; undefined: above it. */
const placeOf = (field: string): string | undefined =>
  ({ sizeId: 'size', note: 'note', quantity: 'quantity' })[field];

/** What a line has chosen, for the form. */
export const choiceView = ({ sizeId, options, note, quantity }: DishLine): DishChoice => ({
  sizeId: sizeId && toGlobalId('ProductSize', sizeId),
  options: options.map(({ optionId, quantity: count }) => ({
    id: toGlobalId('ProductOption', optionId),
    count,
  })),
  note,
  quantity,
});
