import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLate } from './lateCode.ts';

const code = { part: 'here' };
const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** The hook, where each call of `load` gets the next of `answers`. */
function late(...answers: (() => Promise<typeof code>)[]) {
  const load = vi.fn<() => Promise<typeof code>>();
  for (const answer of answers) load.mockImplementationOnce(answer);
  const onFailed = vi.fn<() => void>();
  const { result, rerender } = renderHook(
    ({ isWanted }: { isWanted: boolean }) => useLate(load, isWanted, onFailed),
    { initialProps: { isWanted: false } },
  );
  return { load, onFailed, result, want: (isWanted: boolean) => rerender({ isWanted }) };
}

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

it('useLate loads the wanted code once', async () => {
  const { load, result, want } = late(() => Promise.resolve(code));
  expect(load).not.toHaveBeenCalled();
  want(true);
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toBe(code));
  want(false);
  want(true);
  await goOnline();
  expect(result.current).toBe(code);
  expect(load).toHaveBeenCalledOnce();
});

it('useLate retries when the network is back', async () => {
  const { onFailed, result, want } = late(offline, () => Promise.resolve(code));
  want(true);
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  expect(result.current).toBeNull();
  await goOnline();
  expect(result.current).toBe(code);
});

it('useLate imports nothing while the browser is offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, onFailed, result, want } = late(() => Promise.resolve(code));
  want(true);
  expect(onFailed).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await goOnline();
  expect(result.current).toBe(code);
});

it('useLate retries only when the code is wanted again', async () => {
  const { load, onFailed, result, want } = late(offline, () => Promise.resolve(code));
  want(true);
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
  want(false);
  await goOnline();
  expect(load).toHaveBeenCalledOnce();
  want(true);
  await waitFor(() => expect(result.current).toBe(code));
});
