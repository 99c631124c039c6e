import { expect, it } from 'vitest';
import { offerPrice, percentOf } from './percentOff.ts';

it.each([
  [1_000, 10, 900],
  [85, 15, 73],
  [1_700, 15, 1_445],
  [1, 50, 1],
  [999, 100, 0],
  [0, 20, 0],
  [850, 0, 850],
])('%d pence with %d %% off are %d pence', (pence, percent, price) => {
  expect(offerPrice(pence, percent)).toBe(price);
});

it('what is saved is rounded down, for every price and percentage', () => {
  const wrong = Array.from({ length: 3_000 }, (_, pence) =>
    Array.from({ length: 101 }, (_each, percent) => percentOf(pence, percent)).filter(
      (saving, percent) => saving !== Math.floor((pence * percent) / 100),
    ),
  ).flat();
  expect(wrong).toEqual([]);
});
