import { expect, test } from 'vitest';
import { checkSettings, settingsOf, toChanges } from './settings.rules.ts';

const saved = {
  name: 'Da Lucia',
  isActive: true,
  addressLine: null,
  phone: undefined,
  openingHours: 'Daily 12–10pm',
  orderEmail: 'orders@example.com',
  aboutText: 'Since 2014',
  companyName: null,
  companyNumber: '01234567',
  vatNumber: null,
  hygieneUrl: null,
  theme: 'COUNTER',
  brand: { primary: '#112233', secondary: '#445566' },
};
const values = settingsOf(saved);

test('a missing setting is an empty field', () => {
  expect(values).toEqual({
    name: 'Da Lucia',
    isActive: true,
    addressLine: '',
    phone: '',
    openingHours: 'Daily 12–10pm',
    orderEmail: 'orders@example.com',
    aboutText: 'Since 2014',
    companyName: '',
    companyNumber: '01234567',
    vatNumber: '',
    hygieneUrl: '',
    primary: '#112233',
    secondary: '#445566',
    theme: 'COUNTER',
  });
});

test('an unknown theme counts as the first', () => {
  expect(settingsOf({ ...saved, theme: 'LATER' }).theme).toBe('TRATTORIA');
});

test.each([
  [{}, {}],
  [{ name: 'x' }, { name: 'x' }],
  [{ primary: '#000000' }, { brand: { primary: '#000000', secondary: '#445566' } }],
  [
    { secondary: '#000000', phone: '' },
    { phone: '', brand: { primary: '#112233', secondary: '#000000' } },
  ],
])('the edits %j are sent as %j', (changes, input) => {
  expect(toChanges({ ...values, ...changes }, changes)).toEqual(input);
});

test.each([
  [{}, []],
  [{ name: '  ' }, ['name']],
  [{ orderEmail: ' ' }, []],
  [{ orderEmail: 'a@b' }, ['orderEmail']],
  [{ orderEmail: ' a@b.example ' }, []],
])('the settings %j have the errors %j', (changes, fields) => {
  expect(Object.keys(checkSettings({ ...values, ...changes }))).toEqual(fields);
});
