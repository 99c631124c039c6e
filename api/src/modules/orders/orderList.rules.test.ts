import { describe, expect, it } from 'vitest';
import { type OrderFilter, orderSearch, spanOf } from './orderList.rules.ts';

const ALL: OrderFilter = { states: [], fulfilment: null, from: null, to: null, search: '' };
const span = (filter: Partial<OrderFilter>) => {
  const { from, to } = spanOf({ ...ALL, ...filter }, 'Europe/London');
  return [from?.toISOString() ?? null, to?.toISOString() ?? null];
};

describe('spanOf', () => {
  it('a day begins and ends at midnight of the restaurant, also when its clocks change', () => {
    expect(span({ from: '2026-10-25', to: '2026-10-25' })).toEqual([
      '2026-10-24T23:00:00.000Z',
      '2026-10-26T00:00:00.000Z',
    ]);
    expect(span({ from: '2026-07-31', to: '2026-08-01' })).toEqual([
      '2026-07-30T23:00:00.000Z',
      '2026-08-01T23:00:00.000Z',
    ]);
  });

  it('a list and a search without days have no limits', () => {
    expect(span({})).toEqual([null, null]);
    expect(span({ search: 'Bo' })).toEqual([null, null]);
    expect(span({ search: 'Bo', from: '2020-01-01' })).toEqual(['2020-01-01T00:00:00.000Z', null]);
  });
});

describe('orderSearch', () => {
  const NONE = { digits: null, number: null, postcode: null };

  it.each([
    ['', null],
    ['   ', null],
    ['Bo', { text: 'bo', ...NONE }],
    ['104', { text: '104', ...NONE, digits: null, number: 104 }],
    ['#104', { text: '#104', ...NONE, digits: null, number: 104 }],
    ['07700 900123', { text: '07700 900123', ...NONE, digits: '7700900123', number: null }],
    ['+44 7700 900123', { text: '+44 7700 900123', ...NONE, digits: '7700900123', number: null }],
    ['+447700900123', { text: '+447700900123', ...NONE, digits: '7700900123' }],
    ['+44 (0)7700 900123', { text: '+44 (0)7700 900123', ...NONE, digits: '7700900123' }],
    ['0044 7700 900123', { text: '0044 7700 900123', ...NONE, digits: '7700900123' }],
    ['447700900123', { text: '447700900123', ...NONE, digits: '7700900123' }],
    ['44 7700', { text: '44 7700', ...NONE, digits: '7700' }],
    ['4477', { text: '4477', ...NONE, digits: '4477', number: 4477 }],
    ['07700.900.123', { text: '07700.900.123', ...NONE, digits: '7700900123' }],
    ['07700\u2013900/123', { text: '07700\u2013900/123', ...NONE, digits: '7700900123' }],
    ['07700\u00A0900123', { text: '07700\u00A0900123', ...NONE, digits: '7700900123' }],
    ['\u202A+44 7700 900123\u202C', { text: '+44 7700 900123', ...NONE, digits: '7700900123' }],
    ['Tel. 07700 900123', { text: 'tel. 07700 900123', ...NONE, digits: '7700900123' }],
    ['tel:+447700900123', { text: 'tel:+447700900123', ...NONE, digits: '7700900123' }],
    ['０７７００ ９００１２３', { text: '０７７００ ９００１２３', ...NONE, digits: '7700900123' }],
    ['＋４４ ７７００ ９００１２３', { text: '＋４４ ７７００ ９００１２３', ...NONE, digits: '7700900123' }],
    ['٠٧٧٠٠ ٩٠٠١٢٣', { text: '٠٧٧٠٠ ٩٠٠١٢٣', ...NONE, digits: '7700900123' }],
    ['+33 1 42 68 53 00', { text: '+33 1 42 68 53 00', ...NONE, digits: '33142685300' }],
    ['１０４', { text: '１０４', ...NONE, number: 104 }],
    ['ＳＥ１ ７ＰＢ', { text: 'ｓｅ１ ７ｐｂ', ...NONE, postcode: 'se17pb' }],
    ['900123', { text: '900123', ...NONE, digits: '900123', number: 900123 }],
    ['bo7@example.org', { text: 'bo7@example.org', ...NONE }],
    ['SE1 7PB', { text: 'se1 7pb', ...NONE, postcode: 'se17pb' }],
    ['w1d', { text: 'w1d', ...NONE, postcode: 'w1d' }],
    ['ec1a1', { text: 'ec1a1', ...NONE, postcode: 'ec1a1' }],
    ['Soup of the day', { text: 'soup of the day', ...NONE }],
  ])('%j is read as %j', (text, expected) => expect(orderSearch(text)).toEqual(expected));
});
