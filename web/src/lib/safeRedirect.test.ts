import { expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

it.each([
  ['/dashboard', '/dashboard'],
  ['/account', '/account'],
  ['/my-restaurants?x=1', '/my-restaurants?x=1'],
  ['/editor/UmVzdGF1cmFudDox', '/editor/UmVzdGF1cmFudDox'],
  ['/orders', '/orders'],
  ['/orders/T3JkZXI6MQ?at=lucia', '/orders/T3JkZXI6MQ?at=lucia'],
  ['/invitation/AaIJ_a-b.3CIWk3', '/invitation/AaIJ_a-b.3CIWk3'],
  ['/operator/redesigns?show=ours', '/operator/redesigns?show=ours'],
  ['/orders/reports?range=month', '/orders/reports?range=month'],
  ['/services#social', '/services#social'],
  ['/', '/'],
  ['/packages?upgrading=abc&next=https%3A%2F%2Fa.b', '/packages?upgrading=abc&next=https%3A%2F%2Fa.b'],
])('the known path %s is a valid redirect', (redirect, expected) => {
  expect(safeRedirect(redirect)).toBe(expected);
});

it.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/dashboard/..//evil.example',
  '/dashboard/../evil',
  'https://evil.example/dashboard',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '/\tdashboard',
  '\n//evil.example',
  'data:text/html,x',
  'dashboard',
  '@evil.example',
  '/login',
  '/account/..//evil.example',
  '/accounts',
  '/register?redirect=/login',
  '/unknown',
  '/api/v1/users/google',
  '',
  null,
  undefined,
  42,
  ['/setup'],
  { toString: () => '/setup' },
])('%j is refused as a redirect and becomes /dashboard', (redirect) => {
  expect(safeRedirect(redirect)).toBe('/dashboard');
});

it('extra values are appended to the redirect as a query string', () => {
  expect(safeRedirect('/packages?a=1', { b: 2, c: 'x y' })).toBe('/packages?a=1&b=2&c=x+y');
});

it('a value of the redirect replaces an extra value of the same name', () => {
  expect(safeRedirect('/packages?upgrading=mine', { upgrading: 'other' })).toBe('/packages?upgrading=mine');
});

it('extra values that are not strings or numbers are left out', () => {
  expect(safeRedirect('/packages', { a: { b: 1 }, c: undefined, d: null })).toBe('/packages');
});

it('a refused redirect loses its query and anchor, not the extra values', () => {
  expect(safeRedirect('//evil.example?token=1#x', { plan: 'gold' })).toBe('/dashboard?plan=gold');
});

it('an anchor that is not a plain name is removed from the redirect', () => {
  expect(safeRedirect('/services#<script>')).toBe('/services');
});
