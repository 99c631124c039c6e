import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safeRedirect.ts';

describe('safeRedirect', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/account', '/account'],
    ['/my-restaurants?x=1', '/my-restaurants?x=1'],
    ['/editor/UmVzdGF1cmFudDox', '/editor/UmVzdGF1cmFudDox'],
    ['/services#social', '/services#social'],
    ['/', '/'],
    ['/packages?upgrading=abc&next=https%3A%2F%2Fa.b', '/packages?upgrading=abc&next=https%3A%2F%2Fa.b'],
  ])('keeps the known path %s', (redirect, expected) => {
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
  ])('answers /dashboard instead of %j', (redirect) => {
    expect(safeRedirect(redirect)).toBe('/dashboard');
  });

  it('appends extra values as a query string', () => {
    expect(safeRedirect('/packages?a=1', { b: 2, c: 'x y' })).toBe('/packages?a=1&b=2&c=x+y');
  });

  it('lets the values of the redirect win', () => {
    expect(safeRedirect('/packages?upgrading=mine', { upgrading: 'other' })).toBe('/packages?upgrading=mine');
  });

  it('leaves out extra values that are no plain value', () => {
    expect(safeRedirect('/packages', { a: { b: 1 }, c: undefined, d: null })).toBe('/packages');
  });

  it('drops the query and anchor of a refused path, not the extra values', () => {
    expect(safeRedirect('//evil.example?token=1#x', { plan: 'gold' })).toBe('/dashboard?plan=gold');
  });

  it('drops an anchor that is no plain name', () => {
    expect(safeRedirect('/services#<script>')).toBe('/services');
  });
});
