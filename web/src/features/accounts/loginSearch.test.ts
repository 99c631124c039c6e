import { expect, it } from 'vitest';
import { readStored, writeStored } from '../../lib/storage.ts';
import { takeRedirect } from './loginSearch.ts';

it.each([
  [null, '/dashboard'],
  ['redirect=%2Fpackages&upgrading=abc', '/packages?upgrading=abc'],
  ['redirect=%2Faccount&error=auth-failed', '/account'],
  ['error=token-missing', '/dashboard'],
  ['/packages?upgrading=abc', '/packages?upgrading=abc'],
  ['//evil.example', '/dashboard'],
  ['redirect=%2F%2Fevil.example', '/dashboard'],
])('the stored value %j leads to %s once', (stored, path) => {
  writeStored('redirectState', stored);
  expect(takeRedirect()).toBe(path);
  expect(readStored('redirectState')).toBeNull();
  expect(takeRedirect()).toBe('/dashboard');
});
