import { expect, it } from 'vitest';
import { asTryAgain } from './tryAgain.ts';
import { unlessAway, within } from './within.ts';

const never = new Promise<string>(() => undefined);
const refused = () =>
  Promise.reject<string>(
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  );

it('a read within its time has its value or its own error', async () => {
  expect(await within(1_000, Promise.resolve('menu'))).toBe('menu');
  await expect(within(1_000, Promise.reject(new Error('a mistake')))).rejects.toThrow('a mistake');
});

it('a read that takes too long counts as an outage', async () => {
  const error: unknown = await within(1, never).catch((reason: unknown) => reason);
  expect(asTryAgain(error)).toMatchObject({ kind: 'unavailable' });
});

it('what a page can do without is left out during an outage, and only then', async () => {
  expect(await unlessAway(Promise.resolve('stock'), 'nothing')).toBe('stock');
  expect(await unlessAway(refused(), 'nothing')).toBe('nothing');
  expect(await unlessAway(never, 'nothing')).toBe('nothing');
  await expect(unlessAway(Promise.reject(new Error('a mistake')), 'nothing')).rejects.toThrow('a mistake');
});
