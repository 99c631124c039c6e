import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkProduct,
  checkProductChange,
  checkSectionName,
  penceOf,
  type ProductInput,
} from './product.rules.ts';

const input: ProductInput = { name: 'Margherita', description: 'Tomato and mozzarella', price: 850 };
/** What is saved of a product that is changed. */
const described = { description: 'Tomato' };
const plain = { description: '' };

describe('checkProduct', () => {
  it.each<[Partial<ProductInput>, string, string]>([
    [{ name: '' }, 'name', 'Product name is required'],
    [{ name: ' \u0000\n ' }, 'name', 'Product name is required'],
    [{ name: null }, 'name', 'Product name is required'],
    [{ name: 'x'.repeat(121) }, 'name', 'Please use at most 120 characters.'],
    [{ description: ' ' }, 'description', 'Description is required'],
    [{ description: null }, 'description', 'Description is required'],
    [{ description: 'x'.repeat(1001) }, 'description', 'Please use at most 1,000 characters.'],
    [{ price: null }, 'price', 'Price is required'],
    [{ price: Number.NaN }, 'price', 'Price is required'],
    [{ price: -1 }, 'price', 'Price must be positive'],
    [{ price: -0.5 }, 'price', 'Price must be positive'],
    [{ price: 100_001 }, 'price', 'Price seems too high'],
    [{ price: Number.POSITIVE_INFINITY }, 'price', 'Price seems too high'],
    [{ price: 850.5 }, 'price', 'Please enter the price in pounds and pence, such as 8.50.'],
  ])('the section name %j is refused', (wrong, path, message) => {
    expect(checkProduct({ ...input, ...wrong })).toEqual({ ok: false, error: [{ path, message }] });
    expect(checkProductChange(wrong, described)).toEqual({ ok: false, error: [{ path, message }] });
  });

  it('the error has every wrong field of a product', () => {
    const checked = checkProduct({ name: '', description: '', price: null });
    expect(checked).toMatchObject({
      ok: false,
      error: [{ path: 'name' }, { path: 'description' }, { path: 'price' }],
    });
  });

  it.each<[Partial<ProductInput>, Partial<ProductInput>]>([
    [{ name: '  Pizza\n\tRoma ' }, { name: 'Pizza Roma' }],
    [{ name: 'x'.repeat(120) }, { name: 'x'.repeat(120) }],
    [{ description: ' One \r\n two\u0000 \n\n\n\n three\t ' }, { description: 'One\ntwo\n\nthree' }],
    [{ description: `a${'\u{d800}'}b` }, { description: 'a\ufffdb' }],
    [{ price: 0 }, { price: 0 }],
    [{ price: 100_000 }, { price: 100_000 }],
  ])('the change %j is stored as %j', (given, kept) => {
    expect(checkProduct({ ...input, ...given })).toEqual({ ok: true, value: { ...input, ...kept } });
    expect(checkProductChange(given, described)).toEqual({ ok: true, value: kept });
  });

  it('omitted fields of a change stay', () =>
    expect(checkProductChange({}, described)).toEqual({ ok: true, value: {} }));

  it.each([null, '', ' \n '])('an empty description may stay empty: %j', (description) =>
    expect(checkProductChange({ description, price: 900 }, plain)).toEqual({
      ok: true,
      value: { price: 900 },
    }),
  );

  it.each<[Partial<ProductInput>, string]>([
    [{ name: '' }, 'name'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ price: null }, 'price'],
  ])('a change of a product without a description to %j is refused', (wrong, path) =>
    expect(checkProductChange(wrong, plain)).toMatchObject({ ok: false, error: [{ path }] }),
  );

  it('no checked text of a product breaks PostgreSQL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const checked = checkProduct({ name: `n${text}`, description: `d${text}`, price: 1 });
        if (!checked.ok) return;
        expect(checked.value.name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(checked.value.description).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
      }),
    );
  });
});

describe('checkSectionName', () => {
  it.each([
    ['', 'Please give the section a name.'],
    [' \n', 'Please give the section a name.'],
    ['x'.repeat(81), 'Please use at most 80 characters.'],
  ])('the section name %j is refused', (name, message) =>
    expect(checkSectionName(name)).toEqual({ ok: false, error: [{ path: 'name', message }] }),
  );

  it('a section name is trimmed', () =>
    expect(checkSectionName(' Small\nplates ')).toEqual({ ok: true, value: 'Small plates' }));
});

describe('penceOf', () => {
  it.each([
    [0, 0],
    [8.5, 850],
    [8.29, 829],
    [19.99, 1999],
    [1.1, 110],
    [1000, 100_000],
    [-0.01, -1],
    [1.005, 100.5],
    [1e21, 1e23],
    [1e-7, 1e-5],
  ])('%d pounds are %d pence', (pounds, pence) => expect(penceOf(pounds)).toBeCloseTo(pence, 8));

  it('every price converts to exact pence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (pence) => {
        expect(penceOf(pence / 100)).toBe(pence);
      }),
    );
  });
});
