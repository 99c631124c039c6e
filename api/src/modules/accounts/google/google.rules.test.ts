import { describe, expect, it } from 'vitest';
import { googlePersonOf, refusalLanding, successLanding } from './google.rules.ts';

const told = {
  issuer: 'https://accounts.google.com',
  subject: '1',
  email: 'rosa@example.org',
  emailVerified: true,
  name: 'Rosa Marchetti',
};

describe('googlePersonOf', () => {
  it('a verified person has a subject, an address and a name', () =>
    expect(googlePersonOf(told)).toEqual({
      issuer: 'https://accounts.google.com',
      subject: '1',
      email: 'rosa@example.org',
      name: 'Rosa Marchetti',
    }));

  it.each([
    ['has a lower-case address', { email: ' Rosa@Example.ORG ' }, { email: 'rosa@example.org' }],
    ['has a name on one line', { name: ' Rosa\n  Marchetti ' }, { name: 'Rosa Marchetti' }],
    ['has a name of at most 100 characters', { name: 'x'.repeat(101) }, { name: 'x'.repeat(100) }],
    ['has no half of a character', { name: `${'x'.repeat(99)}😀` }, { name: `${'x'.repeat(99)}�` }],
    [
      'is called by the address when the name is a web address',
      { name: 'Visit evil.example/pay' },
      { name: 'rosa' },
    ],
    ['is called by the address when the name imitates a bank', { name: 'HSBC Security' }, { name: 'rosa' }],
    ['is called by the address without a name', { name: null }, { name: 'rosa' }],
    ['is called by the address with a blank name', { name: ' \u0000 ' }, { name: 'rosa' }],
  ])('a verified person %s', (_what, change, expected) =>
    expect(googlePersonOf({ ...told, ...change })).toMatchObject(expected),
  );

  it.each([
    ['the address is not verified', { emailVerified: false }],
    ['there is no address', { email: null }],
    ['the address is not valid', { email: 'rosa' }],
    ['the address is longer than mail allows', { email: `${'x'.repeat(64)}@${'x'.repeat(190)}.org` }],
  ])('there is no person when %s', (_what, change) =>
    expect(googlePersonOf({ ...told, ...change })).toBeNull(),
  );
});

describe('landings', () => {
  it.each([
    ['denied', 'https://forkfront.example/auth/callback'],
    ['failed', 'https://forkfront.example/login?error=auth-failed'],
    ['emailUnverified', 'https://forkfront.example/login?error=email-unverified'],
    ['rateLimited', 'https://forkfront.example/login?error=too-many-tries'],
  ] as const)('after %s is %s', (refusal, page) =>
    expect(refusalLanding('https://forkfront.example', refusal)).toBe(page),
  );

  it('the page after a sign-in gets the code', () =>
    expect(successLanding('https://forkfront.example', 'a&b')).toBe(
      'https://forkfront.example/auth/callback?token=a%26b',
    ));
});
