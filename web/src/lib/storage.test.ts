import { afterEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps values under the keys of the specification', () => {
  writeStored('restaurantClaimToken', 'abc');
  expect(localStorage.getItem('restaurantClaimToken')).toBe('abc');
  writeStored('restaurantClaimToken', null);
  expect(readStored('restaurantClaimToken')).toBeNull();
});

it('goes on without storage when the browser refuses it', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readStored('token')).toBeNull();
  expect(writeStored('token', 'x')).toBe(false);
});

it('keeps what is meant for the visit apart from what stays', () => {
  writeStored('verificationDismissed', 'VXNlcjox', 'visit');
  expect(readStored('verificationDismissed', 'visit')).toBe('VXNlcjox');
  expect(readStored('verificationDismissed')).toBeNull();
  expect(sessionStorage.getItem('verificationDismissed')).toBe('VXNlcjox');
});
