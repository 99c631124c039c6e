import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { ORDERING_DEFAULTS, type DeliveryZone } from '../sites/ordering.types.ts';
import { checkAddress, deliveryZoneOf, minimumProblem } from './delivery.rules.ts';

const zone: DeliveryZone = {
  id: newId(),
  name: 'Near',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 1500,
  freeOver: null,
  extraMinutes: 0,
};
const far = { ...zone, id: newId(), prefixes: null, radiusKm: 2 };
const home = { line1: ' 1  Mill Lane', line2: '', town: 'London ', postcode: 'se17pb' };

describe('an address', () => {
  it('is cleaned, and its postcode has its normal form', () => {
    expect(checkAddress(home)).toEqual({
      ok: true,
      value: { line1: '1 Mill Lane', line2: '', town: 'London', postcode: 'SE1 7PB' },
    });
  });

  it('has a street, a town and a whole postcode, and nothing is too long', () => {
    const bad = checkAddress({ line1: ' ', line2: 'x'.repeat(101), town: '', postcode: 'SE1' });
    expect(bad.ok ? [] : bad.error.map(({ path }) => path)).toEqual([
      'deliveryAddress.line1',
      'deliveryAddress.line2',
      'deliveryAddress.town',
      'deliveryAddress.postcode',
    ]);
  });
});

it.each([
  ['SE1 7PB', [zone], null],
  ['N1 1AA', [zone], 'Sorry, Roma does not deliver to N1 1AA.'],
  [
    'N1 1AA',
    [zone, far],
    'We could not check this postcode right now. Please try again in a moment, or choose collection.',
  ],
])('the zone of %s in %j is found, or a sentence says why not', (postcode, zones, message) => {
  const site = { name: 'Roma', ordering: { ...ORDERING_DEFAULTS, zones } };
  const found = deliveryZoneOf(site, postcode, null);
  expect(found.ok ? null : found.error).toBe(message);
});

it('an order below the minimum says how much is missing', () => {
  expect(minimumProblem(zone, 1100)).toBe(
    'Deliveries to this address start at £15.00. Please add dishes for £4.00.',
  );
  expect(minimumProblem(zone, 1500)).toBeNull();
});
