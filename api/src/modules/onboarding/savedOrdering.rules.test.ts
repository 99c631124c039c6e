import { describe, expect, it } from 'vitest';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { draftSettings, offersNothing, withOrdering } from './draftSite.rules.ts';
import type { DraftOrdering } from './onboarding.rules.ts';
import { parseToolCall } from './toolCall.rules.ts';

const saveOrdering = (said: object) => parseToolCall('save_ordering', JSON.stringify(said));

const nothing: DraftOrdering = { hours: null, deliveryHours: null, collection: null, zones: null };
const week = [{ days: [5, 6], from: '18:00', to: '01:00' }];
const area = { prefixes: ['SE1'], feePence: 250 };
const zone = {
  id: '',
  name: 'Local delivery',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

describe('save_ordering', () => {
  it.each([
    [{}, {}],
    [
      { hours: week, collection: true },
      { hours: week, collection: true },
    ],
    [{ hours: [{ days: [6, 5, 6], from: '18:00', to: '01:00' }] }, { hours: week }],
    [{ zones: [] }, { zones: [] }],
    [{ zones: [area] }, { zones: [zone] }],
    [
      { zones: [{ ...area, prefixes: ['se1', 'SE1', 'se1  7'] }] },
      { zones: [{ ...zone, prefixes: ['SE1', 'SE1 7'] }] },
    ],
    [
      { zones: [{ ...area, name: 'Near', minimumPence: 1500, freeOverPence: 3000 }] },
      { zones: [{ ...zone, name: 'Near', minimum: 1500, freeOver: 3000 }] },
    ],
    [
      { zones: [area, { ...area, prefixes: ['E1'] }] },
      {
        zones: [
          { ...zone, name: 'Area 1' },
          { ...zone, name: 'Area 2', prefixes: ['E1'] },
        ],
      },
    ],
  ])('parseToolCall accepts %j', (said, saved) => {
    expect(saveOrdering(said)).toEqual({
      ok: true,
      value: { name: 'save_ordering', input: { ...nothing, ...saved } },
    });
  });

  it.each([
    [{ hours: [] }, /hours: must have the hours of at least one day/],
    [{ hours: [{ days: [], from: '18:00', to: '01:00' }] }, /hours\.0\.days: Please choose at least one day/],
    [{ hours: [{ days: [8], from: '18:00', to: '01:00' }] }, /hours\.0\.days\.0: /],
    [{ hours: [{ days: [1], from: '6pm', to: '24:00' }] }, /hours\.0\.from: .*hours\.0\.to: /],
    [{ hours: [...week, { days: [6], from: '00:30', to: '03:00' }] }, /hours\.1\.from: .*overlap/],
    [{ deliveryHours: [...week, ...week] }, /deliveryHours\.1\.from: .*overlap/],
    [{ zones: [{ ...area, prefixes: [] }] }, /zones\.0\.prefixes: /],
    [{ zones: [{ ...area, prefixes: ['Lambeth'] }] }, /We don’t know “Lambeth”/],
    [{ zones: [area, area] }, /zones\.1\.prefixes: SE1 is in “Area 1” already/],
    [{ zones: [{ ...area, feePence: -1 }] }, /zones\.0\.fee: /],
    [{ zones: [{ prefixes: ['SE1'] }] }, /zones\.0\.feePence: /],
    [{ zones: [{ ...area, name: 'evil.example/now' }] }, /zones\.0\.name: must not contain a web address/],
  ])('parseToolCall refuses %j', (said, error) => {
    expect(saveOrdering(said)).toEqual({ ok: false, error: expect.stringMatching(error) as string });
  });
});

describe('the ordering of a draft', () => {
  it('what is said later replaces what was said before, and null leaves it', () => {
    const known = withOrdering(null, { ...nothing, hours: week, collection: true });
    expect(withOrdering(known, { ...nothing, collection: false, zones: [zone] })).toEqual({
      hours: week,
      deliveryHours: null,
      collection: false,
      zones: [zone],
    });
  });

  it.each([
    [nothing, false],
    [{ ...nothing, collection: false }, true],
    [{ ...nothing, collection: false, zones: [] }, true],
    [{ ...nothing, collection: false, zones: [zone] }, false],
    [{ ...nothing, zones: [] }, false],
  ])('with %j people could get no order: %s', (said, expected) => expect(offersNothing(said)).toBe(expected));

  const { collection, delivery } = ORDERING_DEFAULTS;
  it.each([
    ['nothing', null, {}],
    ['no hours', { ...nothing, zones: [] }, { hasHours: false, collection, delivery, zones: [] }],
    [
      'hours',
      { ...nothing, hours: week },
      {
        hasHours: true,
        collection: { ...collection, periods: week },
        delivery: { ...delivery, periods: week },
        zones: [],
      },
    ],
    [
      'other hours of delivery, and no collection',
      { hours: week, deliveryHours: [], collection: false, zones: [zone] },
      {
        hasHours: true,
        collection: { ...collection, isOffered: false, periods: week },
        delivery: { ...delivery, isOffered: true, periods: [] },
        zones: [zone],
      },
    ],
  ])('the settings of a draft with %s are made of what was said', (_what, said, settings) =>
    expect(draftSettings(said)).toEqual(settings),
  );
});
