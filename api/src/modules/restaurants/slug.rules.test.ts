import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugCandidate, slugOf, slugProblem, slugRoot } from './slug.rules.ts';

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
    ['MTA STS', 'mta-sts-restaurant'],
    ['Forkfront Login', 'restaurant'],
    ['Verify your card', 'restaurant'],
    ['xn--pple-43d', 'xn-pple-43d'],
    ['Xn Pple', 'xn-pple'],
    ['a'.repeat(60), 'a'.repeat(40)],
  ])('the name %j gets the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug));

  it('the slug of any name is a DNS label', () => {
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
  ])('the candidate of attempt %i is %s', (attempt, slug) =>
    expect(slugCandidate('roma', attempt)).toBe(slug),
  );
});

describe('slugProblem', () => {
  it.each([
    'abc',
    'olive-and-ember',
    '24-7',
    'a'.repeat(40),
    'xn-pple',
    'test-kitchen',
    'shop-on-the-corner',
    'order-of-the-oak',
  ])('%s is accepted as a slug', (slug) => expect(slugProblem(slug)).toBeNull());

  it.each([
    ['', 'Please use at least 3 characters.'],
    ['ab', 'Please use at least 3 characters.'],
    ['a'.repeat(41), 'Please use at most 40 characters.'],
    ['Olive', 'Please only use a–z, 0–9 and hyphens.'],
    ['olive.ember', 'Please only use a–z, 0–9 and hyphens.'],
    ['olive ember', 'Please only use a–z, 0–9 and hyphens.'],
    ['olivé', 'Please only use a–z, 0–9 and hyphens.'],
    ['oli\u0000ve', 'Please only use a–z, 0–9 and hyphens.'],
    ['-olive', 'Please put single hyphens between words, and none at the start or the end.'],
    ['olive-', 'Please put single hyphens between words, and none at the start or the end.'],
    ['olive--ember', 'Please put single hyphens between words, and none at the start or the end.'],
    ['xn--pple-43d', 'Please put single hyphens between words, and none at the start or the end.'],
    ['www', 'This address is reserved. Please choose another one.'],
    ['secure-login', 'This address is reserved. Please choose another one.'],
    ['forkfront-support', 'This address is reserved. Please choose another one.'],
    ['forkfront', 'This address is reserved. Please choose another one.'],
  ])('%j is refused as a slug: %s', (slug, message) => expect(slugProblem(slug)).toBe(message));

  it.each([
    'www2',
    'admin1',
    'admin-1',
    'email-security',
    'well-known',
    'sandbox',
    'adm1n',
    'ns12',
    'api-v2',
    '2shop',
  ])('%s is reserved, because only reserved words and numbers are in it', (slug) => {
    expect(slugProblem(slug)).toBe('This address is reserved. Please choose another one.');
  });

  it('the slug of any name is accepted, if it has 3 characters', () => {
    const chosen = fc
      .string({ unit: 'grapheme', minLength: 3 })
      .map(slugOf)
      .filter(({ length }) => length >= 3 && length <= 40);
    fc.assert(
      fc.property(chosen, (slug) => {
        expect(slugProblem(slug)).toBeNull();
      }),
    );
  });
});

describe('slugRoot', () => {
  it.each([
    ['roma', 'roma'],
    ['roma-2', 'roma'],
    ['roma-2-3', 'roma'],
    ['pizza-24-7-roma', 'pizza-24-7-roma'],
  ])('the root of %s is %s', (slug, root) => expect(slugRoot(slug)).toBe(root));

  it('a slug and all its candidates have the same root', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999 }), (name, attempt) => {
        const slug = slugOf(name);
        expect(slugRoot(slugCandidate(slug, attempt))).toBe(slugRoot(slug));
      }),
    );
  });
});
