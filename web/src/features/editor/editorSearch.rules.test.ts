import { expect, test } from 'vitest';
import { parseEditorSearch, tabOf } from './editorSearch.rules.ts';

test.each([
  [{}, 'homepage'],
  [{ tab: 'homepage' }, 'homepage'],
  [{ tab: 'products' }, 'products'],
  [{ tab: 'settings' }, 'settings'],
  [{ tab: 'admin' }, 'homepage'],
  [{ tab: 7 }, 'homepage'],
  [{ tab: ['settings'] }, 'homepage'],
])('the query %j shows the tab %s', (query, tab) => {
  expect(tabOf(parseEditorSearch(query))).toBe(tab);
});

test.each([
  [{ tab: 'products', product: 'abc' }, { product: 'abc' }],
  [
    { tab: 'products', product: 'new', section: 'mains' },
    { product: 'new', section: 'mains' },
  ],
  [{ tab: 'products', product: 'abc', section: 'mains' }, { product: 'abc' }],
  [{ tab: 'settings', product: 'abc', section: 'mains' }, {}],
  [{ tab: 'products', product: 7 }, {}],
  [{ tab: 'products', product: '' }, {}],
])('the query %j opens the product form %j', (query, form) => {
  const { product, section } = parseEditorSearch(query);
  expect({ product, section }).toEqual({ product: undefined, section: undefined, ...form });
});

test.each([
  [{ tab: 'products', view: 'prices' }, { view: 'prices' }],
  [
    { tab: 'products', view: 'options', group: 'abc' },
    { view: 'options', group: 'abc' },
  ],
  [{ tab: 'products', view: 'prices', group: 'abc' }, { view: 'prices' }],
  [{ tab: 'products', view: 'prices', product: 'abc' }, {}],
  [{ tab: 'products', view: 'other' }, {}],
  [{ tab: 'settings', view: 'prices' }, {}],
])('the query %j opens the view %j', (query, shown) => {
  const { view, group } = parseEditorSearch(query);
  expect({ view, group }).toEqual({ view: undefined, group: undefined, ...shown });
});

test.each([
  [{ tab: 'products', menu: 'file' }, 'file'],
  [{ tab: 'products', menu: 'other' }, undefined],
  [{ tab: 'settings', menu: 'file' }, undefined],
])('the query %j opens the import and history: %s', (query, menu) =>
  expect(parseEditorSearch(query).menu).toBe(menu),
);

test.each([
  [{ tab: 'ordering', part: 'areas' }, 'areas'],
  [{ tab: 'ordering', part: 'other' }, undefined],
  [{ tab: 'settings', part: 'areas' }, undefined],
])('the query %j opens the part %s of the ordering tab', (query, part) =>
  expect(parseEditorSearch(query).part).toBe(part),
);
