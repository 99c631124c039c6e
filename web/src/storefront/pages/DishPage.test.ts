import type { DishView } from '@forkfront/common/renderer.ts';
import { expect, it } from 'vitest';
import type { MenuItem, MenuSection, Storefront } from '../queries/storefrontPage.ts';
import { demoDish } from '../test/demoDish.ts';
import { demoAllergens, demoGroups, demoPizza, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

interface Changes {
  dish?: Partial<DishView>;
  item?: Partial<MenuItem>;
  section?: Partial<MenuSection>;
  site?: Partial<Storefront>;
}

function page({ dish, item, section, site }: Changes = {}): Document {
  const sections = [demoSection('Pizza', [demoPizza(item)], section)];
  const storefront = demoStorefront({ sections, optionGroups: demoGroups, ...site });
  return openPage(renderer.renderDishPage(storefront, demoDish(dish), context));
}

const legends = (document: Document) =>
  [...document.querySelectorAll('legend')].map((legend) => [
    legend.firstChild?.textContent,
    ...[...legend.querySelectorAll('.aside')].map((aside) => aside.textContent),
  ]);
const checked = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement>('input')]
    .filter((field) => field.checked)
    .map((field) => field.value);

it('the page of a dish is a form that works without JavaScript', () => {
  const document = page();
  const form = document.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/dishes/Pizza']);
  expect(legends(document)).toEqual([
    ['Size', 'Choose 1'],
    ['Base', 'Choose 1'],
    ['Toppings', 'Choose up to 2'],
    ['Dips', 'Choose up to 3', 'for Large'],
  ]);
  const kinds = [...document.querySelectorAll('.choice input')].map((field) => [
    field.getAttribute('type'),
    field.getAttribute('name'),
  ]);
  expect(kinds).toEqual([
    ['radio', 'size'],
    ['radio', 'size'],
    ['radio', 'g.group-Base'],
    ['radio', 'g.group-Base'],
    ['checkbox', 'o'],
    ['checkbox', 'o'],
    ['checkbox', 'o'],
    ['number', 'n.option-Pesto'],
  ]);
  expect(textOf(document, '.dish-head .price')).toBe('from £9.00');
  expect(textOf(document, '[data-add]')).toBe('Add to basket');
});

it('the first size and the default options are chosen, and a sold-out option cannot be', () => {
  const document = page();
  expect(checked(document)).toEqual(['size-Small', 'option-Thin']);
  const ham = document.querySelector<HTMLInputElement>('[value=option-Ham]');
  expect(ham?.disabled).toBe(true);
  expect(ham?.closest('.choice')?.textContent).toBe('HamSold out+£2.00');
});

it('a refused choice has its error at its group, and all choices stay', () => {
  const document = page({
    dish: {
      choice: {
        sizeId: 'size-Large',
        options: [
          { id: 'option-Olives', count: 1 },
          { id: 'option-Pesto', count: 2 },
        ],
        note: 'no <b>',
        quantity: 3,
      },
      errors: { 'group-Base': 'Please choose at least 1 from “Base”.', note: 'Too long.' },
      formError: 'Your basket is full.',
    },
  });
  expect(checked(document)).toEqual(['size-Large', 'option-Olives']);
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect([value('n.option-Pesto'), value('note'), value('quantity')]).toEqual(['2', 'no <b>', '3']);
  expect(textOf(document, '#group-Base .error')).toBe('Please choose at least 1 from “Base”.');
  expect(document.querySelector('#group-Base')?.getAttribute('aria-describedby')).toBe('group-Base-words');
  const links = [...document.querySelectorAll('[role=alert] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#group-Base', '#note']);
  expect(textOf(document, '[role=alert] [data-problem]')).toBe('Your basket is full.');
});

it('a line of the basket is changed with its choices', () => {
  const document = page({ dish: { replaces: 'AAAAAAAB.size' } });
  expect(document.querySelector('[name=line]')?.getAttribute('value')).toBe('AAAAAAAB.size');
  expect(textOf(document, '[data-add]')).toBe('Save changes');
});

it('the allergens of the dish and of each option can be read, and unconfirmed ones are never safe', () => {
  const document = page();
  const of = (letter: string) => textOf(document, `[data-state=${letter}]`);
  expect(of('C')).toBe('milk');
  expect(of('U')).toBe('');
  expect(of('F')).toContain('gluten');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows).toContain('Eggeggs––');
  expect(rows).toContain('StuffedNot confirmed: please ask us');
  const unknown = page({ item: { allergens: demoAllergens({}) } });
  expect(textOf(unknown, '.state-U dt')).toBe('Not confirmed: please ask us');
  // The styles show it instead of the list.
  expect(textOf(unknown, '.none-confirmed')).toBe(
    'The allergens are not confirmed: please ask us before you order, 0117 496 0123',
  );
  expect(unknown.querySelectorAll('[data-state=U] li')).toHaveLength(14);
});

it.each<[string, Changes, string]>([
  ['a sold-out dish', { item: { isAvailable: false } }, 'Sold out'],
  [
    'a dish out of its hours',
    { section: { isOpen: false, periods: [{ days: [6, 7], from: '10:00', to: '12:00' }] } },
    'Not sold at this time: you can order these Sat, Sun 10:00–12:00.',
  ],
  ['a closed restaurant', { site: { acceptsOrders: false } }, 'not taking online orders'],
])('%s shows its allergens and no form', (_what, changes, words) => {
  const document = page(changes);
  expect(document.querySelector('form')).toBeNull();
  expect(textOf(document, '.notice')).toContain(words);
  expect(document.querySelector('.allergens')).not.toBeNull();
});

it('calories are on the page of a dish that states them, with the need of adults', () => {
  const document = page({ item: { calories: 1240 } });
  expect(textOf(document, '.kcal')).toBe('1,240 kcal');
  expect(document.body.textContent).toContain('Adults need around 2000 kcal a day.');
  expect(page({}).body.textContent).not.toContain('kcal');
});

it('alcohol says who may buy it', () => {
  expect(textOf(page({ item: { isAlcohol: true } }), '.age')).toContain('18 or over');
});

it('the page of a dish has its own canonical address and picture', () => {
  const folder = 'https://img.example/public/products/0190f5a2-7c1b-7e3f-8a11-0123456789ab/';
  const document = page({ item: { imageUrl: `${folder}1200.webp` } });
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://olive-and-ember.example/dishes/Pizza',
  );
  expect(document.querySelector('.dish-picture')?.getAttribute('srcset')).toBe(
    [480, 960, 1200].map((width) => `${folder}${width}.webp ${width}w`).join(', '),
  );
});
