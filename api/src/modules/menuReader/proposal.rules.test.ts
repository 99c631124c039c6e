import { expect, it } from 'vitest';
import { proposalOf } from './proposal.rules.ts';
import { readMenu } from './readMenu.rules.ts';

it.each([
  ['Lobster (market price)', 'Lobster', null],
  ['LOBSTER THERMIDOR ..... MP', 'Lobster Thermidor', null],
  ['12. Wedding cake    on request', 'Wedding cake', null],
  ['Wings 6 9', 'Wings', null],
  ['Steak 18-22', 'Steak', null],
  ['Cake from 3', 'Cake', 300],
  ['Combo 2 for £10', 'Combo', null],
  ['Bagels 90p each or 4 for £3', 'Bagels', null],
  ['Noodles - choose chicken £9, prawn £10', 'Noodles', null],
  ['Banquet £1,200', 'Banquet', null],
  ['Pizza $9', 'Pizza', null],
  ['Calamari . . . . 7 . 50', 'Calamari', null],
  ['chilli sauce', 'Chilli sauce', null],
])('the line %j is proposed as the dish %j for %j', (line, name, price) =>
  expect(proposalOf(line)).toMatchObject({
    name,
    prices: price === null ? [] : [{ label: '', pence: price }],
  }),
);

it.each([
  'We have been open since 1998, and we love it.',
  'follow us @rossi',
  'www.rossi.example',
  'STARTERS',
  '6 inch £28 / 8 inch £38',
  '8.50',
  'Voucher -5',
  '',
  `${'long '.repeat(40)}8.50`,
])('the line %j has no proposal', (line) => expect(proposalOf(line)).toBeNull());

it.each([
  [
    'Fish cake (v) - with lime market price',
    { name: 'Fish cake', description: 'with lime', tags: ['v'], prices: [] },
  ],
  ['With lime and chilli £4.50 (v)', { tags: ['v'], prices: [{ label: '', pence: 450 }] }],
  [
    'With lime small £4.00 large £6.00 (v)',
    {
      name: 'With lime',
      tags: ['v'],
      prices: [
        { label: 'Small', pence: 400 },
        { label: 'Large', pence: 600 },
      ],
    },
  ],
])('of the line %j is proposed %j', (line, proposal) => expect(proposalOf(line)).toMatchObject(proposal));

it('an unread line has the heading above it, in a table, too', () => {
  const lines = (menu: string) =>
    readMenu(menu)
      .lines.filter(({ use }) => use === 'unread')
      .map(({ text, section, proposal }) => [text, section, proposal?.name]);
  expect(lines('Lobster MP\nMAINS\nSoup 4\nOysters market price')).toEqual([
    ['Lobster MP', '', 'Lobster'],
    ['Oysters market price', 'Mains', 'Oysters'],
  ]);
  expect(lines('Section,Name,Price\nMains,Soup,4\nFish,Lobster tail,market price')).toEqual([
    ['Fish,Lobster tail,market price', 'Fish', 'Lobster tail'],
  ]);
});
