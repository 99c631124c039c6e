import { beforeEach, expect, it } from 'vitest';
import { demoDish } from '../test/demoDish.ts';
import { demoGroup, demoGroups, demoPizza, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';
import { startDish } from './startDish.ts';

const site = demoStorefront({ sections: [demoSection('Pizza', [demoPizza()])], optionGroups: demoGroups });

function open(errors = {}, shown = site): void {
  document.body.innerHTML = openPage(
    renderer.renderDishPage(shown, demoDish({ errors }), context),
  ).body.innerHTML;
  const dish = document.querySelector('[data-dish]');
  if (!dish) throw new Error('The page has no dish.');
  startDish(dish);
}
beforeEach(() => open());

const field = (value: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[value=${value}]`);
  if (!found) throw new Error(`No field ${value}`);
  return found;
};
const press = (label: string): void =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
const total = () => textOf(document, '[data-total]');
const contains = (letter: string) =>
  [...document.querySelectorAll(`[data-state=${letter}] li`)].map((name) => name.textContent);

it('the price follows size, options and quantity', () => {
  expect(total()).toBe('· £9.00');
  field('size-Large').click();
  expect(total()).toBe('· £13.00');
  field('option-Olives').click();
  press('One more: Pesto');
  press('One more: Pesto');
  expect(total()).toBe('· £15.60');
  press('One more: How many?');
  expect(total()).toBe('· £31.20');
  press('One less: How many?');
  press('One less: How many?');
  expect(total()).toBe('· £15.60');
});

it('the groups of another size do not count', () => {
  field('size-Large').click();
  press('One more: Pesto');
  expect(total()).toBe('· £13.80');
  expect(contains('M')).toEqual(['nuts']);
  field('size-Small').click();
  expect(total()).toBe('· £9.00');
  expect(contains('M')).toEqual([]);
});

it('a change of the size carries choices over by name, drops the others and keeps shared groups', () => {
  const toppings = { Ham: {}, Rocket: {} };
  const large = { HamL: { name: 'Ham', maxQuantity: 2, price: 120 }, Basil: { isDefault: true } };
  const optionGroups = [
    ...demoGroups,
    demoGroup('Small toppings', toppings),
    demoGroup('Large toppings', large, { max: 3 }),
  ];
  const pizza = demoPizza({
    optionGroupIds: ['group-Base'],
    sizes: [
      {
        id: 'size-Small',
        name: 'Small',
        price: 900,
        lowestPrice: 900,
        optionGroupIds: ['group-Dips', 'group-Small toppings'],
      },
      {
        id: 'size-Large',
        name: 'Large',
        price: 1300,
        lowestPrice: 1300,
        optionGroupIds: ['group-Dips', 'group-Large toppings'],
      },
    ],
  });
  open({}, demoStorefront({ sections: [demoSection('Pizza', [pizza])], optionGroups }));
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('.choices input:not([name=size])')]
      .filter(({ checked, type, value }) => (type === 'number' ? value !== '' : checked))
      .map(({ name, type, value }) => (type === 'number' ? name : value));
  field('option-Stuffed').click();
  press('One more: Pesto');
  const small = document.querySelectorAll<HTMLInputElement>('[id="group-Small toppings"] input');
  for (const topping of small) topping.click();
  field('size-Large').click();
  const after = ['option-Stuffed', 'n.option-Pesto', 'n.option-HamL', 'option-Basil'];
  expect(chosen()).toEqual(after);
  expect(total()).toBe('· £17.00');
  expect(document.querySelector<HTMLInputElement>('[name=shown]')?.value).toBe('size-Large');
  field('size-Small').click();
  expect(chosen()).toEqual(['option-Stuffed', 'n.option-Pesto', 'option-Ham', 'option-Basil']);
});

it('the allergens are those of exactly what is chosen', () => {
  expect(contains('C')).toEqual(['milk']);
  expect(textOf(document, '.own')).toBe('of what you have chosen');
  field('option-Egg').click();
  expect(contains('C')).toEqual(['eggs', 'milk']);
  field('option-Stuffed').click();
  expect(contains('U')).toHaveLength(12);
  expect(contains('F')).toEqual([]);
  field('option-Thin').click();
  field('option-Egg').click();
  expect(contains('C')).toEqual(['milk']);
  expect(contains('F')).toHaveLength(13);
});

it('a full group takes no more, and a sold-out option stays closed', { tags: ['@long'] }, () => {
  open();
  const toppings = document.querySelector('#group-Toppings');
  expect(toppings?.classList.contains('met')).toBe(false);
  field('option-Olives').click();
  expect(field('option-Egg').disabled).toBe(false);
  field('option-Egg').click();
  expect(toppings?.classList.contains('met')).toBe(true);
  expect(field('option-Olives').disabled).toBe(false);
  field('option-Olives').click();
  expect(field('option-Ham').disabled).toBe(true);
  field('size-Large').click();
  for (let count = 0; count < 5; count += 1) press('One more: Pesto');
  expect(document.querySelector<HTMLInputElement>('[name="n.option-Pesto"]')?.value).toBe('3');
});

it('in a group of one or none, another choice takes the place of the first one', () => {
  const optionGroups = [
    demoGroup('Sauce', { Aioli: {}, Pesto: {}, Salsa: { isAvailable: false } }, { min: 0, max: 1 }),
  ];
  const pizza = demoPizza({ optionGroupIds: ['group-Sauce'], sizes: [] });
  open({}, demoStorefront({ sections: [demoSection('Pizza', [pizza])], optionGroups }));
  const ticked = () => ['Aioli', 'Pesto', 'Salsa'].filter((name) => field(`option-${name}`).checked);
  field('option-Aioli').click();
  expect(field('option-Pesto').disabled).toBe(false);
  field('option-Pesto').click();
  expect(ticked()).toEqual(['Pesto']);
  field('option-Pesto').click();
  expect(ticked()).toEqual([]);
  expect(field('option-Salsa').disabled).toBe(true);
});

it('a corrected group loses its error', { tags: ['@long'] }, () => {
  open({ 'group-Base': 'Please choose.' });
  expect(document.querySelector('#group-Base .error')).not.toBeNull();
  field('option-Stuffed').click();
  expect(document.querySelector('#group-Base .error')).toBeNull();
  expect(document.querySelector('[data-wrong]')).toBeNull();
});
