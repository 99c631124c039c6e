import { describe, expect, it } from 'vitest';
import { readAreas, readWays } from './areaWords.ts';

describe('readAreas', { tags: ['@long'] }, () => {
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
  ])('%j names an area', (sentence, expected) => expect(readAreas(sentence, false)).toEqual([expected]));

  it.each([
    [
      'we go out to CF3 CF5 and CF11, free over 25 otherwise 2.50, min order 12',
      { fee: 250, minimum: 1200, freeOver: 2500 },
      ['CF3', 'CF5', 'CF11'],
    ],
    [
      'delivery CF3 its 1.95 but nothing if they spend 20',
      { fee: 195, minimum: null, freeOver: 2000 },
      ['CF3'],
    ],
    ['CF3 2 quid, takes 45 mins', { fee: 200, minimum: null, freeOver: null }, ['CF3']],
    ['CF3, 20 or more is free, else 99p', { fee: 99, minimum: null, freeOver: 2000 }, ['CF3']],
    [
      'no delivery charge over £15 in CF3, below it is 1.50',
      { fee: 150, minimum: null, freeOver: 1500 },
      ['CF3'],
    ],
  ])('%j has fee, minimum and the amount from which it is free', (sentence, terms, prefixes) =>
    expect(readAreas(sentence, true)).toEqual([{ prefixes, ...terms }]),
  );

  it.each([
    ['£2 to LE1 and LE2, £3.50 to LE3, min spend £12'],
    ['delivery LE1 LE2 £2, LE3 £3.50, minimum 12'],
  ])('%j has two areas', (sentence) =>
    expect(readAreas(sentence, true)).toEqual([
      { prefixes: ['LE1', 'LE2'], fee: 200, minimum: 1200, freeOver: null },
      { prefixes: ['LE3'], fee: 350, minimum: 1200, freeOver: null },
    ]),
  );

  it('postcodes alone name an area only when they were asked for', () => {
    expect(readAreas('SE1 for £2', false)).toBeNull();
    expect(readAreas('SE1 for £2', true)).toEqual([{ ...area, fee: 200 }]);
    expect(readAreas('14 High Street, London SE1 7PB', true)).toBeNull();
  });

  it.each(['We do not deliver', 'no delivery', 'collection only', 'SE1 is lovely'])(
    '%j names no area',
    (sentence) => expect(readAreas(sentence, false)).toBeNull(),
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
