import { onTestFinished, vi } from 'vitest';

/** Watches, for one test, what only a real browser does: going to another address, and its own alert. */
export function watchBrowser() {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const alert = vi.fn<(message: string) => void>();
  vi.stubGlobal('alert', alert);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { assign, alert };
}
