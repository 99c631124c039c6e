import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import { minimumProblem } from '@forkfront/common/basketPrice.ts';
import { checkAddress } from './delivery.rules.ts';

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

it('an order below the minimum says how much is missing', () => {
  expect(minimumProblem(zone, 1100)).toBe(
    'Deliveries to this address start at £15.00. Please add dishes for £4.00.',
  );
  expect(minimumProblem(zone, 1500)).toBeNull();
});
