import { describe, expect, it } from 'vitest';
import { themeFor } from './draftSite.rules.ts';
import { draftFrom, isPopular } from './onboarding.rules.ts';

const menuOf = (dishes: string[]) =>
  draftFrom({
    name: 'Ziggy',
    sections: [{ name: 'Menu', items: dishes.map((dish) => ({ name: dish, description: '', price: 500 })) }],
  });

describe('themeFor', () => {
  it.each([
    ['counter', ['Smash burger', 'Cheeseburger', 'Salad']],
    ['counter', ['Fries', 'Wings', 'Cola']],
    ['counter', ['Cod and chips', 'Mushy peas', 'Cola']],
    ['trattoria', ['Fries', 'Risotto', 'Ragù', 'Tiramisù']],
    ['trattoria', ['Margherita']],
    ['trattoria', ['Flat white', 'Carrot cake']],
    ['trattoria', ['Margherita', 'Fries', 'Diavola pizza']],
    ['trattoria', []],
  ])('the design %s follows from the dishes %j', (theme, dishes) =>
    expect(themeFor(menuOf(dishes))).toBe(theme),
  );
});

describe('isPopular', () => {
  it.each([
    ['Margherita', ['margherita'], true],
    ['Margherita pizza', ['Margherita'], true],
    ['Margherita', ['our Margherita pizza'], true],
    ['Marinara', ['Margherita'], false],
    ['Marinara', ['', ' '], false],
    ['Marinara', [], false],
  ])('whether %s is popular among %j: %s', (dish, popular, expected) =>
    expect(isPopular(dish, popular)).toBe(expected),
  );
});
