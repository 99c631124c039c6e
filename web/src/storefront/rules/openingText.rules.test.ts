import { describe, expect, it } from 'vitest';
import { demoOrdering } from '../test/demoStorefront.ts';
import { feeText, openText, specialRows, weekRows, zoneText } from './openingText.rules.ts';

const LONDON = 'Europe/London';
const noon = new Date('2026-12-07T12:00:00Z');
const { collection } = demoOrdering();
const closed = { ...collection, readyInMinutes: null, closedReason: 'CLOSED' as const };

it('neighbouring days with the same hours are one row, and days without hours are closed', () => {
  expect(
    weekRows([
      { days: [5, 6, 3, 4], from: '17:00', to: '22:00' },
      { days: [5, 6], from: '12:00', to: '14:00' },
      { days: [7], from: '00:00', to: '00:00' },
    ]),
  ).toEqual([
    { days: 'Mon, Tue', hours: 'closed' },
    { days: 'Wed, Thu', hours: '17:00–22:00' },
    { days: 'Fri, Sat', hours: '12:00–14:00, 17:00–22:00' },
    { days: 'Sun', hours: 'all day' },
  ]);
});

it('special days are told from today until two weeks from now', () => {
  const special = (day: string, hours: { from: string; to: string }[] = []) => ({
    day,
    reason: 'Holiday',
    collection: hours,
    delivery: [],
  });
  const specialDays = [
    special('2026-12-06'),
    special('2026-12-07'),
    special('2026-12-21', [{ from: '12:00', to: '15:00' }]),
    special('2026-12-22'),
  ];
  expect(specialRows(demoOrdering({ specialDays }), LONDON, noon)).toEqual([
    { days: 'Mon\u00A07\u00A0Dec', hours: 'closed', reason: 'Holiday' },
    { days: 'Mon\u00A021\u00A0Dec', hours: '12:00–15:00', reason: 'Holiday' },
  ]);
});

it.each([
  [
    'only delivery is closed',
    [{ from: '12:00', to: '15:00' }],
    [],
    'collection\u00A012:00–15:00, delivery\u00A0closed',
  ],
  [
    'both have the same hours',
    [{ from: '12:00', to: '15:00' }],
    [{ from: '12:00', to: '15:00' }],
    '12:00–15:00',
  ],
  ['both are closed', [], [], 'closed'],
  [
    'only collection is closed',
    [],
    [{ from: '00:00', to: '00:00' }],
    'collection\u00A0closed, delivery\u00A0all day',
  ],
])('a special day on which %s tells the hours of both kinds', (_what, collection, delivery, hours) => {
  const specialDays = [{ day: '2026-12-08', reason: '', collection, delivery }];
  const both = demoOrdering({ specialDays, delivery: { ...demoOrdering().delivery, isOffered: true } });
  expect(specialRows(both, LONDON, noon)).toEqual([{ days: 'Tue\u00A08\u00A0Dec', hours, reason: '' }]);
});

describe('the words about ordering now', () => {
  const words = (changes: Partial<typeof collection>) =>
    openText(demoOrdering({ collection: { ...closed, ...changes } }), LONDON, noon);

  it.each([
    ['open', { readyInMinutes: 25 }, 'Open now, ready in about 25 min'],
    ['open later today', { opensAt: '2026-12-07T17:00:00Z' }, 'Closed now, opens at 17:00'],
    [
      'closed today',
      { opensAt: '2026-12-08T17:00:00Z', note: 'Staff party' },
      'Closed now (Staff party), opens tomorrow at 17:00',
    ],
    ['open on another day', { opensAt: '2026-12-11T17:00:00Z' }, 'Closed now, opens on Friday at 17:00'],
    [
      'paused for a while',
      { closedReason: 'PAUSED' as const, opensAt: '2026-12-07T12:30:00Z' },
      'Taking orders again at 12:30',
    ],
    [
      'without an open board',
      { closedReason: 'UNATTENDED' as const },
      'Taking orders only for later right now',
    ],
    ['paused', { closedReason: 'PAUSED' as const }, 'Not taking orders right now'],
    ['without any hours', {}, null],
  ])('of a kitchen that is %s', (_state, changes, expected) => {
    expect(words(changes)).toBe(expected);
  });
});

it('fees and minimums of several zones are told by the lowest one', () => {
  const zone = (fee: number, minimum: number) => ({
    name: 'Near',
    prefixes: ['SE1', 'SE11'],
    radiusKm: null,
    fee,
    minimum,
    freeOver: null,
  });
  expect(feeText([zone(250, 1500)])).toBe('Delivery £2.50, minimum £15.00');
  expect(feeText([zone(250, 1500), zone(400, 2000)])).toBe('Delivery from £2.50, minimum from £15.00');
  expect(feeText([zone(0, 0)])).toBe('Free delivery');
  expect(feeText([zone(0, 1500), zone(400, 2000)])).toBe('Free delivery to some areas, minimum from £15.00');
  expect(zoneText(zone(0, 0))).toBe('SE1, SE11');
  expect(zoneText({ ...zone(0, 0), prefixes: null, radiusKm: 3 })).toBe('within 3 km');
});
