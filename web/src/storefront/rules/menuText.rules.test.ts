import { expect, it } from 'vitest';
import { demoGroups, demoPizza } from '../test/demoStorefront.ts';
import { dishGroups, shownChoice } from './dishChoice.rules.ts';
import { choiceText, periodsText } from './menuText.rules.ts';

it.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri 11:30–15:00'],
  [[7, 6], 'Sat, Sun 11:30–15:00'],
  [[1, 3, 4, 5, 7], 'Mon, Wed–Fri, Sun 11:30–15:00'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day 11:30–15:00'],
  [[2], 'Tue 11:30–15:00'],
])('the days %j are written as %s', (days, words) => {
  expect(periodsText([{ days, from: '11:30', to: '15:00' }])).toBe(words);
});

it('several periods are joined', () => {
  const periods = [
    { days: [6], from: '10:00', to: '12:00' },
    { days: [7], from: '11:00', to: '13:00' },
  ];
  expect(periodsText(periods)).toBe('Sat 10:00–12:00 and Sun 11:00–13:00');
});

it.each([
  [0, 0, 'Choose as many as you like'],
  [0, 1, 'Choose one or none'],
  [0, 3, 'Choose up to 3'],
  [1, 1, 'Choose 1'],
  [1, 3, 'Choose 1 to 3'],
  [2, 2, 'Choose 2'],
  [2, 0, 'Choose at least 2'],
])('from %i to %i reads “%s”', (min, max, words) => expect(choiceText({ min, max })).toBe(words));

it('groups of every size come first, each group once, with the sizes that have it', () => {
  const pizza = demoPizza({
    sizes: [
      { id: 'a', name: 'A', price: 1, lowestPrice: 1, optionGroupIds: ['group-Dips', 'group-Base'] },
      { id: 'b', name: 'B', price: 2, lowestPrice: 2, optionGroupIds: [] },
      { id: 'c', name: 'C', price: 3, lowestPrice: 3, optionGroupIds: ['group-Dips', 'gone'] },
    ],
    optionGroupIds: ['group-Toppings', 'group-Base'],
  });
  const groups = dishGroups(pizza, demoGroups);
  expect(groups.map(({ group, sizes }) => [group.name, sizes])).toEqual([
    ['Toppings', null],
    ['Base', null],
    ['Dips', [1, 3]],
  ]);
  expect(shownChoice(pizza, groups, null)).toEqual({
    sizeId: 'a',
    options: [{ id: 'option-Thin', count: 1 }],
    note: '',
    quantity: 1,
  });
});
