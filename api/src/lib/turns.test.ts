import { expect, it } from 'vitest';
import { TryAgainError } from './tryAgain.ts';
import { Turns } from './turns.ts';

const REFUSAL = 'Please try again.';
const turns = (limits = {}) => new Turns({ waiting: 10, waitMs: 10_000, ...limits }, REFUSAL);

/** Work that ends when `end` is called. */
function work<T>(value: T) {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { run: () => promise, end: () => resolve(value) };
}

it('work on one thing runs in the order of its arrival, also after a failure', async () => {
  const all = turns();
  const order: number[] = [];
  const one = (number: number) =>
    all.run('a', async () => {
      order.push(number);
      await Promise.resolve();
      if (number === 2) throw new Error('broken');
      return number;
    });
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(one));
  expect(order).toEqual([1, 2, 3, 4]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

it('work on another thing does not wait', async () => {
  const all = turns();
  const first = work('first');
  const running = all.run('a', first.run);
  await expect(all.run('b', () => Promise.resolve('other'))).resolves.toBe('other');
  first.end();
  await expect(running).resolves.toBe('first');
});

it('more than the limit is refused at once with a sentence, and a later try succeeds', async () => {
  const all = turns({ waiting: 1 });
  const first = work('first');
  const running = all.run('a', first.run);
  const second = all.run('a', () => Promise.resolve('second'));
  const refusal: unknown = await all
    .run('a', () => Promise.resolve('third'))
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TryAgainError);
  expect(refusal).toMatchObject({ kind: 'conflict', message: REFUSAL, retryAfterSeconds: 1 });
  first.end();
  await expect(Promise.all([running, second])).resolves.toEqual(['first', 'second']);
  await expect(all.run('a', () => Promise.resolve('third'))).resolves.toBe('third');
});

it('work whose turn does not come in time is refused and never runs', async () => {
  const all = turns({ waitMs: 10 });
  const first = work('first');
  const running = all.run('a', first.run);
  let hasRun = false;
  await expect(all.run('a', () => Promise.resolve((hasRun = true)))).rejects.toThrow(REFUSAL);
  first.end();
  await running;
  await expect(all.run('a', () => Promise.resolve('next'))).resolves.toBe('next');
  expect(hasRun).toBe(false);
});
