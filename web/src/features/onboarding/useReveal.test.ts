import { fireEvent, renderHook } from '@testing-library/react';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { timings } from '../../lib/timings.ts';
import { useReveal } from './useReveal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function reveal() {
  const dispatch = vi.fn();
  const { unmount } = renderHook(() => useReveal(true, dispatch));
  return { dispatch, unmount };
}
const moved = { type: 'revealed', isMoved: true };
const still = { type: 'revealed', isMoved: false };

it('a new site stands alone for two seconds', () => {
  const { dispatch } = reveal();
  vi.advanceTimersByTime(timings.reveal - 1);
  expect(dispatch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dispatch.mock.calls).toEqual([[moved]]);
  expect(timings.reveal).toBe(2000);
});

it.each(['keydown', 'pointerdown', 'wheel', 'touchmove'])('%s ends the reveal', (name) => {
  const { dispatch, unmount } = reveal();
  fireEvent(window, new Event(name));
  expect(dispatch.mock.calls).toEqual([[moved]]);
  unmount();
  fireEvent(window, new Event(name));
  vi.advanceTimersByTime(timings.reveal);
  expect(dispatch).toHaveBeenCalledTimes(1);
});

it('nothing moves for those who want no motion', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(matchMedia(query), 'matches', {
      value: query === '(prefers-reduced-motion: reduce)',
    }),
  );
  expect(reveal().dispatch.mock.calls).toEqual([[still]]);
});

it('nothing moves while the visitor writes in a field', () => {
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  expect(reveal().dispatch.mock.calls).toEqual([[still]]);
});
