import { expect, test } from 'vitest';
import { bankHolidays } from './bankHolidays.rules.ts';

const listOf = (from: string) => bankHolidays(from).map(({ day, name }) => `${day} ${name}`);

test('the bank holidays of the coming twelve months are in order', () =>
  expect(listOf('2026-11-23')).toEqual([
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day',
    '2026-12-28 Boxing Day (substitute day)',
    '2027-01-01 New Year’s Day',
    '2027-03-26 Good Friday',
    '2027-03-29 Easter Monday',
    '2027-05-03 Early May bank holiday',
    '2027-05-31 Spring bank holiday',
    '2027-08-30 Summer bank holiday',
  ]));

test.each([
  ['2021-01-02', ['2021-12-27 Christmas Day (substitute day)', '2021-12-28 Boxing Day (substitute day)']],
  ['2022-12-20', ['2022-12-27 Christmas Day (substitute day)', '2023-01-02 New Year’s Day (substitute day)']],
  ['2024-12-20', []],
])('holidays at a weekend from %s have the substitutes %j', (from, substitutes) =>
  expect(listOf(from).filter((line) => line.endsWith('(substitute day)'))).toEqual(substitutes),
);

test.each([
  ['2024-01-02', '2024-03-29 Good Friday'],
  ['2025-01-02', '2025-04-18 Good Friday'],
  ['2038-01-02', '2038-04-23 Good Friday'],
  ['2049-01-02', '2049-04-16 Good Friday'],
  ['2076-01-02', '2076-04-17 Good Friday'],
])('Easter of %s is right: %s', (from, friday) => expect(listOf(from)).toContain(friday));
