import { expect, it } from 'vitest';
import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import { keptZones, zoneProblems } from './zonesCheck.rules.ts';

const zone = (change: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: 'a',
  name: 'Near',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 1500,
  freeOver: null,
  extraMinutes: 0,
  ...change,
});
const circle = (radiusKm: number) => zone({ prefixes: null, radiusKm });

it.each<[string, DeliveryZone[]]>([
  ['no area', []],
  ['an area by postcodes', [zone({ prefixes: ['SE1', 'SE1 7', 'EC1A', 'W1A 1', 'M1'] })]],
  ['two areas', [zone(), zone({ name: 'Far', prefixes: ['SE2'] })]],
  ['a part of another area', [zone(), zone({ name: 'Next door', prefixes: ['SE1 7'] })]],
  ['a distance', [circle(0.5)]],
  ['the largest numbers', [zone({ fee: 100_000, minimum: 100_000, freeOver: 100_000, extraMinutes: 120 })]],
])('%s is right', (_what, zones) => expect(zoneProblems(zones, true)).toEqual([]));

it.each<[string, DeliveryZone[], string, string]>([
  ['no name', [zone({ name: '' })], '0.name', 'Please name this area.'],
  ['a long name', [zone({ name: 'x'.repeat(61) })], '0.name', 'Please use at most 60 characters.'],
  [
    'the same name',
    [zone(), zone({ name: 'NEAR', prefixes: ['SE2'] })],
    '1.name',
    'Another area has this name.',
  ],
  [
    'a very long postcode',
    [zone({ prefixes: ['A'.repeat(20_000)] })],
    '0.prefixes',
    `We don’t know “${'A'.repeat(20)}…”. Please enter the beginning of a postcode, for example SE1 or SE1 7.`,
  ],
  ['both kinds', [zone({ radiusKm: 3 })], '0.prefixes', 'Please give either postcodes or a distance.'],
  ['neither kind', [zone({ prefixes: null })], '0.prefixes', 'Please give either postcodes or a distance.'],
  [
    'no postcode',
    [zone({ prefixes: [] })],
    '0.prefixes',
    'Please enter at least one postcode area, for example SE1.',
  ],
  [
    'a word',
    [zone({ prefixes: ['SE1', 'LONDON'] })],
    '0.prefixes',
    'We don’t know “LONDON”. Please enter the beginning of a postcode, for example SE1 or SE1 7.',
  ],
  [
    'a whole postcode',
    [zone({ prefixes: ['SE1 7PB'] })],
    '0.prefixes',
    'We don’t know “SE1 7PB”. Please enter the beginning of a postcode, for example SE1 or SE1 7.',
  ],
  ['a postcode of another area', [zone(), zone({ name: 'Far' })], '1.prefixes', 'SE1 is in “Near” already.'],
  ['a short distance', [circle(0.4)], '0.radiusKm', 'Please enter a number from 0.5 to 30.'],
  ['a long distance', [circle(31)], '0.radiusKm', 'Please enter a number from 0.5 to 30.'],
  ['a negative fee', [zone({ fee: -1 })], '0.fee', 'Please enter an amount from £0 to £1,000.'],
  ['a high minimum', [zone({ minimum: 100_001 })], '0.minimum', 'Please enter an amount from £0 to £1,000.'],
  [
    'a negative free delivery',
    [zone({ freeOver: -1 })],
    '0.freeOver',
    'Please enter an amount from £0 to £1,000.',
  ],
  ['many minutes', [zone({ extraMinutes: 121 })], '0.extraMinutes', 'Please enter a number from 0 to 120.'],
])('%s is refused at its field', (_what, zones, path, message) =>
  expect(zoneProblems(zones, true)).toEqual([{ path: `zones.${path}`, message }]),
);

it('a distance needs the postcode of the restaurant', () =>
  expect(zoneProblems([circle(3)], false)).toEqual([
    {
      path: 'zones.0.radiusKm',
      message: 'Please enter the restaurant’s postcode first: distances are measured from it.',
    },
  ]));

it('too many areas and postcodes are refused', () => {
  const prefixes = Array.from({ length: 101 }, (_, at) => `SE${at % 10} ${at % 7}`);
  expect(zoneProblems([zone({ prefixes })], true)).toMatchObject([{ path: 'zones.0.prefixes' }]);
  expect(
    zoneProblems(
      Array.from({ length: 51 }, () => zone()),
      true,
    ),
  ).toEqual([{ path: 'zones', message: 'Please use at most 50 delivery areas.' }]);
});

it('prefixes are stored in capitals, each once', () =>
  expect(keptZones([zone({ name: ' Near\nus ', prefixes: [' se1 ', 'SE1', 'se1   7', ''] })])).toMatchObject([
    { name: 'Near us', prefixes: ['SE1', 'SE1 7'] },
  ]));
