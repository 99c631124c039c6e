import { expect, it } from 'vitest';
import { type Look, lookEdit, lookUrl } from './look.rules.ts';

const SAVED: Look = {
  name: 'Da Lucia',
  tagline: '',
  primary: '#00419d',
  secondary: '#f8d99b',
  theme: 'TRATTORIA',
};

it.each<[string, Partial<Look>, object | null]>([
  ['nothing', {}, null],
  ['the name', { name: 'Da Luca' }, { name: 'Da Luca' }],
  ['an empty name', { name: '  ' }, null],
  ['a name that is too long', { name: 'x'.repeat(81) }, null],
  ['the tagline', { tagline: 'New' }, { tagline: 'New' }],
  ['one colour', { primary: '#112233' }, { primary: '#112233', secondary: '#f8d99b' }],
  ['the design', { theme: 'NIGHT' }, { theme: 'NIGHT' }],
])('a form that changed %s shows the right look', (_what, changes, edit) => {
  expect(lookEdit(SAVED, { ...SAVED, ...changes })).toEqual(edit);
});

it('the address of a look contains its fields, whatever their characters are', () => {
  const url = lookUrl('http://preview.localhost/look/a.b', { name: 'A & B=#1', primary: '#112233' });
  expect(url).toBe('http://preview.localhost/look/a.b?name=A+%26+B%3D%231&primary=%23112233');
});
