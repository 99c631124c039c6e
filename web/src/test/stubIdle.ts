import { vi } from 'vitest';

/** The browser has a quiet moment at once: what waits for one comes. */
export function stubIdle(): void {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((call) => {
    queueMicrotask(() => call({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  });
}
