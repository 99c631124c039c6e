import { describe, expect, it } from 'vitest';
import { emailChangeProblems } from './account.rules.ts';

const withPassword = { email: 'ana@example.org', hasPassword: true };
const withGoogle = { email: 'ana@example.org', hasPassword: false };
const good = { email: ' Ana.New@example.org ', password: 'correct horse' };

describe('emailChangeProblems', () => {
  it.each([
    ['a new address and a password', good, withPassword],
    ['a new address without a password, where there is none', { ...good, password: null }, withGoogle],
  ])('%s is a valid change of address', (_what, change, viewer) =>
    expect(emailChangeProblems(change, viewer)).toEqual([]),
  );

  it.each([
    ['email', { ...good, email: '' }, 'Please enter your email address.'],
    ['email', { ...good, email: 'ana@' }, 'Please check the email address.'],
    ['email', { ...good, email: 'a@b.co\nBcc: x@y.co' }, 'Please check the email address.'],
    ['email', { ...good, email: 'ana@example.org' }, 'That’s already your email address.'],
    ['email', { ...good, email: ' ANA@Example.org ' }, 'That’s already your email address.'],
    ['password', { ...good, password: '' }, 'Please enter a password.'],
    ['password', { ...good, password: null }, 'Please enter a password.'],
  ])('the problem of %s is reported for %j', (path, change, message) =>
    expect(emailChangeProblems(change, withPassword)).toEqual([{ path, message }]),
  );

  it('both problems are reported at once', () =>
    expect(emailChangeProblems({ email: '', password: null }, withPassword).map(({ path }) => path)).toEqual([
      'email',
      'password',
    ]));
});
