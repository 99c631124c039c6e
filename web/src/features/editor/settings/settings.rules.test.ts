import { expect, test } from 'vitest';
import { checkSettings, settingsOf, toChanges } from './settings.rules.ts';

const saved = {
  name: 'Da Lucia',
  isActive: true,
  addressLine: null,
  phone: undefined,
  orderEmail: 'orders@example.com',
  theme: 'COUNTER',
  brand: { primary: '#112233', secondary: '#445566' },
};
const values = settingsOf(saved);

test('what is missing is an empty field', () => {
  expect(values).toEqual({
    name: 'Da Lucia',
    isActive: true,
    addressLine: '',
    phone: '',
    orderEmail: 'orders@example.com',
    primary: '#112233',
    secondary: '#445566',
    theme: 'COUNTER',
  });
});

test('a theme that this version does not know counts as the first', () => {
  expect(settingsOf({ ...saved, theme: 'NIGHT' }).theme).toBe('TRATTORIA');
});

test.each([
  [{}, {}],
  [{ name: 'x' }, { name: 'x' }],
  [{ primary: '#000000' }, { brand: { primary: '#000000', secondary: '#445566' } }],
  [
    { secondary: '#000000', phone: '' },
    { phone: '', brand: { primary: '#112233', secondary: '#000000' } },
  ],
])('%j is asked for as %j', (changes, input) => {
  expect(toChanges(changes, { ...values, ...changes })).toEqual(input);
});

test.each([
  [{}, []],
  [{ name: '  ' }, ['name']],
  [{ orderEmail: ' ' }, []],
  [{ orderEmail: 'a@b' }, ['orderEmail']],
  [{ orderEmail: ' a@b.example ' }, []],
])('%j is wrong in %j', (changes, fields) => {
  expect(Object.keys(checkSettings({ ...values, ...changes }))).toEqual(fields);
});
