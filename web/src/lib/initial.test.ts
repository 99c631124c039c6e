import { expect, it } from 'vitest';
import { initial, withoutArticle } from './initial.ts';

it.each([
  ['amelia', 'A'],
  ['  özil', 'Ö'],
  ['Zoë', 'Z'],
  ['', '?'],
  ['   ', '?'],
  [null, '?'],
  [undefined, '?'],
])('the initial of %j is %s', (name, expected) => {
  expect(initial(name)).toBe(expected);
});

it.each([
  ['The Codfather', 'Codfather'],
  ['  the Old Mill ', 'Old Mill'],
  ['A Taste of Rome', 'Taste of Rome'],
  ['La Piazza', 'Piazza'],
  ['Les Amis', 'Amis'],
  ['L’Olivier', 'Olivier'],
  ['Die Backstube', 'Backstube'],
  ['The', 'The'],
  ['The !', 'The !'],
  ['Thelma’s', 'Thelma’s'],
  ['Andes', 'Andes'],
  ['Lashings', 'Lashings'],
])('the name %s without its article is %s', (name, expected) => {
  expect(withoutArticle(name)).toBe(expected);
});
