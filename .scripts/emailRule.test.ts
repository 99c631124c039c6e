import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem } from '../api/src/modules/accounts/account.rules.ts';
import { isEmail } from '../web/src/forms/isEmail.ts';

const isTaken = (email: string): boolean => emailProblem(email) === null;

/** Addresses that the server takes, and others. */
const TAKEN = [
  'a@b.co',
  ' anna+test@mail.studio.example ',
  'Anna@STUDIO.Example',
  'O’Hara@example.com',
  "o'hara@example.com",
  'jörg@example.org',
  'ana@bücher.example',
  'ana@bu\u0308cher.example',
  'ana@xn--bcher-kva.example',
  'عنا@مثال.إختبار',
  'ana\u200b@b.co',
  `a@${'b'.repeat(63)}.co`,
  `${'a'.repeat(64)}@b.co`,
];
const REFUSED = [
  '',
  ' ',
  'anna',
  'anna@studio',
  '@studio.example',
  'a b@c.de',
  'a@b@c.de',
  'anna@.',
  'a@.co',
  'a@b..co',
  '.ana@b.co',
  'ana.@b.co',
  'a..na@b.co',
  '<a@b.co>',
  'a@b.co,c@d.co',
  'a;b@c.co',
  'a@b.co\nBcc: x@y.co',
  'a\0@b.co',
  'x@a_b.test',
  'a@-b.co',
  'a@b-.co',
  'ana@b.co/c',
  'ana@b.co:25',
  'ana@b.co#c',
  'ana@127.0.0.1',
  'ana@[127.0.0.1]',
  'ana@b.0x7f',
  'ana＠b.co',
  `a@${'b'.repeat(64)}.co`,
  `a@${'ü'.repeat(60)}.co`,
  `${'a'.repeat(65)}@b.co`,
  `a@${'b.'.repeat(130)}co`,
  'x'.repeat(100_000),
];

describe('the forms of the app and the server have one rule for email addresses', () => {
  it.each(TAKEN)('%j is taken by both', (email) => {
    expect([isEmail(email), isTaken(email)]).toEqual([true, true]);
  });

  it.each(REFUSED)('%j is refused by both', (email) => {
    expect([isEmail(email), isTaken(email)]).toEqual([false, false]);
  });

  it('no address is taken by one of them alone', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'a',
        'b1',
        '-',
        '_',
        '.',
        ' ',
        'ü',
        'u\u0308',
        'مثال',
        '\u200b',
        '@',
        '0x7f',
        'xn--',
        'ß',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.constantFrom('b'.repeat(63), 'ü'.repeat(40), 'a'.repeat(64)),
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    const address = fc.oneof(
      text,
      fc.emailAddress(),
      fc.tuple(text, text, text).map(([local, domain, end]) => `${local}@${domain}.${end}`),
    );
    fc.assert(
      fc.property(address, (email) => {
        expect(isEmail(email)).toBe(isTaken(email));
      }),
      { numRuns: 2000 },
    );
  });
});
