import { describe, expect, it } from 'vitest';
import { type Period, readWeek } from './orderingWords.ts';

/** `1-5 12:00-14:30`, one period a line. */
const week = (text: string, known: Period[] = []) =>
  readWeek(text, known)?.map(({ days, from, to }) => `${days.join('')} ${from}-${to}`) ?? null;

describe('readWeek', { tags: ['@long'] }, () => {
  it.each([
    [
      'Mon-Fri 12-2:30pm and 5-10pm, Sat 12-11pm, closed Sunday',
      ['12345 12:00-14:30', '12345 17:00-22:00', '6 12:00-23:00'],
    ],
    ['Open 12-10 every day, closed Tuesdays', ['134567 12:00-22:00']],
    ['Open 24 hours every day', ['1234567 00:00-00:00']],
    ['we are open 24/7', ['1234567 00:00-00:00']],
    ['Mon to Sat 5pm-11pm', ['123456 17:00-23:00']],
    ['Monday, Wednesday and Friday 9am to 5pm', ['135 09:00-17:00']],
    ['Tue-Sun 17:00-22:30', ['234567 17:00-22:30']],
    ['Fri and Sat 6pm-1am', ['56 18:00-01:00']],
    ['Sat-Mon noon to midnight', ['671 12:00-00:00']],
    ['weekdays 11-3pm, weekends 9-11am', ['12345 11:00-15:00', '67 09:00-11:00']],
    ['12pm to 9 daily', ['1234567 12:00-21:00']],
    ['Closed Monday. Otherwise 5-10', ['234567 17:00-22:00']],
    ['Mon - Sat: 12 - 10pm\nSunday closed', ['123456 12:00-22:00']],
    ['Daily 09:00-11:00', ['1234567 09:00-11:00']],
  ])('the week of %j is exact', (text, periods) => expect(week(text)).toEqual(periods));

  it.each([
    'Friday till late',
    'Mon-Fri',
    'open every day',
    'closed Sunday',
    'Mon-Fri 12-10, except bank holidays',
    'from 5 on Friday',
    'around 5-10pm on Friday',
    'lovely weather',
  ])('%j has no exact week', (text) => expect(week(text)).toBeNull());
});

describe('a correction of the week', { tags: ['@long'] }, () => {
  const known = [{ days: [1, 2, 3, 4, 5], from: '12:00', to: '22:00' }];

  it.each([
    ['closed on Mondays', ['2345 12:00-22:00']],
    ['Also open Sunday 12-8pm', ['12345 12:00-22:00', '7 12:00-20:00']],
    ['Friday 12-11pm', ['1234 12:00-22:00', '5 12:00-23:00']],
    ['Tue-Sun 5-10pm', ['234567 17:00-22:00']],
    ['Friday till late', null],
  ])('%j keeps the days that it does not name, unless it names most of them', (text, periods) =>
    expect(week(text, known)).toEqual(periods),
  );
});
