import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToTop } from './scrollToTop.ts';

let positions: ScrollToOptions[] = [];
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  positions = [];
  frames = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...[to]: unknown[]) => void positions.push(to as object));
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});

const at = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
const less = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches, media }) as MediaQueryList);

it('scrollToTop takes 300 ms', () => {
  at(900);
  less(false);
  scrollToTop();
  for (const now of [1000, 1150, 1299, 1300]) frames.shift()?.(now);
  const tops = positions.map(({ top }) => top);
  expect(tops[0]).toBe(900);
  expect(tops).toEqual([...tops].sort((a = 0, b = 0) => b - a));
  expect(tops.at(-1)).toBe(0);
  expect(frames).toEqual([]);
});

it('scrollToTop jumps to the top when less motion is preferred', () => {
  at(900);
  less(true);
  scrollToTop();
  expect(positions).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(frames).toEqual([]);
});

it('scrollToTop does nothing at the top of the page', () => {
  at(0);
  less(false);
  scrollToTop();
  expect([positions, frames]).toEqual([[], []]);
});
