import { expect, it } from 'vitest';
import { demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer } from '../test/openPage.ts';

it.each([
  ['Olive & Ember', undefined],
  ['Crème brûlée', undefined],
  ['مطعم الياسمين', 'tall'],
  ['The Kaffeehaus at the end of the long street', 'long'],
  ['ร้านอาหารไทยริมแม่น้ำ', 'long tall'],
])('the name %s is set in lines that suit its length and its script', (name, expected) => {
  const document = openPage(renderer.renderMenuPage(demoStorefront({ name }), context));
  expect(document.querySelector('.masthead h1')?.getAttribute('class') ?? undefined).toBe(expected);
});
