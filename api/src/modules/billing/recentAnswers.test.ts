import { expect, it, vi } from 'vitest';
import { RecentAnswers } from './recentAnswers.ts';

it('a response is cached for 3 s by its key', async () => {
  const began = Date.now();
  let now = began;
  const recent = new RecentAnswers<number>(() => new Date(now));
  let asked = 0;
  const get = (key: string) => recent.get(key, () => Promise.resolve((asked += 1)));
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2]);
  now = began + 2_999;
  expect(await get('a')).toBe(1);
  now = began + 3_000;
  expect(await get('a')).toBe(3);
});

it('a failure reaches all waiting callers and is not cached', async () => {
  const recent = new RecentAnswers<number>(() => new Date());
  const ask = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue(1);
  const both = await Promise.allSettled([recent.get('a', ask), recent.get('a', ask)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await recent.get('a', ask)).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('at most 1,000 responses are cached', async () => {
  const recent = new RecentAnswers<number>(() => new Date());
  const ask = vi.fn(() => Promise.resolve(1));
  for (let key = 0; key <= 1_000; key += 1) await recent.get(String(key), ask);
  await recent.get('1000', ask);
  expect(ask).toHaveBeenCalledTimes(1_001);
  await recent.get('0', ask);
  expect(ask).toHaveBeenCalledTimes(1_002);
});
