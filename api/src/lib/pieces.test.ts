import { expect, test } from 'vitest';
import { atOnce, inPieces } from './pieces.ts';

/** Counts to `last`; each step takes `stepMs`. */
function* counting(last: number, stepMs: number): Generator<void, number> {
  for (let at = 1; at <= last; at += 1) {
    const end = performance.now() + stepMs;
    while (performance.now() < end);
    yield;
  }
  return last;
}

test('long work in pieces gives other work its turn and returns the same result', async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  expect(await inPieces(counting(20, 5))).toBe(20);
  clearInterval(ticking);
  expect(turns).toBeGreaterThan(3);
  expect(atOnce(counting(20, 0))).toBe(20);
});

test('short work is done in one piece', async () => {
  let isNextTurn = false;
  const done = inPieces(counting(100, 0)).then(() => isNextTurn);
  setImmediate(() => (isNextTurn = true));
  expect(await done).toBe(false);
});
