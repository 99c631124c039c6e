import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils builds its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// There is no idle moment here: what comes by itself stays away unless a test calls it (stubIdle.ts).
Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });

// A busy machine draws late.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  // Tests of what runs on the server have no browser.
  if (typeof window === 'undefined') return;
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
