import { expect, test } from 'vitest';
import { appendSentence, describeProduct } from './description.rules.ts';

const BURGER = /^Smoky Burger, grilled to order/;

test.each([
  ['Smoky Burger', '', BURGER],
  ['SMOKY BURGER', '', /^SMOKY BURGER, grilled to order/],
  ['Greek Salad', '', /^Greek Salad, tossed just before/],
  ['Pizza Verde', '', /^Pizza Verde on dough that is stretched by hand/],
  ['Pasta al Limone', '', /^Pasta al Limone, cooked to the bite/],
  ['Dessert of the Day', '', /^Dessert of the Day, made in our own kitchen/],
  ['Soft Drink', '', /^Soft Drink, served the way it should be/],
  ['Steak', '', /^Steak, prepared fresh to order/],
  ['Fish Pie', '', /^Fish Pie, prepared fresh to order/],
  ['House Special', 'our pizza', /^House Special on dough/],
  ['Smoky Burger', 'comes with a salad', BURGER],
  [' Smoky Burger ', '', BURGER],
  ['', '', /^This dish, prepared fresh to order/],
])('the product %j with the description %j gets a suggested description', (name, description, text) => {
  expect(describeProduct(name, description)).toMatch(text);
});

test('every text fits the limits of the form and is a sentence or more', () => {
  for (const name of ['Burger', 'Salad', 'Pizza', 'Pasta', 'Dessert', 'Drink', 'Soup']) {
    const text = describeProduct(name, '');
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/^\w.*\.$/);
  }
});

test.each([
  ['', 'Fresh.'],
  ['2pcs', '2pcs. Fresh.'],
  [' With rice! ', 'With rice! Fresh.'],
])('the sentence "Fresh." appended to %j gives %j', (before, text) => {
  expect(appendSentence(before, 'Fresh.')).toBe(text);
});
