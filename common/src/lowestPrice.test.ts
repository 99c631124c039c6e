import { describe, expect, it } from 'vitest';
import { group, option } from './test/menuParts.ts';
import { leastOf, lowestPrice, lowestPriceOfAll } from './lowestPrice.ts';
import { PRODUCT_DEFAULTS, type MenuProduct } from './menu.ts';

const dish = (price: number, change: Partial<MenuProduct> = {}): MenuProduct => ({
  ...PRODUCT_DEFAULTS,
  id: 'dish',
  name: 'Dish',
  description: '',
  price,
  ...change,
});

describe('what a group adds at least', () => {
  const at = (price: number, change = {}) => option('one', price, change);
  it.each([
    ['nothing, when nothing must be chosen', { min: 0, max: 0 }, [at(100)], 0],
    ['the cheapest of a required choice', { min: 1, max: 1 }, [at(900), at(650)], 650],
    ['the two cheapest of two', { min: 2, max: 2 }, [at(100), at(300), at(200)], 300],
    [
      'the cheapest twice, when it can be had twice',
      { min: 2, max: 2 },
      [at(100, { maxQuantity: 2 }), at(300)],
      200,
    ],
    [
      'the cheapest that is not sold out',
      { min: 1, max: 1 },
      [at(650, { isAvailable: false }), at(900)],
      900,
    ],
    ['what makes it cheaper, as often as it may', { min: 0, max: 2 }, [at(-50, { maxQuantity: 3 })], -100],
    [
      'null, when all of a required choice is sold out',
      { min: 1, max: 1 },
      [at(650, { isAvailable: false })],
      null,
    ],
    ['null, when too few can be had', { min: 3, max: 3 }, [at(100), at(200)], null],
  ])('%s', (_what, bounds, options, least) => {
    expect(leastOf({ ...bounds, options })).toBe(least);
  });
});

describe('the lowest price of a dish', () => {
  const required = group('base', 1, 1, [option('a', 650), option('b', 900)]);
  const groups = new Map([[required.id, required]]);

  it('has the choices that must be made', () => {
    expect(lowestPrice(dish(0, { groupIds: [required.id] }), null, groups)).toBe(650);
    expect(lowestPrice(dish(500), null, groups)).toBe(500);
  });

  it('is that of the cheapest size with its own choices', () => {
    const size = (id: string, price: number, groupIds: string[]) => ({ id, name: id, price, groupIds });
    const sizes = [size('small', 100, [required.id]), size('large', 700, [])];
    expect(lowestPriceOfAll(dish(100, { sizes }), groups)).toBe(700);
  });
});
