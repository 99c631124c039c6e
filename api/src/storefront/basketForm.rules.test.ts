import { describe, expect, it } from 'vitest';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import {
  detailsQuery,
  fieldErrors,
  orderOf,
  readLinkedLines,
  readOrderForm,
  readAction,
} from './basketForm.rules.ts';

const pizza = newId();
const field = `q.${toGlobalId('Product', pizza)}`;

describe('addresses with a basket', () => {
  it.each([
    ['2', 2],
    ['20', 20],
    ['21', 20],
    ['1e9', 20],
    ['1.9', 1],
    [' 3 ', 3],
  ])('the quantity %s is read as %i', (typed, quantity) => {
    expect(readLinkedLines(new URLSearchParams({ [field]: typed }))).toEqual([
      { productId: pizza, quantity },
    ]);
  });

  it.each(['', '0', '-1', 'abc', 'NaN', '0.5', '١'])('the quantity %j is ignored', (typed) => {
    expect(readLinkedLines(new URLSearchParams({ [field]: typed }))).toEqual([]);
  });

  it.each(['q.', 'q', `q.${pizza}`, `q.${toGlobalId('Order', pizza)}`, 'q.__proto__', `x${field}`])(
    'the field %s is not a product',
    (name) => expect(readLinkedLines(new URLSearchParams({ [name]: '1' }))).toEqual([]),
  );

  it('the details of an address stay when its dishes are in the basket', () => {
    expect(detailsQuery(new URLSearchParams({ [field]: '1', note: 'A test' }))).toBe('?note=A+test');
    expect(detailsQuery(new URLSearchParams({ [field]: '1' }))).toBe('');
  });
});

describe('readOrderForm', () => {
  it.each([
    ['850', 850],
    ['0', 0],
    ['', Number.NaN],
    ['-1', Number.NaN],
    ['8.50', Number.NaN],
    ['9'.repeat(30), Number.NaN],
  ])('the shown total %j is read', (typed, pence) => {
    expect(readOrderForm(new URLSearchParams({ shownTotal: typed })).shownTotal).toBe(pence);
  });

  it('missing fields are empty texts', () => {
    expect(readOrderForm(new URLSearchParams())).toMatchObject({
      idempotencyKey: '',
      values: { name: '', phone: '', email: '', note: '' },
    });
  });
});

it.each([
  [{ set: '3~pizzaxxx.large' }, { kind: 'set', quantity: 3, choice: 'pizzaxxx.large' }],
  [{ set: '0~pizzaxxx' }, { kind: 'set', quantity: 0, choice: 'pizzaxxx' }],
  [{ set: '-1~pizzaxxx' }, null],
  [{ set: 'pizzaxxx' }, null],
  [{ undo: '1.pizzaxxx' }, { kind: 'undo', lines: '1.pizzaxxx' }],
  [{ empty: '1' }, { kind: 'empty' }],
  [{}, null],
])('the button %j of the basket page asks for %j', (fields, action) =>
  expect(readAction(new URLSearchParams(fields))).toEqual(action),
);

it.each([
  ['', null],
  ['2026-12-01T18:00:00.000Z', '2026-12-01T18:00:00.000Z'],
  ['2026-11-31T18:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['Dec 1 2026 18:00', '1970-01-01T00:00:00.000Z'],
  ['2026-12-01T18:00:00', '1970-01-01T00:00:00.000Z'],
  ['1', '1970-01-01T00:00:00.000Z'],
])('the chosen time %j is %s: a text that is no time is one that no site offers', (when, expected) =>
  expect(orderOf(readOrderForm(new URLSearchParams({ when }))).scheduledFor?.toISOString() ?? null).toBe(
    expected,
  ),
);

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
