import { expect, it } from 'vitest';
import type { PriceChange } from '../sites/priceChange.repository.ts';
import { priceNote } from './priceNote.rules.ts';

const change = (id: string, more: Partial<PriceChange> = {}): PriceChange => ({
  kind: 'DISH',
  id,
  name: 'Marinara',
  size: null,
  before: 850,
  after: 900,
  ...more,
});
const extra = (id: string) => change(id, { kind: 'EXTRA', name: 'Olives' });

it.each<[string, PriceChange[], string | null]>([
  ['none', [], null],
  ['a dish', [change('1')], 'Marinara, £8.50, now £9.00'],
  ['a size', [change('1', { size: 'Large' })], 'Marinara (Large), £8.50, now £9.00'],
  ['two sizes of a dish', [change('1', { size: 'Small' }), change('1', { size: 'Large' })], '1 dish'],
  ['three dishes', [change('1'), change('2'), change('3')], '3 dishes'],
  ['two extras', [extra('1'), extra('2')], '2 extras'],
  ['dishes and an extra', [change('1'), change('2'), extra('3')], '2 dishes and 1 extra'],
])('the log tells changed prices of %s', (_what, changes, note) => {
  expect(priceNote(changes)).toBe(note);
});
