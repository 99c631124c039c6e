import { expect, it } from 'vitest';
import { splitCalories, withoutCalories } from './calories.rules.ts';
import { readMenu } from './readMenu.rules.ts';

it.each([
  ['Chicken wrap (640 kcal)', 'Chicken wrap', 640],
  ['Chicken wrap 640kcal', 'Chicken wrap', 640],
  ['Sharing box - 1,850 kcal.', 'Sharing box', 1_850],
  ['Water (0 calories)', 'Water', 0],
  ['Calamari 9', 'Calamari 9', null],
  ['Local ale', 'Local ale', null],
  ['Giant box 99,999 kcal', 'Giant box 99,999 kcal', null],
])('%s', (text, name, calories) => expect(splitCalories(text)).toEqual({ text: name, calories }));

it('a number of calories is no price, and the length of the line stays', () => {
  expect(withoutCalories('Chips (450 kcal) 4')).toHaveLength('Chips (450 kcal) 4'.length);
  expect(withoutCalories('Chips (450 kcal) 4')).toBe('Chips (xxx xxxx) 4');
});

it.each([
  ['Chips (450 kcal) 4', 450],
  ['Chips £4 - 450 kcal', 450],
  ['Chips 450kcal\n£4', 450],
  ['Chips £4\n450 kcal', 450],
  ['Chips £4\nwith salt (450 kcal)', 450],
  ['Chips £4', null],
])('the calories of %j are those of the dish, which costs £4', (menu, calories) => {
  const [dish] = readMenu(menu).sections[0]?.dishes ?? [];
  expect(dish).toMatchObject({ name: 'Chips', calories, prices: [{ label: '', pence: 400 }] });
  expect(dish?.description).not.toMatch(/cal/);
});

it('a proposal for an unread line has its calories', () =>
  expect(readMenu('Lobster (900 kcal) market price').lines[0]?.proposal).toMatchObject({
    name: 'Lobster',
    calories: 900,
  }));

it.each([[' '], [','], ['- '], [' ('], ['9 '], ['9,'], ['kcal ']])(
  'a long run of %j before and behind calories takes linear time',
  (run) => {
    const begun = performance.now();
    for (const text of [`${run.repeat(50_000)}cal`, `${run.repeat(50_000)}450 kcal${run.repeat(50_000)}`]) {
      splitCalories(text);
      withoutCalories(text);
    }
    expect(performance.now() - begun).toBeLessThan(500);
  },
);
