import { describe, expect, it } from 'vitest';
import { type Period, readArea, readWays, readWeek } from './orderingWords.ts';

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

describe('readArea', { tags: ['@long'] }, () => {
  const area = { prefixes: ['SE1'], fee: null, minimum: null, freeOver: null };

  it.each([
    [
      'we deliver to SE1 and SE11 for £2.50, minimum £15',
      { prefixes: ['SE1', 'SE11'], fee: 250, minimum: 1500, freeOver: null },
    ],
    ['delivery to se1 for 3, min order 12.50', { ...area, fee: 300, minimum: 1250 }],
    [
      'We deliver to SE1 7, free over £30, the fee is £2',
      { ...area, prefixes: ['SE1 7'], fee: 200, freeOver: 3000 },
    ],
    ['Free delivery to SE1', { ...area, fee: 0 }],
    ['We deliver to SE1', area],
    ['We also deliver', { ...area, prefixes: [] }],
  ])('%j names an area', (sentence, expected) => expect(readArea(sentence, false)).toEqual(expected));

  it('postcodes alone name an area only when they were asked for', () => {
    expect(readArea('SE1 for £2', false)).toBeNull();
    expect(readArea('SE1 for £2', true)).toEqual({ ...area, fee: 200 });
    expect(readArea('14 High Street, London SE1 7PB', true)).toBeNull();
  });

  it.each(['We do not deliver', 'no delivery', 'collection only', 'SE1 is lovely'])(
    '%j names no area',
    (sentence) => expect(readArea(sentence, false)).toBeNull(),
  );
});

describe('readWays', { tags: ['@long'] }, () => {
  it.each([
    ['collection only', { collection: true, isOnly: true }],
    ['just pick-up', { collection: true, isOnly: true }],
    ["we don't deliver", { collection: true, isOnly: true }],
    ['delivery only', { collection: false, isOnly: true }],
    ['no collection', { collection: false, isOnly: true }],
    ['collection and delivery', { collection: true, isOnly: false }],
    ['we deliver to SE1', null],
    ['a collection of plates', null],
  ])('%j is understood', (sentence, ways) => expect(readWays(sentence)).toEqual(ways));
});
