import { expect, it } from 'vitest';
import { readLook } from './lookDraft.rules.ts';

it.each([
  ['', {}],
  ['theme=NIGHT', { theme: 'night' }],
  ['primary=%23AABBCC&secondary=%23001122', { brandPrimary: '#aabbcc', brandSecondary: '#001122' }],
  ['name=++Pizza++Roma+&tagline=By+the+canal', { name: 'Pizza Roma', tagline: 'By the canal' }],
  ['tagline=', { tagline: null }],
])('the query "%s" gives a look', (query, look) => {
  expect(readLook(new URLSearchParams(query))).toEqual(look);
});

it.each(['', 'Order at evil.example', 'x'.repeat(81)])(
  'the saved name stays when the rules refuse the name "%s"',
  (name) => {
    expect(readLook(new URLSearchParams({ name, theme: 'TABLE' }))).toEqual({ theme: 'table' });
  },
);

it.each([
  'theme=night',
  'theme=',
  'theme=NIGHT&theme=TABLE',
  'primary=%23aabbcc',
  'primary=red&secondary=%23001122',
  'primary=%23aabbcc;}body{display:none&secondary=%23001122',
  `tagline=${'x'.repeat(141)}`,
  'logoKey=x',
  '__proto__=x',
])('the query "%s" is refused', (query) => {
  expect(readLook(new URLSearchParams(query))).toBeNull();
});
