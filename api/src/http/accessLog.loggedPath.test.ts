import { describe, expect, it } from 'vitest';
import { loggedPath } from './accessLog.ts';

describe('loggedPath', () => {
  it.each([
    ['/', '/'],
    ['/graphql', '/graphql'],
    ['/api/v1/users/me', '/api/v1/users/me'],
    ['/assets/index-B2x_9.js', '/assets/index-B2x_9.js'],
    [
      '/api/v1/restaurant-portal/restaurants/0198a1b2-aaaa-7bbb-8ccc-0123456789ab',
      '/api/v1/restaurant-portal/restaurants/:id',
    ],
    ['/editor/UmVzdGF1cmFudDox', '/editor/:id'],
    ['/graphql?query={viewer{email}}', '/graphql'],
    ['/auth/callback?code=secret', '/auth/callback'],
    ['?code=secret', ''],
    ['//', '//'],
    ['http://evil.example/x', ':id//:id/x'],
  ])('the path %s is logged as %s', (url, expected) => expect(loggedPath(url)).toBe(expected));

  it.each([
    ['/reset-password/abc', '/reset-password/:token'],
    ['/verify-email/abc', '/verify-email/:token'],
    ['/order/abc/events', '/order/:token/events'],
    ['/answer/abc', '/answer/:token'],
    ['/redesign-answer/abc', '/redesign-answer/:token'],
    ['/api/v1/users/reset-password/abc', '/api/v1/users/reset-password/:token'],
  ])('the secret of %s is logged as %s even when it looks like a word', (url, expected) =>
    expect(loggedPath(url)).toBe(expected),
  );

  it.each(['/ana@example.org', '/ana%40example.org', '/+447700900123', '/Ana-Smith-7', `/${'a'.repeat(64)}`])(
    'the path %s is hidden in the log',
    (url) => expect(loggedPath(url)).toBe('/:id'),
  );

  it('the logged path has at most 200 characters', () =>
    expect(loggedPath(`/${'a/'.repeat(16_000)}`).length).toBeLessThanOrEqual(200));
});
