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
])('%j shows %s', (query, tab) => {
  expect(tabOf(parseEditorSearch(query))).toBe(tab);
});
