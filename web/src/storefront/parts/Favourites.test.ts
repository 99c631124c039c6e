import { expect, it } from 'vitest';
import type { MenuItem } from '../queries/storefrontPage.ts';
import { demoItem, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer } from '../test/openPage.ts';

const popular = (name: string, changes: Partial<MenuItem> = {}) =>
  demoItem(name, { isPopular: true, imageUrl: `https://files.example/${name}.webp`, ...changes });

const cards = (items: MenuItem[], changes = {}, asked = {}): string[] => {
  const storefront = demoStorefront({ sections: [demoSection('All', items)], ...changes });
  const filter = { diet: [], without: [], find: '', ...asked };
  const page = openPage(renderer.renderMenuPage(storefront, context, { filter, bar: '', note: '' }));
  return [...page.querySelectorAll('.pick h3')].map((name) => name.textContent);
};

const dishes = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => popular(name));

it('three to six popular dishes with a photo stand above the menu', () => {
  expect(cards(dishes)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  expect(cards(dishes.slice(0, 3))).toEqual(['A', 'B', 'C']);
  expect(cards(dishes.slice(0, 2))).toEqual([]);
});

it('a dish without a photo, one that is sold out and one that is not popular have no card', () => {
  const others = [
    popular('No photo', { imageUrl: null }),
    popular('Sold out', { isAvailable: false }),
    popular('Plain', { isPopular: false }),
  ];
  expect(cards([...others, ...dishes.slice(0, 3)])).toEqual(['A', 'B', 'C']);
  const closed = [demoSection('Lunch', dishes, { isOpen: false })];
  expect(cards([], { sections: closed })).toEqual([]);
});

it('a filtered menu has no cards, and a site that takes no orders has cards without buttons', () => {
  expect(cards(dishes, {}, { find: 'a' })).toEqual([]);
  const storefront = demoStorefront({ acceptsOrders: false, sections: [demoSection('All', dishes)] });
  const page = openPage(renderer.renderMenuPage(storefront, context));
  expect(page.querySelectorAll('.pick')).toHaveLength(6);
  expect(page.querySelectorAll('.pick .add')).toHaveLength(0);
});
