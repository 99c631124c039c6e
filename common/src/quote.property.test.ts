import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE, group, option, product, section, newId } from './test/menuParts.ts';
import { combinedAllergens, UNCONFIRMED_ALLERGENS } from './allergens.ts';
import { lowestPrice } from './lowestPrice.ts';
import { mergeLines, type OrderLineRequest } from './orderLine.ts';
import { priceLines, priceListOf, type PriceList } from './quote.ts';

const cake = product('Tiramisù', { price: 525 });
const small = { id: newId(), name: 'Small', price: 800 };
const large = { id: newId(), name: 'Large', price: 1200 };

const quoteOf = (lines: readonly OrderLineRequest[], list: PriceList) => priceLines(mergeLines(lines), list);

/** A random menu and a random basket, of which some lines cannot be ordered. */
const menuAndBasket = fc
  .array(
    fc.array(fc.record({ price: fc.integer({ min: -500, max: 500 }), most: fc.integer({ min: 1, max: 3 }) })),
    {
      maxLength: 3,
    },
  )
  .chain((groups) => {
    const optionGroups = groups.map((options, at) =>
      group(
        `Group ${at}`,
        at % 2,
        0,
        options.map(({ price, most }, place) =>
          option(`Option ${place}`, price, {
            maxQuantity: most,
            allergens: 'CMUF'[place % 4]?.repeat(14) ?? FREE,
          }),
        ),
      ),
    );
    const sizes = [small, large].map((size, at) => ({
      ...size,
      groupIds: optionGroups[at + 1] ? [optionGroups[at + 1]!.id] : [],
    }));
    const dish = product('Dish', { sizes, groupIds: optionGroups.slice(0, 1).map(({ id }) => id) });
    const list = priceListOf({ sections: [section([dish, cake])], optionGroups, promotions: [] });
    const ids = optionGroups.flatMap(({ options }) => options.map(({ id }) => id));
    const line = fc.record({
      productId: fc.constantFrom(dish.id, cake.id, newId()),
      sizeId: fc.constantFrom(null, small.id, large.id, newId()),
      options: fc.array(
        fc.record({ optionId: fc.constantFrom(...ids, newId()), quantity: fc.integer({ min: 0, max: 4 }) }),
        { maxLength: 5 },
      ),
      quantity: fc.integer({ min: -1, max: 22 }),
    });
    return fc.record({ list: fc.constant(list), lines: fc.array(line, { maxLength: 6 }) });
  });

describe('the lowest price of a dish', () => {
  it('is never more than anybody pays, and somebody can pay it', () => {
    const anyOption = fc.record({
      price: fc.integer({ min: -300, max: 900 }),
      maxQuantity: fc.integer({ min: 1, max: 3 }),
      isAvailable: fc.boolean(),
    });
    const anyGroup = fc.record({
      min: fc.integer({ min: 0, max: 2 }),
      max: fc.integer({ min: 0, max: 3 }),
      options: fc.array(anyOption, { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.array(anyGroup, { maxLength: 2 }), (price, made) => {
        const all = made.map(({ min, max, options }, at) =>
          group(
            `g${at}`,
            min,
            max !== 0 && max < min ? min : max,
            options.map((one) => option('o', one.price, one)),
          ),
        );
        const dish = product('Dish', { id: 'dish', price, groupIds: all.map(({ id }) => id) });
        const menu = {
          products: new Map([['dish', { product: dish, sectionId: 's', isOpen: true }]]),
          groups: new Map(all.map((one) => [one.id, one])),
          promotions: [],
          names: new Map<string, string>(),
          chosenTime: null,
          hasTimes: false,
        };
        // Every way to choose from these few options.
        const ids = all.flatMap(({ options }) => options.map(({ id }) => id));
        const ways = ids.reduce<{ optionId: string; quantity: number }[][]>(
          (so, optionId) =>
            so.flatMap((one) =>
              [0, 1, 2, 3].map((quantity) => (quantity === 0 ? one : [...one, { optionId, quantity }])),
            ),
          [[]],
        );
        const lines = ways.map((options) => ({
          productId: 'dish',
          sizeId: null,
          quantity: 1,
          note: '',
          options,
        }));
        const bought = priceLines(
          lines.map((line, index) => ({ ...line, index })),
          menu,
        )
          .lines.filter(({ problem }) => problem === null)
          .map(({ unitPrice }) => unitPrice);
        const lowest = lowestPrice(dish, null, menu.groups);
        expect(lowest).toBe(bought.length === 0 ? null : Math.min(...bought));
      }),
      { numRuns: 60 },
    );
  });
});

describe('The quote of any basket', () => {
  it('is never negative, in whole pence, and the sum of its lines', () =>
    fc.assert(
      fc.property(menuAndBasket, ({ list, lines }) => {
        const quote = quoteOf(lines, list);
        for (const { unitPrice, total, quantity, problem } of quote.lines) {
          expect(Number.isInteger(unitPrice) && unitPrice >= 0).toBe(true);
          expect(total).toBe(problem ? 0 : unitPrice * quantity);
        }
        expect(quote.total).toBe(quote.lines.reduce((sum, { total }) => sum + total, 0));
      }),
    ));

  it('does not depend on the order of its options, or on prices that the client sends', () =>
    fc.assert(
      fc.property(menuAndBasket, ({ list, lines }) => {
        const turned = lines.map((line) => ({
          ...line,
          options: line.options.toReversed().map((chosen) => ({ ...chosen, price: -1 })),
          unitPrice: 1,
        }));
        expect(quoteOf(turned, list)).toEqual(quoteOf(lines, list));
      }),
    ));

  it('names the worst allergens of its parts', () =>
    fc.assert(
      fc.property(menuAndBasket, ({ list, lines }) => {
        const quote = quoteOf(lines, list);
        const options = [...list.groups.values()].flatMap((one) => one.options);
        const allergensOf = (id: string) => options.find((one) => one.id === id)?.allergens ?? '';
        const expected = quote.lines.map(({ productId, options: chosen }) => {
          const dish = list.products.get(productId)?.product.allergens ?? UNCONFIRMED_ALLERGENS;
          return combinedAllergens([dish, ...chosen.map(({ optionId }) => allergensOf(optionId))]);
        });
        expect(quote.lines.map(({ allergens }) => allergens)).toEqual(expected);
      }),
    ));
});
