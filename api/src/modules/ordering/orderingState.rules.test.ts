import { describe, expect, it } from 'vitest';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import {
  busyProblems,
  goLiveSteps,
  pauseProblems,
  pauseState,
  withBusyMode,
  withoutPause,
  withoutShortPause,
  withPause,
  withShortPause,
} from './orderingState.rules.ts';

const NOW = new Date('2026-11-23T18:00:00Z');
const OVER = '2026-11-23T18:00:00.000Z';
const settings = (change: Partial<OrderingSettings>): OrderingSettings => ({
  ...ORDERING_DEFAULTS,
  ...change,
});

describe('pauses', () => {
  it('a pause ends by itself, or waits for a person', () => {
    expect(
      withPause(settings({}), { fulfilments: ['DELIVERY', 'DELIVERY'], minutes: 30 }, NOW).pauses,
    ).toEqual([{ fulfilment: 'DELIVERY', until: '2026-11-23T18:30:00.000Z' }]);
    expect(withPause(settings({}), { fulfilments: ['COLLECTION'] }, NOW).pauses).toEqual([
      { fulfilment: 'COLLECTION', until: null },
    ]);
  });

  it('a new pause replaces the one of its kind, and those that are over are removed', () => {
    const paused = settings({
      pauses: [
        { fulfilment: 'COLLECTION', until: null },
        { fulfilment: 'DELIVERY', until: OVER },
      ],
    });
    expect(withPause(paused, { fulfilments: ['COLLECTION'], minutes: 60 }, NOW).pauses).toEqual([
      { fulfilment: 'COLLECTION', until: '2026-11-23T19:00:00.000Z' },
    ]);
  });

  it('opening again ends the pauses of the kinds', () => {
    const both = withPause(settings({}), { fulfilments: ['COLLECTION', 'DELIVERY'] }, NOW);
    expect(withoutPause(both, ['COLLECTION'], NOW).pauses).toEqual([{ fulfilment: 'DELIVERY', until: null }]);
  });

  it('a short pause pauses what is offered and open, and a repeat does not extend it', () => {
    const both = settings({ delivery: { ...ORDERING_DEFAULTS.delivery, isOffered: true } });
    const until = '2026-11-23T18:30:00.000Z';
    const paused = withShortPause(both, NOW);
    expect(paused.pauses).toEqual([
      { fulfilment: 'COLLECTION', until },
      { fulfilment: 'DELIVERY', until },
    ]);
    expect(pauseState(both, NOW)).toEqual({ kind: 'open' });
    expect(pauseState(paused, NOW)).toEqual({ kind: 'short', until: new Date(until) });
    expect(withShortPause(paused, new Date('2026-11-23T18:20:00Z')).pauses).toEqual(paused.pauses);
    expect(withShortPause(settings({}), NOW).pauses).toEqual([{ fulfilment: 'COLLECTION', until }]);
  });

  it('the end of a short pause leaves longer ones', () => {
    const long = [{ fulfilment: 'DELIVERY' as const, until: null }];
    const short = [{ fulfilment: 'COLLECTION' as const, until: '2026-11-23T18:10:00.000Z' }];
    expect(withoutShortPause(settings({ pauses: [...long, ...short] }), NOW).pauses).toEqual(long);
    expect(pauseState(settings({ pauses: long }), NOW)).toEqual({ kind: 'open' });
    const hour = [{ fulfilment: 'COLLECTION' as const, until: '2026-11-23T19:00:00.000Z' }];
    expect(pauseState(settings({ pauses: hour }), NOW)).toEqual({ kind: 'long' });
  });

  it('a pause needs a kind and a time within a day', () => {
    expect(pauseProblems({ fulfilments: ['COLLECTION'], minutes: 1440 })).toEqual([]);
    expect(pauseProblems({ fulfilments: [], minutes: 1441 })).toEqual([
      { path: 'fulfilments', message: 'Please choose collection, delivery or both.' },
      { path: 'minutes', message: 'Please enter a number from 5 to 1440.' },
    ]);
  });
});

describe('the busy mode', () => {
  it('lasts an hour unless the request says otherwise, and can be ended', () => {
    const busy = withBusyMode(settings({}), { minutes: 15 }, NOW);
    expect(busy.busy).toEqual({ minutes: 15, until: '2026-11-23T19:00:00.000Z' });
    expect(withBusyMode(busy, { minutes: 5, forMinutes: 10 }, NOW).busy?.until).toBe(
      '2026-11-23T18:10:00.000Z',
    );
    expect(withBusyMode(busy, { minutes: null }, NOW).busy).toBeNull();
    expect(
      withPause({ ...busy, busy: { minutes: 5, until: OVER } }, { fulfilments: [] }, NOW).busy,
    ).toBeNull();
  });

  it('numbers outside the limits are refused', () =>
    expect(busyProblems({ minutes: 4, forMinutes: 1441 })).toMatchObject([
      { path: 'minutes' },
      { path: 'forMinutes' },
    ]));
});

describe('what is missing to go live', () => {
  const open = { ...ORDERING_DEFAULTS.collection, periods: [{ days: [1], from: '17:00', to: '22:00' }] };
  const facts = { phone: null, addressLine: null, settings: ORDERING_DEFAULTS, hasUnconfirmedDish: true };
  const done = (given: Parameters<typeof goLiveSteps>[0]) =>
    goLiveSteps(given).flatMap(({ kind, isDone }) => (isDone ? [kind] : []));

  it('a new site offers collection and nothing else; allergens are advice', () => {
    expect(done(facts)).toEqual(['FULFILMENT']);
    expect(goLiveSteps(facts).filter(({ isRequired }) => !isRequired)).toMatchObject([{ kind: 'ALLERGENS' }]);
  });

  it('everything is done with contact, hours and confirmed allergens', () =>
    expect(
      done({
        phone: '020',
        addressLine: '4 Wharf Lane',
        settings: settings({ hasHours: true, collection: open }),
        hasUnconfirmedDish: false,
      }),
    ).toEqual(['PHONE', 'ADDRESS', 'HOURS', 'FULFILMENT', 'ALLERGENS']));

  it('hours of a kind that is not offered do not count', () =>
    expect(
      done({ ...facts, settings: settings({ hasHours: true, collection: { ...open, isOffered: false } }) }),
    ).toEqual([]));

  it('delivery needs areas', () => {
    const delivering = settings({ delivery: { ...ORDERING_DEFAULTS.delivery, isOffered: true } });
    expect(goLiveSteps({ ...facts, settings: delivering })).toContainEqual({
      kind: 'ZONES',
      isDone: false,
      isRequired: true,
    });
  });
});
