import { describe, expect, it } from 'vitest';
import { etagMatches } from './preparedReply.ts';

describe('etagMatches', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['W/"7-ab"', true],
    ['"7-ab"', true],
    ['*', true],
    ['W/"6-ab", W/"7-ab"', true],
    ['W/"7-abc"', false],
    ['7-ab', false],
    ['W/"17-ab"', false],
  ])('the If-None-Match header %s matches: %s', (header, expected) =>
    expect(etagMatches(header, 'W/"7-ab"')).toBe(expected),
  );
});
