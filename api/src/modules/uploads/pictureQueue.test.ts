import { describe, expect, it } from 'vitest';
import { PictureQueue } from './pictureQueue.ts';

/** Work that the test ends by hand. It counts the running pieces. */
function bench(queue: PictureQueue) {
  const ends: (() => void)[] = [];
  const state = { running: 0, most: 0 };
  const add = (caller: string) =>
    queue.tryRun(caller, async () => {
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise<void>((resolve) => ends.push(resolve));
      state.running -= 1;
      return caller;
    });
  const endAll = async () => {
    for (let rounds = 0; rounds < 100; rounds += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { state, add, endAll };
}

describe('the queue of pictures', () => {
  it('the queue runs few pictures at a time, lets some wait, and refuses the rest at once', async () => {
    const { state, add, endAll } = bench(new PictureQueue({ running: 2, waiting: 3, perCaller: 99 }));
    const all = Array.from({ length: 40 }, (_, index) => add(`caller ${index}`));
    await endAll();
    const results = await Promise.all(all);
    expect(state.most).toBe(2);
    expect(results.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((n) => ({ ok: true, value: `caller ${n}` })));
    expect(results.slice(5)).toEqual(results.slice(5).map(() => ({ ok: false, error: 'full' })));
  });

  it('finished pictures free their places', async () => {
    const { add, endAll } = bench(new PictureQueue({ running: 1, waiting: 0, perCaller: 1 }));
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [add('ana'), add('bo')];
      await endAll();
      expect(await Promise.all([first, second])).toEqual([
        { ok: true, value: 'ana' },
        { ok: false, error: 'full' },
      ]);
    }
  });

  it('the queue keeps places for other callers when one caller asks for many', async () => {
    const { add, endAll } = bench(new PictureQueue({ running: 1, waiting: 8, perCaller: 3 }));
    const greedy = Array.from({ length: 40 }, () => add('greedy'));
    const other = add('other');
    await endAll();
    expect((await Promise.all(greedy)).filter(({ ok }) => ok)).toHaveLength(3);
    expect(await other).toEqual({ ok: true, value: 'other' });
  });

  it('work that must not be refused waits behind a full queue', async () => {
    const queue = new PictureQueue({ running: 1, waiting: 0, perCaller: 1 });
    const { add, endAll } = bench(queue);
    const first = add('ana');
    const paid = queue.run(() => Promise.resolve('paid'));
    await endAll();
    expect(await Promise.all([first, paid])).toEqual([{ ok: true, value: 'ana' }, 'paid']);
  });

  it('the queue continues after work that threw', async () => {
    const queue = new PictureQueue({ running: 1, waiting: 1, perCaller: 1 });
    await expect(queue.tryRun('ana', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.tryRun('ana', () => Promise.resolve(1))).toEqual({ ok: true, value: 1 });
  });
});
