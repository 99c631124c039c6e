import type { BasketView, OrderValues } from '@forkfront/common/basketView.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { BasketQuoteService, type Diner, type DraftQuote } from '../modules/orders/basketQuote.service.ts';
import type { ChosenOption, OrderLineRequest } from '@forkfront/common/orderLine.ts';
import type { Quote } from '@forkfront/common/quote.ts';
import { dishPath, goneId, menuCode } from '@forkfront/common/menuCode.ts';
import { percentOffOf } from '@forkfront/common/offers.ts';
import { percentOf } from '@forkfront/common/percentOff.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { type BasketLine, choiceKey, decodeBasket, inOrder } from './basketCookie.rules.ts';
import { messages } from './messages.ts';
import { timeOf } from './basketForm.rules.ts';
import type { Visit } from './route.ts';

/** The uuids of a menu by their codes. */
type MenuIds = ReadonlyMap<string, string>;

function idsOf({ sections, optionGroups }: SiteDocument): MenuIds {
  const products = sections.flatMap(({ items }) => items);
  const all = [
    ...products,
    ...products.flatMap(({ sizes }) => sizes),
    ...optionGroups.flatMap(({ options }) => options),
  ];
  return new Map(all.map(({ id }) => [menuCode(id), id]));
}

/** Lines for pricing and ordering; what is no longer on the menu has an id that nothing has. */
export async function requestedLines(
  { slug, scope }: Pick<Visit, 'slug' | 'scope'>,
  lines: readonly BasketLine[],
): Promise<Required<OrderLineRequest>[]> {
  const ids = await scope.get(SiteService).derive(slug, 'menuIds', ({ document }) => idsOf(document));
  const idOf = (code: string): string => ids?.get(code) ?? goneId(code);
  return lines.map(({ product, size, options, note, quantity }) => ({
    productId: idOf(product),
    sizeId: size ? idOf(size) : null,
    options: options.map(({ code, count }) => ({ optionId: idOf(code), quantity: count })),
    note,
    quantity,
  }));
}

/** A line for the cookie. */
export const basketLine = (
  line: Omit<Required<OrderLineRequest>, 'options'> & { options: readonly ChosenOption[] },
  seenPrice: number | null,
): BasketLine => ({
  product: menuCode(line.productId),
  size: line.sizeId === null ? '' : menuCode(line.sizeId),
  options: inOrder(
    line.options.map(({ optionId, quantity }) => ({ code: menuCode(optionId), count: quantity })),
  ),
  note: line.note,
  quantity: line.quantity,
  seenPrice,
});

/** The prices of a basket for the time that the visitor chose; null when the site is gone. Its lines are in the order of the basket. */
export async function quoteOf(visit: Visit, lines: readonly BasketLine[]): Promise<Quote | null> {
  const { slug, scope, orderFor } = visit;
  const requested = await requestedLines(visit, lines);
  const quote = await scope.get(BasketQuoteService).quoteLines(slug, requested, orderFor);
  return quote.ok ? quote.value : null;
}

/** Prices, delivery and times of a basket as they are now; null when the site is gone. */
export const draftQuoteOf = async (
  { slug, scope, ip }: Visit,
  lines: readonly BasketLine[],
  { fulfilment, postcode, promotionCode, when }: OrderValues,
  diner: Diner | null,
): Promise<DraftQuote | null> =>
  scope.get(BasketQuoteService).quoteDraft(
    slug,
    {
      fulfilment,
      scheduledFor: timeOf(when),
      postcode,
      promotionCode,
      diner,
      lines: await requestedLines({ slug, scope }, lines),
    },
    ip,
  );

/** The price of the dishes as the menu shows them: during an offer for everybody with its prices. Pence. */
function menuTotal({ total, lines }: Quote, { sections, promotions }: SiteDocument): number {
  const percentOff = percentOffOf(promotions);
  const saved = lines.map(({ productId, problem, unitPrice, quantity }) => {
    const section = sections.find(({ items }) => items.some(({ id }) => id === productId));
    const percent = section && !problem ? percentOff({ productId, sectionId: section.id }) : null;
    return percentOf(unitPrice * quantity, percent ?? 0);
  });
  return saved.reduce((left, one) => left - one, total);
}

/** The text of the basket bar, e.g. `2 items · £16.50`; empty for an empty basket. */
export async function basketBar(visit: Visit, basket = visit.basket): Promise<string> {
  const lines = decodeBasket(basket);
  const quote = lines.length > 0 ? await quoteOf(visit, lines) : null;
  if (!quote) return '';
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return messages.basketBar(count, formatPence(menuTotal(quote, visit.site.document)));
}

/** The lines of the basket page. */
export const lineViews = (lines: readonly BasketLine[], quote: Quote): BasketView['lines'] =>
  quote.lines.flatMap(({ productId, problem, ...line }, at) => {
    const coded = lines[at];
    if (!coded) return [];
    const choice = choiceKey(coded);
    return [
      {
        ...line,
        choice,
        name: line.name || messages.itemGone,
        path: line.name && `${dishPath({ id: productId, name: line.name })}?line=${choice}`,
        seenPrice: coded.seenPrice === line.unitPrice ? null : coded.seenPrice,
        problem: problem?.message ?? null,
        canChooseAgain: problem?.field === 'options' || problem?.field === 'sizeId',
      },
    ];
  });
