import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { type MenuContent } from '@forkfront/common/menu.ts';
import { readMenu } from './demoMenu.ts';
import { demoMenu } from './demoRestaurant.ts';
import { oliveAndEmber } from './oliveAndEmber.ts';
import { saffronLane } from './saffronLane.ts';
import { DEMO_RESTAURANTS } from './seed.ts';

const confirmed = { by: 'owner', at: '2026-11-02T09:30:00.000Z' };
const read = (text: string) => readMenu('demo', text, confirmed);
const products = ({ sections }: MenuContent) => sections.flatMap(({ items }) => items);
const menuOf = (demo: (typeof DEMO_RESTAURANTS)[number]) => demoMenu(demo, 'owner');

describe('the notation of demo menus', () => {
  it('a dish has prices, groups, flags and a description', () => {
    const menu = read(`
      = Dips (9") | 0-2
      Garlic | 120 | max 3 | has milk / may eggs
      = Crust | 1-1
      Thin | 0 | default
      # Pizza | +Crust | +Dips | Mon-Fri 12:00-15:00
      ~ With tomato.
      Margherita | 9" 900, 12" 1200 | popular | vegan | hot 2 | zero | has gluten
        Tomato and basil.
    `);
    const [dips, crust] = menu.optionGroups;
    expect(dips).toMatchObject({ min: 0, max: 2, options: [{ name: 'Garlic', price: 120, maxQuantity: 3 }] });
    expect(
      allergenAnswers(dips?.options[0]?.allergens ?? '').filter(({ state }) => state !== 'FREE_FROM'),
    ).toEqual([
      { allergen: 'EGGS', state: 'MAY_CONTAIN' },
      { allergen: 'MILK', state: 'CONTAINS' },
    ]);
    expect(menu.sections).toMatchObject([
      {
        name: 'Pizza',
        description: 'With tomato.',
        periods: [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '15:00' }],
        items: [
          {
            name: 'Margherita',
            description: 'Tomato and basil.',
            price: 900,
            sizes: [
              { name: '9"', price: 900, groupIds: [dips?.id] },
              { name: '12"', price: 1200, groupIds: [] },
            ],
            groupIds: [crust?.id],
            isPopular: true,
            dietaryTags: ['VEGAN'],
            spiceLevel: 2,
            vatClass: 'ZERO',
            allergensConfirmedAt: confirmed.at,
            allergensConfirmedBy: 'owner',
          },
        ],
      },
    ]);
    expect(crust?.options[0]).toMatchObject({
      isDefault: true,
      allergens: 'U'.repeat(14),
      allergensConfirmedAt: null,
    });
  });

  it.each([
    ['# A\nSoup | dear\nHot.', 'No price'],
    ['# A\nSoup | 400 | tasty\nHot.', 'Unknown flag'],
    ['# A\nSoup | 400 | +Dips\nHot.', 'No group'],
    ['# A\nSoup | 400 | has cheese\nHot.', 'Unknown allergen'],
    ['Soup | 400\nHot.', 'No section'],
    ['= Dips | many\nGarlic | 100', 'No choices'],
    ['= Dips | 0-1\nGarlic | 100 | tasty', 'No option'],
  ])('%j is refused', (text, message) => expect(() => read(text)).toThrow(message));
});

describe('the demo menus', () => {
  it.each(DEMO_RESTAURANTS)('the menu of $name keeps to the limits and describes each dish', (demo) => {
    expect(demo.phone).toMatch(/^020 7946 0\d{3}$/);
    expect(demo.addressLine).toContain('Sample');
    const { sections, optionGroups } = menuOf(demo);
    for (const { name, description, price, sizes, groupIds } of products({ sections, optionGroups })) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(description).toMatch(/^.{6,}[.]$/);
      expect(price > 0 && price <= MENU_LIMITS.price).toBe(true);
      expect(sizes.length).toBeLessThanOrEqual(MENU_LIMITS.sizes);
      expect(new Set(groupIds).size).toBe(groupIds.length);
    }
    for (const { options, min, max } of optionGroups) {
      const most = options.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
      expect(options.length).toBeLessThanOrEqual(MENU_LIMITS.options);
      expect(most).toBeGreaterThanOrEqual(Math.max(min, max));
    }
    const used = products({ sections, optionGroups }).flatMap(({ groupIds, sizes }) => [
      ...groupIds,
      ...sizes.flatMap((size) => size.groupIds),
    ]);
    expect(new Set(used)).toEqual(new Set(optionGroups.map(({ id }) => id)));
  });

  it('the ids in all menus are different', () => {
    const ids = DEMO_RESTAURANTS.map(menuOf).flatMap((menu) => [
      ...products(menu).flatMap(({ id, sizes }) => [id, ...sizes.map((size) => size.id)]),
      ...menu.optionGroups.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]),
      ...menu.sections.map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('Olive & Ember shows sizes, toppings for each size, a lunch, alcohol and a sold-out dish', () => {
    const menu = menuOf(oliveAndEmber);
    const margherita = products(menu).find(({ name }) => name === 'Margherita');
    expect(margherita?.sizes.map(({ name, groupIds }) => [name, groupIds.length])).toEqual([
      ['9"', 1],
      ['12"', 1],
      ['14"', 1],
    ]);
    expect(menu.sections.filter(({ periods }) => periods.length > 0)).toHaveLength(1);
    expect(products(menu).filter(({ isAvailable }) => !isAvailable)).toHaveLength(1);
    expect(products(menu).some(({ isAlcohol, vatClass }) => isAlcohol && vatClass === 'STANDARD')).toBe(true);
    expect(products(menu).some(({ vatClass }) => vatClass === 'ZERO')).toBe(true);
  });

  it('Saffron Lane has 80 dishes, of which about two thirds have confirmed allergens', () => {
    const dishes = products(menuOf(saffronLane));
    expect(dishes).toHaveLength(80);
    const share = dishes.filter((dish) => dish.allergensConfirmedAt !== null).length / dishes.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.75);
    expect(new Set(dishes.map(({ spiceLevel }) => spiceLevel))).toEqual(new Set([0, 1, 2, 3]));
    const feast = dishes.find(({ name }) => name === 'Lane feast for two');
    expect(feast?.groupIds.length).toBeGreaterThanOrEqual(4);
  });

  it('a picture of a dish has at most 40 KB', () => {
    const folder = join(import.meta.dirname, 'pictures');
    const large = readdirSync(folder).filter((file) => !/-(?:cover|sample)-/.test(file));
    expect(large.length).toBeGreaterThan(40);
    for (const file of large) expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(40 * 1024);
  });
});
