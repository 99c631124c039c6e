import type { BasketPrice } from '@forkfront/common/basketPrice.ts';
import { formatPence } from '@forkfront/common/money.ts';
import type { FailureOf } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** Why an order at this price is refused to a diner who saw another total (pence); null for the same one. */
export const totalProblem = (
  { total, codeProblem }: Pick<BasketPrice, 'total' | 'codeProblem'>,
  shownTotal: number,
): FailureOf<'totalChanged'> | null =>
  total === shownTotal
    ? null
    : { kind: 'totalChanged', message: messages.totalChanged(formatPence(total), codeProblem), total };
