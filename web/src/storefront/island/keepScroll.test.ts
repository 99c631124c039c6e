import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepScroll } from './keepScroll.ts';

const scrolledTo = vi.fn<(options: ScrollToOptions) => void>();

/** A new version of a page in the frame, without the handlers of the previous one. */
function load(address: string, onDrawn = () => undefined): void {
  onscroll = null;
  history.replaceState(null, '', address);
  keepScroll(onDrawn);
  dispatchEvent(new Event('load'));
}

function scrolled(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  sessionStorage.clear();
  scrolledTo.mockClear();
  vi.stubGlobal('scrollTo', scrolledTo);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
});
afterEach(() => void vi.unstubAllGlobals());

it('the preview scrolls at once to the position of the previous version', () => {
  load('/?v=1');
  scrolled(2400);
  load('/?v=2');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2400, behavior: 'instant' });
});

it('each page of the preview has its own scroll position', () => {
  load('/?v=1');
  scrolled(2400);
  load('/basket');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('the preview starts at the top when storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const kept = { getItem: vi.fn(refuse), setItem: vi.fn(refuse) };
  vi.stubGlobal('sessionStorage', kept);
  load('/?v=1');
  scrolled(2400);
  expect(kept.setItem).toHaveBeenCalledWith('scroll:/', '2400');
  load('/?v=2');
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});

it('the position is restored again when the frame is drawn, because it may have no size before', () => {
  load('/?v=1');
  scrolled(2400);
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  load('/?v=2');
  scrolled(0);
  for (const draw of frames) draw();
  expect(scrolledTo.mock.lastCall).toEqual([{ top: 2400, behavior: 'instant' }]);
});

it('a frame without a size waits for it before it scrolls to the edited dish and keeps positions', () => {
  load('/?v=1');
  scrolled(2400);
  vi.stubGlobal('innerHeight', 0);
  const drawn = vi.fn<() => undefined>();
  load('/?v=2', drawn);
  scrolled(7000);
  expect(drawn).not.toHaveBeenCalled();
  vi.stubGlobal('innerHeight', 516);
  dispatchEvent(new Event('resize'));
  expect(scrolledTo).toHaveBeenLastCalledWith({ top: 2400, behavior: 'instant' });
  expect(drawn).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('scroll:/')).toBe('2400');
});
