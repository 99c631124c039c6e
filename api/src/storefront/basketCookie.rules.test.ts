import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '@forkfront/common/plainText.ts';
import {
  addLine,
  type BasketLine,
  basketHeader,
  basketOf,
  choiceKey,
  decodeBasket,
  decodeChoice,
  encodeBasket,
  orderKeyOf,
  inOrder,
  MAX_BASKET_CHARACTERS,
  restoreLines,
  setQuantity,
} from './basketCookie.rules.ts';

const code = fc.stringMatching(/^[\w-]{8}$/);
const anyLine: fc.Arbitrary<BasketLine> = fc.record({
  product: code,
  size: fc.option(code, { nil: '' }),
  options: fc
    .array(fc.record({ code, count: fc.integer({ min: 1, max: 20 }) }), { maxLength: 6 })
    .map((options) => inOrder(options)),
  note: fc.string({ unit: 'grapheme', maxLength: 30 }).map(oneLine),
  quantity: fc.integer({ min: 1, max: 20 }),
  seenPrice: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const anyBasket = fc
  .uniqueArray(anyLine, { selector: choiceKey, maxLength: 12 })
  .filter((lines) => encodeBasket(lines).length <= MAX_BASKET_CHARACTERS);

const line = (product: string, changes: Partial<BasketLine> = {}): BasketLine => ({
  product: product.padEnd(8, 'x'),
  size: '',
  options: [],
  note: '',
  quantity: 1,
  seenPrice: 950,
  ...changes,
});
const pizza = line('pizza', { size: 'largexxx', options: [{ code: 'olivesxx', count: 2 }] });

describe('the basket as text', () => {
  it('a basket that was written is read again as it was', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        expect(decodeBasket(encodeBasket(lines))).toEqual(lines);
      }),
    );
  });

  it('the text needs no escaping in a cookie, a form and an address', () => {
    fc.assert(
      fc.property(anyBasket, (lines) => {
        expect(encodeBasket(lines)).toMatch(/^[\w.~-]*$/);
      }),
    );
  });

  it('any text is an empty or a smaller basket, which stays the same when it is written again', () => {
    const broken = fc.tuple(anyBasket, fc.nat(), fc.string({ maxLength: 4 })).map(([lines, at, noise]) => {
      const text = encodeBasket(lines);
      return text.slice(0, at % (text.length + 1)) + noise + text.slice((at % (text.length + 1)) + 1);
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), broken), (text) => {
        const read = decodeBasket(text);
        expect(read.length).toBeLessThanOrEqual(text.split('~').length);
        expect(decodeBasket(encodeBasket(read))).toEqual(read);
        for (const { quantity, note } of read) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(20);
          expect(note.length).toBeLessThanOrEqual(140);
        }
      }),
    );
  });

  it('choices without quantity and price name a line', () => {
    fc.assert(
      fc.property(anyLine, (one) => {
        const { quantity: _, seenPrice: __, ...choice } = one;
        expect(decodeChoice(choiceKey(one))).toEqual(choice);
      }),
    );
  });

  it.each([
    '',
    'x',
    '~~~',
    '1.',
    '0.pizzaxxx',
    'l.pizzaxxx',
    '1.pizzaxxx...',
    '1.pizzaxxx...===',
    `1.${'x'.repeat(4000)}`,
  ])('the text %j is an empty basket', (text) => expect(decodeBasket(text)).toEqual([]));

  it('a line that is there twice counts once', () => {
    expect(decodeBasket('1.pizzaxxx~2.pizzaxxx')).toMatchObject([{ quantity: 1 }]);
  });
});

describe('changing a basket', () => {
  it('equal choices become one line, other choices and notes stay apart', () => {
    const added = addLine([pizza], { ...pizza, quantity: 2 });
    expect(added).toEqual({ ok: true, value: [{ ...pizza, quantity: 3 }] });
    const other = { ...pizza, note: 'no onions' };
    expect(addLine([pizza], other)).toEqual({ ok: true, value: [pizza, other] });
  });

  it('a changed line keeps its place, and joins an equal line', () => {
    const [soup, bread] = [line('soup'), line('bread')];
    const changed = { ...pizza, size: 'smallxxx' };
    expect(addLine([soup, pizza, bread], changed, choiceKey(pizza))).toEqual({
      ok: true,
      value: [soup, changed, bread],
    });
    expect(addLine([soup, pizza, bread], { ...soup, quantity: 4 }, choiceKey(pizza))).toEqual({
      ok: true,
      value: [{ ...soup, quantity: 5 }, bread],
    });
    expect(addLine([soup], { ...soup, quantity: 4 }, choiceKey(soup))).toEqual({
      ok: true,
      value: [{ ...soup, quantity: 4 }],
    });
    expect(addLine([soup], pizza, 'gonexxxx')).toEqual({ ok: true, value: [soup, pizza] });
  });

  it('a line has at most 20', () => {
    expect(addLine([{ ...pizza, quantity: 15 }], { ...pizza, quantity: 6 })).toEqual({
      ok: false,
      error: 'You can order at most 20 of one dish.',
    });
    expect(setQuantity([pizza], choiceKey(pizza), 99)).toMatchObject([{ quantity: 20 }]);
  });

  it('a full basket is refused with a text, and stays as it was', () => {
    const full = 'Your basket is full. Please order what is in it, or shorten a note, and then order more.';
    const many = Array.from({ length: 50 }, (_, at) => line(`dish${at}`));
    expect(addLine(many, pizza)).toEqual({ ok: false, error: full });
    const long = Array.from({ length: 17 }, (_, at) => line(`dish${at}`, { note: 'n'.repeat(140) }));
    expect(addLine(long, line('more', { note: 'n'.repeat(140) }))).toEqual({ ok: false, error: full });
    expect(restoreLines(many, [pizza])).toEqual({ ok: false, error: full });
  });

  it('a quantity of 0 removes a line, and it can be put back once', () => {
    const soup = line('soup');
    expect(setQuantity([soup, pizza], choiceKey(pizza), 0)).toEqual([soup]);
    expect(setQuantity([soup], 'gonexxxx', 3)).toEqual([soup]);
    expect(restoreLines([soup], [pizza])).toEqual({ ok: true, value: [soup, pizza] });
    expect(restoreLines([soup, pizza], [pizza])).toEqual({ ok: true, value: [soup, pizza] });
  });
});

describe('the cookie', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['basket=1.pizzaxxx', '1.pizzaxxx'],
    ['a=b; basket=1.pizzaxxx; c=d', '1.pizzaxxx'],
    ['my-basket=1.pizzaxxx', ''],
    ['basket=', ''],
  ])('the header %j has the basket %j', (header, basket) => expect(basketOf(header)).toBe(basket));

  it('scripts and other sites cannot read the cookie, and it lasts a week', () => {
    expect(basketHeader('1.pizzaxxx', { isSecure: true, isFramed: false })).toEqual([
      'set-cookie',
      'basket=1.pizzaxxx; Path=/; HttpOnly; Max-Age=604800; SameSite=Lax; Secure',
      'set-cookie',
      'order-key=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax; Secure',
    ]);
    expect(basketHeader('', { isSecure: false, isFramed: false })).toEqual([
      'set-cookie',
      'basket=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax',
      'set-cookie',
      'order-key=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax',
    ]);
  });

  it.each([
    ['order-key=0b9d0fbe-11', ''],
    [
      'basket=1.a; order-key=0b9d0fbe-1111-4222-8333-444455556666; code=X',
      '0b9d0fbe-1111-4222-8333-444455556666',
    ],
    ['order-key=<script>alert(1)</script>', ''],
    ['border-key=0b9d0fbe-1111-4222-8333-444455556666', ''],
    [`order-key=${'a'.repeat(101)}`, ''],
    [undefined, ''],
  ])('the key of the basket in the cookies %s is read only when it can be one', (cookies, key) =>
    expect(orderKeyOf(cookies)).toBe(key),
  );

  it('a frame of the owner’s app has a cookie of its own', () => {
    expect(basketHeader('1.pizzaxxx', { isSecure: false, isFramed: true })[1]).toContain(
      'SameSite=None; Secure; Partitioned',
    );
  });
});
