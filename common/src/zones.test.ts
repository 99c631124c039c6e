import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryZone } from './ordering.ts';
import {
  deliveryFeeOf,
  distanceKm,
  hasPrefix,
  missingForMinimum,
  normalPostcode,
  normalPrefix,
  zoneOf,
} from './zones.ts';
import { coveredBy } from './postcodeDistricts.ts';

const zone = (name: string, change: Partial<DeliveryZone>): DeliveryZone => ({
  id: 'zone',
  name,
  prefixes: null,
  radiusKm: null,
  fee: 250,
  minimum: 1500,
  freeOver: null,
  extraMinutes: 0,
  ...change,
});

describe('a postcode', () => {
  it.each(['SE1 7PB', 'se17pb', ' Se1  7pB ', 'SE1-7PB', 'SE1–7PB', 'ＳＥ１ ７ＰＢ', 'S E 1 7 P B'])(
    'written as "%s" is SE1 7PB',
    (text) => {
      expect(normalPostcode(text)).toBe('SE1 7PB');
    },
  );

  it.each([
    ['M11AA', 'M1 1AA'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['W1A 0AX', 'W1A 0AX'],
    ['gir 0aa', 'GIR 0AA'],
    ['JE2 3AB', 'JE2 3AB'],
  ])('%s is %s', (text, expected) => {
    expect(normalPostcode(text)).toBe(expected);
  });

  it.each(['', 'SE1', 'SE1 7', 'SE1 7PBX', '12345', 'SE1 7PB, London', 'SEE1 7PB', '<b>'])(
    '"%s" is none',
    (text) => {
      expect(normalPostcode(text)).toBeNull();
    },
  );

  it('is its own normal form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const normal = normalPostcode(text);
        expect(normal === null ? null : normalPostcode(normal)).toBe(normal);
      }),
    );
  });
});

it.each([
  ['se1', 'SE1'],
  [' SE1  7 ', 'SE1 7'],
  ['W1A', 'W1A'],
  ['se', 'SE'],
  ['W', 'W'],
  ['SE 1', null],
  ['SEE', null],
  ['SE1 7P', null],
  ['1SE', null],
])('the prefix "%s" is %s', (text, expected) => {
  expect(normalPrefix(text)).toBe(expected);
});

describe('an area as the Royal Mail writes it', () => {
  it.each([
    ['SE1 7PB', 'SE1'],
    ['SE1 7PB', 'SE1 7'],
    ['SE1 7PB', 'SE'],
    // Districts of central London have a letter.
    ['W1D 4HS', 'W1'],
    ['W1W 8BE', 'W1'],
    ['W1A 1AA', 'W1'],
    ['EC1A 1BB', 'EC1'],
    ['EC4Y 0AA', 'EC4'],
    ['SW1A 2AA', 'SW1'],
    ['WC2N 5DU', 'WC2'],
    ['E1W 1UH', 'E1'],
    ['N1C 4AG', 'N1'],
    ['W1D 4HS', 'W1D'],
    ['W1D 4HS', 'W1D 4'],
    ['W14 0AA', 'W'],
    ['GIR 0AA', 'GIR'],
  ])('%s belongs to %s', (postcode, prefix) => expect(hasPrefix(postcode, prefix)).toBe(true));

  it.each([
    ['SE10 9AB', 'SE1'],
    ['SE17 1AA', 'SE1'],
    ['SE1 8PB', 'SE1 7'],
    ['W10 5AA', 'W1'],
    ['W14 0AA', 'W1'],
    ['EC1A 1BB', 'E'],
    ['WC1A 1AA', 'W'],
    ['W1D 4HS', 'W1 4'],
    ['W1D 4HS', 'W1T'],
    ['N10 1AA', 'N1'],
    ['B1 1AA', 'BN'],
    ['BN1 1AA', 'B'],
  ])('%s does not belong to %s', (postcode, prefix) => expect(hasPrefix(postcode, prefix)).toBe(false));

  it.each([
    ['W1', ['W1B', 'W1C', 'W1D', 'W1F', 'W1G', 'W1H', 'W1J', 'W1K', 'W1M', 'W1S', 'W1T', 'W1U', 'W1W']],
    ['EC3', ['EC3A', 'EC3M', 'EC3N', 'EC3P', 'EC3R', 'EC3V']],
    ['SE1', ['SE1']],
    ['E1', ['E1', 'E1W']],
    ['SE1 7', ['SE1 7']],
    // Nobody lives there.
    ['SE99', []],
    ['W1 4', []],
    ['XX1', []],
    ['ZZ', []],
  ])('%s covers %j', (prefix, districts) => expect(coveredBy(prefix)).toEqual(districts));

  it('each district that a prefix covers, and each of its sectors, belongs to the prefix', () => {
    const area = fc.constantFrom('B', 'BN', 'E', 'EC', 'N', 'SE', 'SW', 'W', 'WC', 'JE');
    const prefix = fc
      .tuple(area, fc.integer({ min: 1, max: 30 }))
      .map(([letters, number]) => `${letters}${number}`);
    fc.assert(
      fc.property(fc.oneof(area, prefix), fc.integer({ min: 0, max: 9 }), (written, digit) => {
        for (const district of coveredBy(written)) {
          const postcode = `${district} ${digit}AA`;
          expect(normalPostcode(postcode)).toBe(postcode);
          expect(hasPrefix(postcode, written)).toBe(true);
        }
      }),
    );
  });
});

it('the distance of London and Bristol is 170 km', () => {
  const [london, bristol] = [
    { latitude: 51.5072, longitude: -0.1276 },
    { latitude: 51.4545, longitude: -2.5879 },
  ];
  expect(distanceKm(london, bristol)).toBeCloseTo(170.5, 0);
  expect(distanceKm(london, london)).toBe(0);
});

describe('the zone of an address', () => {
  const location = { postcode: 'SE1 7PB', latitude: 51.5, longitude: -0.12 };
  /** About 2.2 km north of the restaurant. */
  const near = { latitude: 51.52, longitude: -0.12 };
  const [wide, narrow] = [zone('SE1', { prefixes: ['SE1'] }), zone('SE1 7', { prefixes: ['E1', 'SE1 7'] })];
  const [far, close] = [zone('5 km', { radiusKm: 5 }), zone('3 km', { radiusKm: 3 })];
  const zones = [far, wide, close, narrow];

  it('is that of the longest prefix, before every radius', () => {
    expect(zoneOf({ zones, location }, 'SE1 7PB', near)).toEqual({ kind: 'zone', zone: narrow });
    expect(zoneOf({ zones, location }, 'SE1 8AA', near)).toEqual({ kind: 'zone', zone: wide });
  });

  it('is otherwise the smallest radius around the restaurant', () => {
    expect(zoneOf({ zones, location }, 'N1 1AA', near)).toEqual({ kind: 'zone', zone: close });
    expect(zoneOf({ zones, location }, 'N1 1AA', { ...near, latitude: 51.54 })).toEqual({
      kind: 'zone',
      zone: far,
    });
    expect(zoneOf({ zones, location }, 'N1 1AA', { ...near, latitude: 51.6 })).toEqual({ kind: 'outside' });
  });

  it('is not known when the place of the address or of the restaurant is not known', () => {
    expect(zoneOf({ zones, location }, 'N1 1AA', null)).toEqual({ kind: 'unchecked' });
    expect(zoneOf({ zones, location: null }, 'N1 1AA', near)).toEqual({ kind: 'unchecked' });
    expect(zoneOf({ zones: [wide], location: null }, 'N1 1AA', null)).toEqual({ kind: 'outside' });
    expect(zoneOf({ zones, location: null }, 'SE1 8AA', null)).toEqual({ kind: 'zone', zone: wide });
  });
});

it('a delivery is free from an amount on, and the minimum tells what is missing', () => {
  const area = zone('Near', { freeOver: 3000 });
  expect([2999, 3000].map((subtotal) => deliveryFeeOf(area, subtotal))).toEqual([250, 0]);
  expect(deliveryFeeOf(zone('Near', {}), 100_000)).toBe(250);
  expect([1000, 1500, 2000].map((subtotal) => missingForMinimum(area, subtotal))).toEqual([500, 0, 0]);
});
