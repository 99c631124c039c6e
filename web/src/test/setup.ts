import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils builds its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
