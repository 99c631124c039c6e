import { describe, expect, it } from 'vitest';
import { totalProblem } from './order.rules.ts';

describe('The total of an order', () => {
  const price = { total: 1050, codeProblem: null };

  it('is accepted when the diner saw it', () => expect(totalProblem(price, 1050)).toBeNull());

  it.each([0, 1049, 1051, -1050])('fails with the current one when the diner saw %d', (shownTotal) =>
    expect(totalProblem(price, shownTotal)).toEqual({
      kind: 'totalChanged',
      message:
        'Prices or offers have changed since you opened the menu: the total is now £10.50. Nothing has been ordered yet.',
      total: 1050,
    }),
  );
});
