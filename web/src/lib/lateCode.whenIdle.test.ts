import { afterEach, expect, it, vi } from 'vitest';
import { whenIdle } from './lateCode.ts';

const idle = (): { calls: IdleRequestCallback[]; cancelled: number[] } => {
  const seen = { calls: [] as IdleRequestCallback[], cancelled: [] as number[] };
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((call) => seen.calls.push(call));
  vi.spyOn(globalThis, 'cancelIdleCallback').mockImplementation((id) => void seen.cancelled.push(id));
  return seen;
};

afterEach(() => vi.useRealTimers());

it('whenIdle calls back in an idle moment after the page is loaded', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { calls } = idle();
  const called = vi.fn<() => void>();
  whenIdle(called);
  expect(calls).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(calls).toEqual([called]);
});

it('whenIdle can be cancelled before and after the page is loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { calls, cancelled } = idle();
  whenIdle(() => undefined)();
  window.dispatchEvent(new Event('load'));
  expect(calls).toEqual([]);
  const stop = whenIdle(() => undefined);
  window.dispatchEvent(new Event('load'));
  stop();
  expect(cancelled).toEqual([1]);
});

it('whenIdle calls back after a timeout in a browser without idle callbacks', () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const { requestIdleCallback } = globalThis;
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const called = vi.fn<() => void>();
  whenIdle(called);
  vi.advanceTimersByTime(3999);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(called).toHaveBeenCalledTimes(1);
  Object.assign(globalThis, { requestIdleCallback });
});
