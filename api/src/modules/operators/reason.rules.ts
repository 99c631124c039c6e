import { isFarTooLong, oneLine } from '@forkfront/common/plainText.ts';
import { invalid, ok, type Outcome } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { MOVE_LENGTHS } from './operatorMove.entity.ts';

/** The reason of a move as one line; refused when it is missing or too long. `field`: the name of its field. */
export function checkReason(written: string, field = 'reason'): Outcome<string, 'validation'> {
  const problem = (message: string) => invalid(messages.checkReason, [{ path: field, message }]);
  if (isFarTooLong(written, MOVE_LENGTHS.reason)) return problem(messages.reasonLong);
  const reason = oneLine(written);
  if (reason === '') return problem(messages.reasonMissing);
  return reason.length > MOVE_LENGTHS.reason ? problem(messages.reasonLong) : ok(reason);
}
