import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils builds its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// There is no idle moment here: what comes by itself stays away unless a test calls it (stubIdle.ts).
Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });

// React's act() may draw this and another part that waits in turn, without end (github.com/react/react/issues/37556). Its own
// test has it back.
vi.mock(import('../features/accounts/UnverifiedBanner.tsx'), () => ({ UnverifiedBanner: () => null }));

// Tests of what runs on the server have no browser.
if (typeof window !== 'undefined') await import('./lessWork.ts');

// A busy machine draws late.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
