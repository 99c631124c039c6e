import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { normalPostcode } from '@forkfront/common/zones.ts';
import { messages } from './messages.ts';
import type { DeliveryAddress } from './order.entity.ts';

/** Limits of an address, in characters. */
const ADDRESS_LIMITS = { line1: 100, line2: 100, town: 60 } as const;

/** Checks an address; a missing one has no text in any field. The problems have the paths of its fields in the order, e.g. `deliveryAddress.postcode`. */
export function checkAddress(given: DeliveryAddress | null): Result<DeliveryAddress, FieldProblem[]> {
  const address = given ?? { line1: '', line2: '', town: '', postcode: '' };
  const postcode = normalPostcode(address.postcode);
  const cleaned = {
    line1: oneLine(address.line1),
    line2: oneLine(address.line2),
    town: oneLine(address.town),
    postcode: postcode ?? oneLine(address.postcode),
  };
  const tooLong = (field: keyof typeof ADDRESS_LIMITS): string | null =>
    cleaned[field].length > ADDRESS_LIMITS[field] ? messages.addressTooLong(ADDRESS_LIMITS[field]) : null;
  const problems = [
    ...problemAt('deliveryAddress.line1', cleaned.line1 ? tooLong('line1') : messages.addressRequired),
    ...problemAt('deliveryAddress.line2', tooLong('line2')),
    ...problemAt('deliveryAddress.town', cleaned.town ? tooLong('town') : messages.townRequired),
    ...problemAt('deliveryAddress.postcode', postcode ? null : messages.postcodeImplausible),
  ];
  return problems.length > 0 ? fail(problems) : ok(cleaned);
}
