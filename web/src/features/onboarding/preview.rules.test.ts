import { expect, test } from 'vitest';
import { framedPage, suggestedHost } from './preview.rules.ts';
import { foldText, textToHtml } from './visitorText.rules.ts';

const view = 'http://preview.localhost:5001/id.key?v=abc';

test('before the chat is open there is no page, and a draft can only be looked at', () => {
  expect(framedPage('', null)).toBeNull();
  expect(framedPage(view, null)).toEqual({
    src: view,
    host: null,
    sandbox: 'allow-scripts allow-same-origin',
  });
});

test('a built site has its host in the address bar, follows the draft, and can take an order', () => {
  const site = framedPage(view, 'http://luigi.localhost:5001');
  expect(site).toMatchObject({ src: 'http://luigi.localhost:5001/?v=abc', host: 'luigi.localhost:5001' });
  expect(site?.sandbox).toContain('allow-forms');
  expect(site?.sandbox).not.toContain('allow-top-navigation');
});

test.each([
  ["Raja's Tandoori Kitchen", 'rajas-tandoori-kitchen.localhost:5001'],
  ['Café Zoë', 'cafe-zoe.localhost:5001'],
  ['豆腐屋', ''],
  [null, ''],
])('before the build the name %s suggests the host "%s"', (name, host) => {
  expect(suggestedHost(name, view)).toBe(host);
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
