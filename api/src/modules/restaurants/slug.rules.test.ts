import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugCandidate, slugOf } from './slug.rules.ts';

describe('slugOf', () => {
  it.each([
    ['Pizza Roma', 'pizza-roma'],
    ["Luigi's Trattoria", 'luigis-trattoria'],
    ['Café Münster & Söhne', 'cafe-muenster-and-soehne'],
    ['  --Olive--  ', 'olive'],
    ['寿司', 'restaurant'],
    ['', 'restaurant'],
    ['!!!', 'restaurant'],
    ['www', 'www-restaurant'],
    ['API', 'api-restaurant'],
    ['xn--pple-43d', 'xn-pple-43d'],
    ['Xn Pple', 'xn-pple'],
    ['a'.repeat(60), 'a'.repeat(40)],
  ])('%j becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('is always a DNS label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(name)).toMatch(/^[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?$/);
        expect(slugOf(name)).not.toMatch(/^xn--/);
      }),
    );
  });
});

describe('slugCandidate', () => {
  it.each([
    [1, 'roma'],
    [2, 'roma-2'],
    [17, 'roma-17'],
  ])('attempt %i', (attempt, slug) => expect(slugCandidate('roma', attempt)).toBe(slug));
});
