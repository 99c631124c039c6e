import { expect, it, test } from 'vitest';
import { openKind, orderingOf } from '../../../test/ordering.ts';
import { nextChange, ordersLines, type OrderingNow } from './ordersNow.rules.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const lines = (changes: object) =>
  ordersLines(orderingOf(changes) as OrderingNow, NOW).map(({ text }) => text);
const kind = (now: object) => ({ ...openKind(), now: { isOpen: false, opensAt: null, until: null, ...now } });

test.each([
  ['open', { collection: openKind('2026-11-23T22:00:00Z') }, ['Taking orders until 22:00']],
  [
    'open until after midnight',
    { collection: openKind('2026-11-24T01:00:00Z') },
    ['Taking orders until Tuesday 01:00'],
  ],
  ['open around the clock', { collection: openKind('2026-11-24T23:45:00Z') }, ['Taking orders all day']],
  ['open at any time', { collection: openKind() }, ['Taking orders']],
  ['without hours', {}, ['No opening hours yet']],
  [
    'closed until later today',
    { collection: kind({ reason: 'CLOSED', opensAt: '2026-11-23T19:00:00Z' }) },
    ['Closed, opens at 19:00'],
  ],
  [
    'closed until Saturday',
    { collection: kind({ reason: 'SPECIAL_DAY', opensAt: '2026-11-28T12:00:00Z' }) },
    ['Closed, opens on Saturday at 12:00'],
  ],
  [
    'without an open board',
    { collection: kind({ reason: 'UNATTENDED' }) },
    ['Orders for now are paused: no order board is open'],
  ],
  ['closed for long', { collection: kind({ reason: 'CLOSED' }) }, ['Closed']],
  [
    'paused with a timer',
    { collection: openKind(), pauses: [{ fulfilment: 'COLLECTION', until: '2026-11-23T18:30:00Z' }] },
    ['Paused until 18:30'],
  ],
  [
    'paused until opened again',
    { collection: openKind(), pauses: [{ fulfilment: 'COLLECTION', until: null }] },
    ['Paused until you open again'],
  ],
  ['just opened again', { collection: kind({ reason: 'PAUSED' }) }, ['Taking orders']],
  [
    'only delivery paused',
    {
      collection: openKind('2026-11-23T22:00:00Z'),
      delivery: openKind('2026-11-23T21:00:00Z'),
      pauses: [{ fulfilment: 'DELIVERY', until: null }],
    },
    ['Collection: Taking orders until 22:00', 'Delivery: Paused until you open again'],
  ],
  ['both open alike', { collection: openKind(), delivery: openKind() }, ['Taking orders']],
  [
    'neither offered',
    { collection: { ...openKind(), isOffered: false } },
    ['Neither collection nor delivery is offered'],
  ],
  [
    'in another time zone',
    { collection: openKind('2026-11-23T22:00:00Z'), timeZone: 'Europe/Athens' },
    ['Taking orders until Tuesday 00:00'],
  ],
])('a kitchen that is %s says so', (_what, changes, texts) => expect(lines(changes)).toEqual(texts));

it('the first change by itself is known', () => {
  const ordering = orderingOf({ collection: openKind('2026-11-23T22:00:00Z') }) as OrderingNow;
  expect(nextChange(ordering, '2026-11-23T19:00:00Z')).toBe(Date.parse('2026-11-23T19:00:00Z'));
  expect(nextChange(ordering, null)).toBe(Date.parse('2026-11-23T22:00:00Z'));
  expect(nextChange(orderingOf() as OrderingNow, null)).toBe(Infinity);
});
