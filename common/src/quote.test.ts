import type { DeliveryZone } from './ordering.ts';
import { describe, expect, it } from 'vitest';
import { FREE, group, option, product, section, newId } from './test/menuParts.ts';
import { withAnswers } from './allergens.ts';
import type { MenuOption } from './menu.ts';
import { mergeLines, type OrderedLine, type OrderLineRequest } from './orderLine.ts';
import { priceLines, priceListOf, type PriceList, withStock } from './quote.ts';
import { priceBasket } from './basketPrice.ts';

const ham = option('Ham', 150, { allergens: FREE });
const cheese = option('Extra cheese', 120, {
  maxQuantity: 2,
  allergens: withAnswers(FREE, [{ allergen: 'MILK', state: 'CONTAINS' }]),
});
const truffle = option('Truffle', 400, { isAvailable: false });
const noCrust = option('Without the crust', -100);
const thin = option('Thin', 0);
const thick = option('Thick', 50);
const toppings = group('Toppings', 0, 3, [cheese, ham, truffle, noCrust]);
const crust = group('Crust', 1, 1, [thin, thick]);
const dips = group('Dips', 0, 0, [option('Garlic', 75)]);

const small = { id: newId(), name: 'Small', price: 800, groupIds: [] };
const large = { id: newId(), name: 'Large', price: 1200, groupIds: [crust.id] };
const pizza = product('Margherita', {
  price: 800,
  sizes: [small, large],
  groupIds: [toppings.id],
  allergens: FREE,
});
const cake = product('Tiramisù', { price: 525 });
const cream = product('Panna cotta', { price: 475, isAvailable: false });
const soup = product('Soup of the day', { price: 450 });

const menu = priceListOf({
  sections: [section([pizza, cake, cream]), section([soup], { name: 'Lunch', isOpen: false })],
  optionGroups: [toppings, crust, dips],
  promotions: [],
});

/** The price of a basket without a code. */
const priceOf = (lines: readonly OrderedLine[], zone: DeliveryZone | null = null, list: PriceList = menu) =>
  priceBasket(lines, list, {
    fulfilment: zone ? 'DELIVERY' : 'COLLECTION',
    zone,
    promotionCode: '',
    codeRefusal: null,
    usage: null,
    stock: new Map(),
  });

const quoteOf = (lines: readonly OrderLineRequest[], list: PriceList = menu) =>
  priceLines(mergeLines(lines), list);
const choose = (...options: [MenuOption, number?][]) =>
  options.map(([{ id }, quantity = 1]) => ({ optionId: id, quantity }));

describe('The price of a line', () => {
  it('is the price of the size with its options, times the quantity', () => {
    const options = choose([thick], [cheese, 2], [ham]);
    const quote = quoteOf([
      { productId: pizza.id, sizeId: large.id, options, note: 'Well done', quantity: 2 },
    ]);
    expect(quote.total).toBe(2 * (1200 + 50 + 240 + 150));
    expect(quote.lines[0]).toMatchObject({
      name: 'Margherita',
      sizeName: 'Large',
      note: 'Well done',
      unitPrice: 1640,
      problem: null,
      options: [
        { groupName: 'Toppings', name: 'Extra cheese', quantity: 2, price: 120 },
        { groupName: 'Toppings', name: 'Ham', quantity: 1, price: 150 },
        { groupName: 'Crust', name: 'Thick', quantity: 1, price: 50 },
      ],
    });
  });

  it('is never below zero', () => {
    const cheap = product('Bread', { price: 50, groupIds: [toppings.id] });
    const list = priceListOf({ sections: [section([cheap])], optionGroups: [toppings], promotions: [] });
    const quote = quoteOf([{ productId: cheap.id, options: choose([noCrust]), quantity: 3 }], list);
    expect(quote).toMatchObject({ total: 0, lines: [{ unitPrice: 0, problem: null }] });
  });

  it('comes with the allergens of exactly what was chosen', () => {
    const lines = [
      { productId: pizza.id, sizeId: small.id, quantity: 1 },
      { productId: pizza.id, sizeId: small.id, options: choose([ham]), quantity: 1 },
      { productId: pizza.id, sizeId: small.id, options: choose([cheese]), quantity: 1 },
    ];
    const [plain, withHam, withCheese] = quoteOf(lines).lines;
    expect(plain?.allergens).toBe(FREE);
    expect(withHam?.allergens).toBe(FREE);
    expect(withCheese?.allergens).toBe(cheese.allergens);
  });
});

describe('A line that cannot be ordered', () => {
  const of = (line: Partial<OrderLineRequest>) => ({
    productId: pizza.id,
    sizeId: small.id,
    quantity: 1,
    ...line,
  });

  it.each<[string, Partial<OrderLineRequest>, string, string]>([
    [
      'a deleted product',
      { productId: newId() },
      'productId',
      'This is no longer on the menu. Please remove it.',
    ],
    [
      'a sold-out product',
      { productId: cream.id, sizeId: null },
      'productId',
      'Panna cotta is sold out at the moment. Please remove it.',
    ],
    [
      'a product of a closed section',
      { productId: soup.id, sizeId: null },
      'productId',
      'Soup of the day cannot be ordered at this time of day. Please remove it.',
    ],
    ['no size', { sizeId: null }, 'sizeId', 'Please choose a size for Margherita.'],
    [
      'a size of another product',
      { productId: cake.id },
      'sizeId',
      'This size of Tiramisù is no longer on the menu. Please choose another one.',
    ],
    [
      'an option of a group that the product does not have',
      { options: choose([dips.options[0] ?? ham]) },
      'options',
      'A choice for Margherita is no longer on the menu. Please choose again.',
    ],
    [
      'an option of a group that only another size has',
      { options: choose([thin]) },
      'options',
      'A choice for Margherita is no longer on the menu. Please choose again.',
    ],
    [
      'a sold-out option',
      { options: choose([truffle]) },
      'options',
      'Truffle is sold out at the moment. Please choose something else.',
    ],
    [
      'an option too often',
      { options: choose([cheese, 3]) },
      'options',
      'Please choose Extra cheese at most 2 times.',
    ],
    ['half an option', { options: choose([cheese, 0.5]) }, 'options', 'Please choose a whole number.'],
    [
      'too many options of a group',
      { options: choose([cheese, 2], [ham], [noCrust]) },
      'options',
      'Please choose at most 3 from “Toppings”.',
    ],
    [
      'no option of a required group',
      { sizeId: large.id },
      'options',
      'Please choose at least 1 from “Crust”.',
    ],
    ['a quantity that is too high', { quantity: 21 }, 'quantity', 'Please choose at most 20 of one item.'],
    ['the quantity 0', { quantity: 0 }, 'quantity', 'Please choose at least 1.'],
    ['an invalid quantity', { quantity: Number.NaN }, 'quantity', 'Please choose a whole number.'],
  ])('because of %s is not counted and says why', (_what, change, field, message) => {
    const quote = quoteOf([of(change), { productId: cake.id, quantity: 1 }]);
    expect(quote.lines[0]).toMatchObject({ total: 0, problem: { field, message } });
    expect(quote.total).toBe(525);
  });

  it('fails the order with its index in the request', () => {
    const lines = mergeLines([of({}), of({}), of({ sizeId: null })]);
    expect(priceOf(lines).problems).toMatchObject([{ path: 'lines.2.sizeId' }]);
  });
});

const near: DeliveryZone = {
  id: newId(),
  name: 'Near',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

describe('The stock of a grocery shop', () => {
  const cakes = (...quantities: number[]) =>
    quoteOf(quantities.map((quantity, at) => ({ productId: cake.id, quantity, note: `cake ${at}` })));
  const problemsWith = (pieces: number, ...quantities: number[]) =>
    withStock(cakes(...quantities), new Map([[cake.id, pieces]])).lines.map(
      ({ problem, total }) => problem?.message ?? total,
    );

  it.each([
    [2, [2], [1050]],
    [2, [3], ['Only 2 of this are left.']],
    [0, [1], ['This is sold out. Please remove it.']],
    [3, [2, 2], [1050, 'Only 1 of this are left.']],
  ])('with %i pieces the lines %j have %j', (pieces, quantities, expected) => {
    expect(problemsWith(pieces, ...quantities)).toEqual(expected);
  });

  it('a product that is not counted has no problem, and a line with another problem keeps it', () => {
    const quote = quoteOf([
      { productId: cake.id, quantity: 9 },
      { productId: cream.id, quantity: 9 },
    ]);
    expect(withStock(quote, new Map([[cream.id, 1]]))).toEqual(quote);
  });

  it('a line with too few pieces is not in the total', () => {
    expect(withStock(cakes(1, 3), new Map([[cake.id, 3]])).total).toBe(525);
  });
});

describe('The price of a basket', () => {
  const lines = mergeLines([{ productId: cake.id, quantity: 2 }]);

  it('has the fee of the delivery, which is free from an amount on', () => {
    expect(priceOf(lines, near)).toMatchObject({
      subtotal: 1050,
      deliveryFee: 250,
      total: 1300,
      problems: [],
    });
    expect(priceOf(lines, { ...near, freeOver: 1050 })).toMatchObject({ total: 1050, deliveryFee: 0 });
    expect(priceOf(lines, { ...near, minimum: 1500 }).problems).toEqual([
      {
        path: 'lines',
        message: 'Deliveries to this address start at £15.00. Please add dishes for £4.50.',
      },
    ]);
  });

  it('fits into the database', () => {
    const dear = option('Gold leaf', 100_000, { maxQuantity: 20 });
    const list = priceListOf({
      sections: [section([product('Cake', { groupIds: [dips.id] })])],
      optionGroups: [{ ...dips, options: [dear] }],
      promotions: [],
    });
    const [id] = list.products.keys();
    const order = mergeLines(
      Array.from({ length: 50 }, (_, at) => ({
        productId: id ?? '',
        options: choose([dear, 20]),
        note: `${at}`,
        quantity: 20,
      })),
    );
    expect(priceOf(order, null, list).problems).toMatchObject([{ path: 'lines' }]);
  });
});
