import { ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { normalPostcode } from '@forkfront/common/zones.ts';
import { messages } from './messages.ts';
import type { DeliveryAddress } from './order.entity.ts';

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
  const tooLong = (field: 'line1' | 'line2' | 'town'): string | null =>
    cleaned[field].length > ORDER_LENGTHS[field] ? messages.addressTooLong(ORDER_LENGTHS[field]) : null;
  const problems = [
    ...problemAt('deliveryAddress.line1', cleaned.line1 ? tooLong('line1') : messages.addressRequired),
    ...problemAt('deliveryAddress.line2', tooLong('line2')),
    ...problemAt('deliveryAddress.town', cleaned.town ? tooLong('town') : messages.townRequired),
    ...problemAt('deliveryAddress.postcode', postcode ? null : messages.postcodeImplausible),
  ];
  return problems.length > 0 ? fail(problems) : ok(cleaned);
}
