import { describe, expect, it } from 'vitest';
import { themeFor } from './draftSite.rules.ts';
import { draftFrom, emptyDraft, isPopular } from './onboarding.rules.ts';

const draft = (name: string, ...dishes: string[]) =>
  draftFrom({
    name,
    sections: [{ name: 'Menu', items: dishes.map((dish) => ({ name: dish, description: '', price: 500 })) }],
  });

describe('themeFor', () => {
  it.each([
    ['counter', draft('Smash Burger Bar', 'Salad')],
    ['counter', draft('Ziggy', 'Fries', 'Wings', 'Cola')],
    ['trattoria', draft('Ziggy', 'Fries', 'Risotto', 'Ragù', 'Tiramisù')],
    ['trattoria', draft('Roma', 'Margherita')],
    ['trattoria', draft('Bella Street Cafe', 'Flat white', 'Carrot cake')],
    ['trattoria', draft('Pizzeria on the High Street', 'Margherita', 'Fries', 'Diavola pizza')],
    ['trattoria', emptyDraft()],
  ])('themeFor weighs the name and the dishes: %s', (theme, told) => expect(themeFor(told)).toBe(theme));
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
