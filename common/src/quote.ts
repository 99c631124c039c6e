import { combinedAllergens, UNCONFIRMED_ALLERGENS } from './allergens.ts';
import { menuFor } from './menuNow.ts';
import type { MenuOption, MenuOptionGroup, MenuProduct, MenuSize } from './menu.ts';
import type { CurrentPromotion } from './discount.ts';
import { type MenuNames, namesOf } from './promotionText.ts';
import type { SiteDocument } from './siteDocument.ts';
import { messages } from './orderMessages.ts';
import { type ChosenOption, type OrderedLine, pieceProblems, quantityProblem } from './orderLine.ts';
import { menuTimes, type OrderTiming, timeText } from './orderTimes.ts';

/** An option of an order line, with the names and the price it had then. */
export interface OrderedOption {
  optionId: string;
  groupName: string;
  name: string;
  quantity: number;
  /** Pence for each; may be 0 or negative. */
  price: number;
}

/** The products and option groups of a menu by their ids, at one time. */
export interface PriceList {
  products: ReadonlyMap<string, { product: MenuProduct; sectionId: string; isOpen: boolean }>;
  groups: ReadonlyMap<string, MenuOptionGroup>;
  promotions: readonly CurrentPromotion[];
  names: MenuNames;
  /** The time for which the diner orders, as `tomorrow at 12:45`; null: as soon as possible. */
  chosenTime: string | null;
  /** Whether the diner can choose another time. */
  hasTimes: boolean;
}

type Menu = Pick<SiteDocument, 'sections' | 'optionGroups' | 'promotions'>;

/** The price list of a site as it is now. */
export const priceListOf = ({
  sections,
  optionGroups,
  promotions,
  ordering,
}: Menu & Partial<Pick<SiteDocument, 'ordering'>>): PriceList => ({
  products: new Map(
    sections.flatMap(({ id: sectionId, items, isOpen }) =>
      items.map((product) => [product.id, { product, sectionId, isOpen }]),
    ),
  ),
  groups: new Map(optionGroups.map((group) => [group.id, group])),
  promotions,
  names: namesOf(sections),
  chosenTime: null,
  hasTimes: ordering?.hasHours ?? false,
});

/**
 * The price list for an order at the time that its diner chose: what is sold then (decision 96). Prices and promotions are those
 * of now, when the order is placed.
 */
export function priceListFor(
  document: SiteDocument,
  timing: Pick<OrderTiming, 'fulfilment' | 'scheduledFor'>,
  now: Date,
): PriceList {
  const { scheduledFor } = timing;
  return {
    ...priceListOf({ ...document, ...menuFor(document, menuTimes(document, timing, now)) }),
    chosenTime: scheduledFor && timeText(document.timeZone, scheduledFor, now),
  };
}

/** Why a line cannot be ordered: the field of the line, and a sentence for the diner. */
export interface LineProblem {
  field: 'productId' | 'sizeId' | 'options' | 'quantity';
  /** uuid of the option group; only for a problem with the choices from one group. */
  groupId?: string;
  message: string;
}

/** A line with its price, and with the names of what was chosen. */
export interface QuoteLine extends Pick<OrderedLine, 'productId' | 'sizeId' | 'note' | 'quantity'> {
  /** Empty for a product that is not on the menu. */
  name: string;
  /** Empty without a size. */
  sizeName: string;
  /** The chosen options that are on the menu, in its order. */
  options: OrderedOption[];
  /** Pence for one with its options; 0 for a product that is not on the menu. */
  unitPrice: number;
  /** Pence; 0 when the line has a problem. */
  total: number;
  /** What product and options contain together. */
  allergens: MenuProduct['allergens'];
  vatClass: MenuProduct['vatClass'];
  isAlcohol: boolean;
  /** null when the line can be ordered. */
  problem: LineProblem | null;
  /** All problems, the first of each group; `problem` is the first of them. */
  problems: LineProblem[];
}

/** A priced basket. */
export interface Quote {
  lines: QuoteLine[];
  /** Pence, of the lines that can be ordered. */
  total: number;
}

/** Calculates the prices of lines from the menu; their order stays. */
export function priceLines(lines: readonly OrderedLine[], menu: PriceList): Quote {
  const priced = lines.map((line) => priceLine(line, menu));
  return { lines: priced, total: priced.reduce((sum, { total }) => sum + total, 0) };
}

/** A quote in which lines that want more pieces than `stock` has (`pieceProblems`) have that problem, and no price. */
export function withStock({ lines }: Quote, stock: ReadonlyMap<string, number>): Quote {
  const short = pieceProblems(lines, stock);
  const checked = lines.map((line, index): QuoteLine => {
    const message = short[index] ?? null;
    if (message === null || line.problem) return line;
    const problem: LineProblem = { field: 'quantity', message };
    return { ...line, total: 0, problem, problems: [problem] };
  });
  return { lines: checked, total: checked.reduce((sum, { total }) => sum + total, 0) };
}

function priceLine(line: OrderedLine, menu: PriceList): QuoteLine {
  const { productId, sizeId, quantity, note } = line;
  const found = menu.products.get(productId);
  const product = found?.product;
  const size = product?.sizes.find(({ id }) => id === sizeId);
  const groups = product ? groupsOf(product, size, menu) : [];
  const chosen = chosenOf(groups, line.options);
  const extra = chosen.reduce((sum, { option, count }) => sum + option.price * count, 0);
  const unitPrice = product ? Math.max(0, (size ?? product).price + extra) : 0;
  const problems = found
    ? [
        ...at('productId', productProblem(found, menu)),
        ...at('sizeId', sizeProblem(found.product, sizeId, size)),
        ...optionsProblems(found.product, { groups, menu }, line.options),
        ...at('quantity', quantityProblem(quantity)),
      ]
    : at('productId', messages.productUnknown);
  const problem = problems[0] ?? null;
  return {
    productId,
    sizeId,
    quantity,
    note,
    name: product?.name ?? '',
    sizeName: size?.name ?? '',
    options: chosen.map(({ group, option, count }) => ({
      optionId: option.id,
      groupName: group.name,
      name: option.name,
      quantity: count,
      price: option.price,
    })),
    unitPrice,
    total: problem ? 0 : unitPrice * quantity,
    allergens: product
      ? combinedAllergens([product.allergens, ...chosen.map(({ option }) => option.allergens)])
      : UNCONFIRMED_ALLERGENS,
    vatClass: product?.vatClass ?? 'STANDARD',
    isAlcohol: product?.isAlcohol ?? false,
    problem,
    problems,
  };
}

/** The groups of a product in this size, in their order; a group that both have is there once. */
function groupsOf(product: MenuProduct, size: MenuSize | undefined, menu: PriceList): MenuOptionGroup[] {
  const ids = new Set([...product.groupIds, ...(size?.groupIds ?? [])]);
  return [...ids].flatMap((id) => menu.groups.get(id) ?? []);
}

interface Chosen {
  group: MenuOptionGroup;
  option: MenuOption;
  count: number;
}

/** The chosen options that these groups have, in the order of the menu. */
function chosenOf(groups: readonly MenuOptionGroup[], options: readonly ChosenOption[]): Chosen[] {
  const counts = new Map(options.map(({ optionId, quantity }) => [optionId, quantity]));
  return groups.flatMap((group) =>
    group.options.flatMap((option) => {
      const count = counts.get(option.id);
      return count === undefined ? [] : [{ group, option, count }];
    }),
  );
}

const at = (field: LineProblem['field'], message: string | null): LineProblem[] =>
  message === null ? [] : [{ field, message }];

function productProblem(
  { product, isOpen }: { product: MenuProduct; isOpen: boolean },
  menu: PriceList,
): string | null {
  if (!product.isAvailable) return messages.productSoldOut(product.name, soldOutWords(product, menu));
  return isOpen ? null : messages.productNotNow(product.name, menu);
}

/** What to say of something that is sold out at the time of the order; a later time only helps when it comes back by itself. */
const soldOutWords = ({ soldOutUntil }: Pick<MenuProduct, 'soldOutUntil'>, menu: PriceList) => ({
  chosenTime: menu.chosenTime,
  hasTimes: menu.hasTimes && soldOutUntil !== null,
});

function sizeProblem(
  { name, sizes }: MenuProduct,
  sizeId: string | null,
  size: MenuSize | undefined,
): string | null {
  if (sizes.length > 0 && sizeId === null) return messages.sizeMissing(name);
  return sizeId !== null && !size ? messages.sizeGone(name) : null;
}

function optionsProblems(
  { name }: MenuProduct,
  { groups, menu }: { groups: readonly MenuOptionGroup[]; menu: PriceList },
  options: readonly ChosenOption[],
): LineProblem[] {
  const chosen = chosenOf(groups, options);
  const ofGroups = groups.flatMap((group) => {
    const message = groupProblem(
      group,
      chosen.filter((one) => one.group === group),
      menu,
    );
    return message === null ? [] : [{ field: 'options' as const, groupId: group.id, message }];
  });
  return [...at('options', chosen.length < options.length ? messages.optionGone(name) : null), ...ofGroups];
}

function groupProblem(
  { name, min, max }: MenuOptionGroup,
  chosen: readonly Chosen[],
  menu: PriceList,
): string | null {
  for (const { option, count } of chosen) {
    if (!option.isAvailable) return messages.optionSoldOut(option.name, soldOutWords(option, menu));
    if (!Number.isInteger(count) || count < 1) return messages.quantityNotWhole;
    if (count > option.maxQuantity) return messages.optionTooOften(option.name, option.maxQuantity);
  }
  const count = chosen.reduce((sum, one) => sum + one.count, 0);
  if (count < min) return messages.groupTooFew(name, min);
  return max > 0 && count > max ? messages.groupTooMany(name, max) : null;
}
