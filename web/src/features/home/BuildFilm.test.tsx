import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuildFilm } from './BuildFilm.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const preferReduced = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList);

function play() {
  const { container } = render(<BuildFilm theme="dark" />);
  const pictures = [...container.querySelectorAll('img')];
  const load = () => pictures.forEach((picture) => fireEvent.load(picture));
  const shown = () => pictures.findIndex((picture) => picture.hasAttribute('data-shown'));
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
  return { pictures, load, shown, pass };
}

/** The finished page is shown so long before the build. */
const FINISHED_MS = 2_000;

it('the build waits for its pictures, shows the finished page, then plays them in order, once', async () => {
  preferReduced(false);
  const { pictures, load, shown, pass } = play();
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/shots/build-1-dark-390.webp',
    '/shots/build-2-dark-390.webp',
    '/shots/build-3-dark-390.webp',
  ]);
  await pass(5_000);
  expect(shown()).toBe(-1);
  load();
  await pass(FINISHED_MS - 100);
  expect(shown()).toBe(-1);
  expect(screen.queryByText('We’re called Olive & Ember')).not.toBeInTheDocument();
  await pass(100);
  expect(screen.getByText('We’re called Olive & Ember')).toBeVisible();
  const seen = [shown()];
  for (let step = 0; step < 4; step += 1) {
    await pass(1_500);
    seen.push(shown());
  }
  expect(seen).toEqual([0, 1, 2, -1, -1]);
  expect(screen.getByRole('button', { name: 'Play how it was built' })).toBeVisible();
});

it('the build can be paused and goes on where it was', async () => {
  preferReduced(false);
  const { load, shown, pass } = play();
  load();
  await pass(FINISHED_MS);
  await pass(1_500);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(5_000);
  expect(shown()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await pass(1_500);
  expect(shown()).toBe(2);
});

it('with reduced motion the build waits for a press', async () => {
  preferReduced(true);
  const { load, shown, pass } = play();
  load();
  await pass(5_000);
  expect(shown()).toBe(-1);
  await userEvent.click(screen.getByRole('button', { name: 'Play how it was built' }));
  expect(shown()).toBe(0);
});
