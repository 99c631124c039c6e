import { expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

/** The dishes as `name | label pence, ...`. */
const dishes = (text: string): string[] =>
  readMenu(text).sections.flatMap((section) =>
    section.dishes.map(
      ({ name, prices }) =>
        `${name} | ${prices.map(({ label, pence }) => `${label} ${pence}`.trim()).join(', ')}`,
    ),
  );

it.each([
  ['Karahi: chicken 9, lamb 10', 'Karahi | Chicken 900, Lamb 1000'],
  ['Chips - small £2.00, large £3.00', 'Chips | Small 200, Large 300'],
  ['Garlic bread £3 with cheese £4', 'Garlic bread | Regular 300, With cheese 400'],
  ['Meal for 2, with wine 30', 'Meal for 2 | 3000'],
  ['Plain £4 with cheese £5 with tomato £4.50', 'Plain | Regular 400, With cheese 500, With tomato 450'],
  ['Mixed grill £18 (serves 2 £34)', 'Mixed grill | Regular 1800, Serves 2 3400'],
  ['Tom Yum (chicken £6.95, prawn £7.95)', 'Tom Yum | Chicken 695, Prawn 795'],
  ['Duck (quarter) 9.80\n(half) 17.80', 'Duck | Quarter 980, Half 1780'],
  ['Jerk chicken\nQuarter 6.50\nHalf 9.50', 'Jerk chicken | Quarter 650, Half 950'],
  ['Rum punch £6 (18+)', 'Rum punch | 600'],
])('the text %j is one dish with each of its prices', (line, dish) => {
  expect(dishes(line)).toEqual([dish]);
});

it.each([
  'Wings 6 9',
  'Steak 18-22',
  'Combo 2 for £10',
  'Bagels 90p each or 4 for £3',
  'Cake from 3',
  'Margherita 8.50 Calzone 9.50',
  'Noodles - choose chicken £9, prawn £10',
  'Tofu 9 / beef 10',
  'Summer rolls (2)',
  'Cheese (£4 supplement)',
])('no price is guessed for the line %s', (line) => {
  const { sections, unread } = readMenu(line);
  expect(sections).toEqual([]);
  expect(unread).toEqual([line]);
});

it('a tab inside a description becomes a space', () => {
  const [section] = readMenu('Calzone 8.50\n | :\tham').sections;
  expect(section?.dishes[0]?.description).toBe(': ham');
});

it('a heading with a slash in its remark stays a heading above a dish with sizes', () => {
  const { sections } = readMenu(
    'STARTERS\nBhaji 3.50\n\nTANDOORI MAINS (served w/ salad & mint sauce)\nTandoori Chicken half 7.95 whole 12.95',
  );
  expect(sections.map(({ name, dishes: own }) => [name, own.length])).toEqual([
    ['Starters', 1],
    ['Tandoori Mains', 1],
  ]);
});

it('the name of a dish begins with a capital', () => {
  expect(dishes('plain naan 2.80')).toEqual(['Plain naan | 280']);
});

it('a dish with a bracket about nuts is a dish, and a sentence about nuts is a notice', () => {
  expect(readMenu('Korma (contains nuts) 8').sections[0]?.dishes).toMatchObject([
    { name: 'Korma', tags: ['contains nuts'], prices: [{ label: '', pence: 800 }] },
  ]);
  expect(readMenu('Soup 4\nThe korma contains nuts').facts).toMatchObject([{ kind: 'notice' }]);
});
