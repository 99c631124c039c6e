import { mergeLines } from '../modules/orders/orderLine.rules.ts';
import { priceLines } from '../modules/orders/orderPricing.rules.ts';
import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { basketView, fieldErrors, readBasketForm } from './basketForm.rules.ts';

const pizza = newId();
const field = `q.${toGlobalId('Product', pizza)}`;

describe('readBasketForm', () => {
  it.each([
    ['2', 2],
    ['20', 20],
    ['21', 20],
    ['1e9', 20],
    ['1.9', 1],
    [' 3 ', 3],
  ])('the quantity %s is read as %i', (typed, quantity) => {
    expect(readBasketForm(new URLSearchParams({ [field]: typed })).lines).toEqual([
      { productId: pizza, quantity },
    ]);
  });

  it.each(['', '0', '-1', 'abc', 'NaN', '0.5', '١'])('the quantity %j is ignored', (typed) => {
    expect(readBasketForm(new URLSearchParams({ [field]: typed })).lines).toEqual([]);
  });

  it.each(['q.', 'q', `q.${pizza}`, `q.${toGlobalId('Order', pizza)}`, 'q.__proto__', `x${field}`])(
    'the field %s is not a product',
    (name) => expect(readBasketForm(new URLSearchParams({ [name]: '1' })).lines).toEqual([]),
  );

  it.each([
    ['850', 850],
    ['0', 0],
    ['', Number.NaN],
    ['-1', Number.NaN],
    ['8.50', Number.NaN],
    ['9'.repeat(30), Number.NaN],
  ])('the shown total %j is read', (typed, pence) => {
    expect(readBasketForm(new URLSearchParams({ shownTotal: typed })).shownTotal).toBe(pence);
  });

  it('missing fields are empty texts', () => {
    expect(readBasketForm(new URLSearchParams())).toMatchObject({
      idempotencyKey: '',
      values: { name: '', phone: '', email: '', note: '' },
    });
  });
});

describe('basketView', () => {
  it('the basket has a name for a product that was deleted', () => {
    const form = readBasketForm(new URLSearchParams({ [field]: '1' }));
    const quote = priceLines(mergeLines([{ productId: pizza, quantity: 1 }]), {
      products: new Map(),
      groups: new Map(),
    });
    const view = basketView(form, quote, 'key');
    expect(view.lines).toMatchObject([
      {
        productId: toGlobalId('Product', pizza),
        name: 'An item that is no longer on the menu',
        problem: 'This is no longer on the menu. Please remove it.',
      },
    ]);
  });
});

describe('fieldErrors', () => {
  it('each field of the form has its first problem', () => {
    const problems = [
      { path: 'name', message: 'first' },
      { path: 'name', message: 'second' },
      { path: 'lines.0.quantity', message: 'other' },
    ];
    expect(fieldErrors(problems)).toEqual({ name: 'first' });
  });
});
