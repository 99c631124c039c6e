import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { celebrate } from './ClaimPanel.tsx';

const fire = Object.assign(vi.fn(), { reset: vi.fn() });
const create = vi.fn(() => fire);
vi.mock('canvas-confetti', () => ({ default: { create: (...given: []) => create(...given) } }));

const canvas = (): HTMLCanvasElement => {
  const made = document.createElement('canvas');
  vi.spyOn(made, 'getContext').mockReturnValue({} as CanvasRenderingContext2D);
  return made;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it(
  'confetti falls for 6 seconds, without a worker, and not with reduced motion',
  { tags: ['@long'] },
  async () => {
    const place = canvas();
    celebrate(place, ['#123456']);
    await vi.waitUntil(() => fire.mock.calls.length > 0);
    expect(create).toHaveBeenCalledWith(
      place,
      expect.objectContaining({ useWorker: false, disableForReducedMotion: true }),
    );
    vi.advanceTimersByTime(5_900);
    const near = fire.mock.calls.length;
    expect(near).toBeGreaterThan(12);
    expect(fire.reset).not.toHaveBeenCalled();
    // Also where few frames are drawn in a second, no piece falls longer.
    vi.advanceTimersByTime(100);
    expect(fire.reset).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(10_000);
    expect(fire).toHaveBeenCalledTimes(near);
  },
);

it('confetti stops at once when the claim form is left', { tags: ['@long'] }, async () => {
  const end = celebrate(canvas(), []);
  await vi.waitUntil(() => fire.mock.calls.length > 0);
  end();
  const count = fire.mock.calls.length;
  vi.advanceTimersByTime(10_000);
  expect(fire).toHaveBeenCalledTimes(count);
  expect(fire.reset).toHaveBeenCalledOnce();
});
