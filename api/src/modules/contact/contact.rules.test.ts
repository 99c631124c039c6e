import { describe, expect, it } from 'vitest';
import { contactProblems, keptSince, tidyInput } from './contact.rules.ts';

const words = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'One\nTwo' };

describe('tidyInput', () => {
  it('tidyInput keeps line breaks in the message only', () =>
    expect(
      tidyInput({
        name: ' Ana\r\nBcc: x@example.org ',
        email: ' Ana@Example.org ',
        subject: 'Hello\r\n\r\nBody\u2028more',
        message: ' One\r\nTwo\0 ',
      }),
    ).toEqual({
      name: 'Ana Bcc: x@example.org',
      email: 'ana@example.org',
      subject: 'Hello Body more',
      message: 'One\nTwo',
    }));
});

describe('keptSince', () => {
  it.each([
    ['2026-11-20T03:12:00Z', '2025-11-20T03:12:00Z'],
    ['2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
    // This day does not exist: nothing is deleted too early.
    ['2028-02-29T03:12:00Z', '2027-03-01T03:12:00Z'],
  ])('keptSince of %s is twelve months earlier', (now, since) =>
    expect(keptSince(new Date(now))).toEqual(new Date(since)),
  );
});

describe('contactProblems', () => {
  it.each([
    ['of usual length', {}],
    ['of maximum length', { name: 'n'.repeat(100), subject: 's'.repeat(150), message: 'm'.repeat(5000) }],
  ])('words %s are valid', (_what, change) => expect(contactProblems({ ...words, ...change })).toEqual([]));

  it.each([
    ['name', '', 'Please enter your name.'],
    ['name', 'n'.repeat(101), 'Please use at most 100 characters.'],
    ['email', '', 'Please enter your email address.'],
    ['email', 'ana', 'Please check the email address.'],
    ['email', 'ana@example.org\r\nbcc: x@example.org', 'Please check the email address.'],
    ['email', 'ana@example.org,bo@example.org', 'Please check the email address.'],
    ['subject', '', 'Please enter a subject.'],
    ['subject', 's'.repeat(151), 'Please use at most 150 characters.'],
    ['message', '', 'Please write your message.'],
    ['message', 'm'.repeat(5001), 'Please use at most 5000 characters.'],
  ])('the problem of %s is reported', (path, value, message) =>
    expect(contactProblems({ ...words, [path]: value })).toEqual([{ path, message }]),
  );

  it('all problems are reported at once', () =>
    expect(contactProblems({ name: '', email: '', subject: '', message: '' })).toHaveLength(4));
});
