import { describe, expect, it } from 'vitest';
import { contentEncoding } from './preparedReply.ts';

describe('contentEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate', 'identity'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['BR;Q=0.5', 'br'],
    ['*;q=0', 'identity'],
    [';;;=,q=0', 'identity'],
  ])('the encoding for the header %s is %s', (accepted, expected) =>
    expect(contentEncoding(accepted, ['br', 'gzip'])).toBe(expected),
  );

  it('only an offered encoding is chosen', () => {
    expect(contentEncoding('gzip, br', ['gzip'])).toBe('gzip');
    expect(contentEncoding('br', ['gzip'])).toBe('identity');
  });
});
