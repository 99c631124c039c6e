import { expect, test } from 'vitest';
import { brandFill, isPopular, uniqueKeys } from './preview.rules.ts';
import { foldText, textToHtml } from './visitorText.rules.ts';

test.each([
  ['Margherita', ['margherita'], true],
  ['Pizza Margherita', ['Margherita'], true],
  ['Tiramisu', ['our tiramisu'], true],
  ['Calzone', ['Margherita'], false],
  ['Calzone', ['', '  '], false],
  ['Calzone', [], false],
])('the dish %s is popular among %j: %s', (dish, popular, isOne) => {
  expect(isPopular(dish, popular)).toBe(isOne);
});

test.each([
  ['#000000', '#000000', '#ffffff'],
  ['#1f5a36', '#1f5a36', '#ffffff'],
  ['#00419d', '#00419d', '#ffffff'],
  ['#ff0000', '#ea0000', '#ffffff'],
  ['#ffffff', '#ffffff', '#15203a'],
  ['#f8d99b', '#f8d99b', '#15203a'],
  ['#FFDD00', '#ffdd00', '#15203a'],
  ['no colour', '#000000', '#ffffff'],
])('the brand colour %s becomes the fill %s with the text colour %s', (colour, fill, ink) => {
  expect(brandFill(colour)).toEqual({ fill, ink });
});

const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `Dish ${i + 1}`).join('<br />');

test('a short message is shown whole; a long one and a file are folded', () => {
  expect(foldText(lines(8), false)).toBeNull();
  expect(foldText(lines(9), false)).toEqual({ lines: 9, startHtml: lines(4) });
  expect(foldText(lines(2), true)).toEqual({ lines: 2, startHtml: lines(2) });
});

test('a very long line is cut, but never inside an entity', () => {
  const folded = foldText(`${'x'.repeat(698)}&amp;${'x'.repeat(50)}`, false);
  expect(folded?.startHtml).toBe(`${'x'.repeat(698)}…`);
});

test("the visitor's text is escaped as HTML", () => {
  expect(textToHtml('a & b <b>\nc')).toBe('a &amp; b &lt;b&gt;<br />c');
});

test('repeated names get unique keys', () => {
  const keys = uniqueKeys(['Cola', 'Tea', 'Cola', 'Cola 2', 'Cola']);
  expect(new Set(keys).size).toBe(5);
  expect(uniqueKeys(['Cola', 'Tea', 'Cola'])).toEqual(keys.slice(0, 3));
});
