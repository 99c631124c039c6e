import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('values are stored under the keys of the specification', () => {
  writeStored('restaurantClaimToken', 'abc');
  expect(localStorage.getItem('restaurantClaimToken')).toBe('abc');
  writeStored('restaurantClaimToken', null);
  expect(readStored('restaurantClaimToken')).toBeNull();
});

it('the app works without storage when the browser blocks it', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('token')).toBeNull();
  expect(writeStored('token', 'x')).toBe(false);
});

it('session storage and local storage are separate', () => {
  writeStored('verificationDismissed', 'VXNlcjox', 'visit');
  expect(readStored('verificationDismissed', 'visit')).toBe('VXNlcjox');
  expect(readStored('verificationDismissed')).toBeNull();
  expect(sessionStorage.getItem('verificationDismissed')).toBe('VXNlcjox');
});
