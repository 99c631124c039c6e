import { describe, expect, it } from 'vitest';
import { draftMenuOf } from './draftMenu.rules.ts';
import { emptySection, plainItem } from './onboarding.rules.ts';
import { changesDish, isTyped, spokenMenu } from './spokenMenu.rules.ts';

describe('spokenMenu', () => {
  const read = (text: string, notMenu: string[] = []) =>
    Object.fromEntries(
      draftMenuOf(spokenMenu(text, notMenu)).sections.flatMap(({ items }) =>
        items.map(({ name, price }) => [name, price]),
      ),
    );

  it.each([
    [
      'we do pots of tea 2.20, teacakes 2.80 and soup 4.95',
      [],
      { 'Pots of tea': 220, Teacakes: 280, Soup: 495 },
    ],
    [
      'tiny menu, flat white is 2.90, americano 2.50 and a bacon bap for 4',
      ['tiny menu'],
      { 'Flat white': 290, Americano: 250, 'Bacon bap': 400 },
    ],
    ['cod is £8.50 and the chips are 3 quid', [], { Cod: 850, Chips: 300 }],
    ['Set menu for 2 £20', [], { 'Set menu for 2': 2000 }],
  ] as const)('the dishes of "%s" without %j are %j', (text, notMenu, dishes) => {
    expect(read(text, [...notMenu])).toEqual(dishes);
  });

  it('a pasted menu is not taken for sentences', () => {
    expect(isTyped('Soup 4\nStew 9')).toBe(true);
    expect(isTyped('Soup 4\n'.repeat(6))).toBe(false);
    expect(isTyped('a'.repeat(1_001))).toBe(false);
  });
});

it.each([
  ['change gravy to small 1.20 large 1.90', true],
  ['please make the Gravy 1.50', true],
  ['Gravy 1.50', false],
  ['Change gravies 1.50', false],
  ['Make your own pizza 9', false],
])('the line "%s" changes a known dish: %s', (line, expected) => {
  const gravy = plainItem({ name: 'Gravy', description: '', price: 150 });
  expect(changesDish(line, [{ ...emptySection('Sides'), items: [gravy] }])).toBe(expected);
});
