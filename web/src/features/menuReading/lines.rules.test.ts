import { describe, expect, it } from 'vitest';
import {
  checkLine,
  dishOf,
  firstValues,
  inOrder,
  isComplete,
  sectionChoices,
  withSizes,
  type MenuLine,
} from './lines.rules.ts';

const plain = { description: '', sizes: [], dietaryTags: [] };
const line: MenuLine = {
  id: 'a',
  kind: 'DISH',
  text: 'Lobster MP',
  section: 'Mains',
  proposal: { name: 'Lobster', price: null, ...plain },
};
const other: MenuLine = {
  id: 'b',
  kind: 'DISH',
  text: 'Cake from 3',
  section: null,
  proposal: { name: 'Cake', price: 300, ...plain },
};
const dish = { name: 'Lobster', price: 2400, section: 'Mains', ...plain };
const rest = { description: '', sizes: [], diets: [] };
const values = { name: 'Lobster', price: '24', section: 'Mains', newSection: '', ...rest };

describe('fields of a line', () => {
  it.each([
    [line, ['Starters', 'MAINS'], { ...values, price: '', section: 'MAINS' }],
    [line, ['Starters'], { ...values, price: '' }],
    [other, ['Starters'], { name: 'Cake', price: '3.00', section: 'Starters', newSection: '', ...rest }],
    [{ ...other, proposal: null }, [], { name: '', price: '', section: '', newSection: '', ...rest }],
  ])('the line %j in a menu with %j begins as %j', (unread, sections, first) =>
    expect(firstValues(unread, sections)).toEqual(first),
  );

  it('the sections to choose from are those of the menu and the heading above the line', () => {
    expect(sectionChoices(['Starters'], line)).toEqual(['Starters', 'Mains']);
    expect(sectionChoices(['mains'], line)).toEqual(['mains']);
    expect(sectionChoices([], other)).toEqual([]);
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'Please enter the name of the dish.' }],
    [{ name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters.' }],
    [{ price: '' }, { price: 'Please enter the price.' }],
    [{ price: '4.505' }, { price: 'Please give the price in pounds and whole pence, such as 8.50.' }],
    [{ price: '-1' }, { price: 'Please enter a price from £0 to £1,000.' }],
    [{ price: '1000.01' }, { price: 'Please enter a price from £0 to £1,000.' }],
    [{ section: '' }, { newSection: 'Please enter the name of the section.' }],
    [{ section: '', newSection: 'x'.repeat(81) }, { newSection: 'Please use at most 80 characters.' }],
    [{ section: '', newSection: 'Specials' }, {}],
    [{ description: 'x'.repeat(501) }, { description: 'Please use at most 500 characters.' }],
    [{ price: '', sizes: [{ name: 'Large', price: '6' }] }, {}],
    [{ price: '', sizes: [{ name: 'Large', price: '' }] }, { price: 'Please enter the price.' }],
    [{ sizes: [{ name: 'Large', price: '-1' }] }, { size0: 'Please enter a price from £0 to £1,000.' }],
    [{ sizes: [{ name: ' ', price: '6' }] }, { sizeName0: 'Please enter the name of the size.' }],
    [{ sizes: [{ name: 'x'.repeat(61), price: '6' }] }, { sizeName0: 'Please use at most 60 characters.' }],
  ])('the fields %j have the errors %j', (changes, errors) =>
    expect(checkLine({ ...values, ...changes }, line)).toEqual(errors),
  );

  it('the dish of the fields has its price in pence and its known or new section', () => {
    expect(dishOf({ ...values, name: ' Lobster ' })).toEqual(dish);
    expect(dishOf({ ...values, section: '', newSection: ' Specials ' })).toEqual({
      ...dish,
      section: 'Specials',
    });
    const sizes = ['6', '', '4'].map((price, at) => ({ name: `S${at}`, price }));
    expect(dishOf({ ...values, sizes, description: ' Hot ', diets: ['VEGAN'] })).toEqual({
      ...dish,
      price: 400,
      description: 'Hot',
      sizes: [
        { name: 'S0', price: 600 },
        { name: 'S2', price: 400 },
      ],
      dietaryTags: ['VEGAN'],
    });
  });

  it('a dish can have two sizes, and the price becomes that of the first', () =>
    expect(withSizes(values).sizes).toEqual([
      { name: '', price: '24' },
      { name: '', price: '' },
    ]));
});

it('offers and notices come after the lines that may be dishes', () => {
  const offer = { ...other, id: 'c', kind: 'OFFER', proposal: null };
  expect(inOrder([offer, line, other]).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it.each([
  [line, false],
  [other, true],
])('%j can be added as it is: %s', (one, is) =>
  expect(isComplete(firstValues(one, ['Mains']), one)).toBe(is),
);

it('a price for one size is complete when a size has it', () => {
  const sizes = [
    { name: 'Regular', price: 600 },
    { name: 'Large', price: 800 },
  ];
  const cod = { ...other, kind: 'SIZE', proposal: { ...plain, name: 'Cod', price: 720, sizes } };
  const first = firstValues(cod, ['Fish']);
  expect(first).toMatchObject({ price: '', sizes: [{ price: '6.00' }, { price: '8.00' }] });
  expect(checkLine(first, cod)).toEqual({ size0: 'Please choose the size, or leave the dish as it is.' });
  const changed = { ...first, sizes: [{ name: 'Regular', price: '7.20' }, ...first.sizes.slice(1)] };
  expect(isComplete(changed, cod)).toBe(true);
});
